"""Whatever lies in the assets of a mod: it is read, or told of in a line, and nothing ends."""

import io
import json
import wave
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from shadows.mods import assets, models
from shadows.mods.assets import COLUMNS, AssetError, picture, place, sound, table
from shadows.mods.checking import check_mods
from shadows.mods.models import DAMAGED, HELD_UP, framed, judged, refused
from shadows.saves.paths import Paths
from tests.mods.conftest import CARD
from tests.mods.mutants import mutants

OWN = Path(models.__file__).parents[2] / "assets"
MANY = 500

OGG = OWN / "sounds" / "effects" / "bleed_1.ogg"
MODEL = OWN / "models" / "rat_swarm" / "rat_swarm.bam"


def painted(kind: str, size: tuple[int, int] = (24, 16)) -> bytes:
    file = io.BytesIO()
    Image.effect_noise(size, 80).convert("RGB").save(file, kind)
    return file.getvalue()


def mesh(**changed: object) -> bytes:
    """A place of one triangle."""
    parts: dict[str, object] = {name: np.ones((3, wide), "f4") for name, wide in COLUMNS.items()}
    parts |= {"idx": np.array([[0, 1, 2]], "u4"), "slots": np.ones((4, 4)), "key": np.ones(5), "fire": np.ones((2, 3))}
    file = io.BytesIO()
    np.savez(file, **{name: part for name, part in (parts | changed).items() if part is not None})
    return file.getvalue()


def waved(frames: int = 100) -> bytes:
    file = io.BytesIO()
    with wave.open(file, "wb") as made:
        made.setnchannels(1)
        made.setsampwidth(2)
        made.setframerate(8000)
        made.writeframes(bytes(2 * frames))
    return file.getvalue()


@pytest.fixture
def file(tmp_path: Path) -> Callable[[bytes], Path]:
    def written(content: bytes) -> Path:
        (tmp_path / "file").write_bytes(content)
        return tmp_path / "file"

    return written


KINDS: dict[str, tuple[Callable[[Path], object], Callable[[], bytes]]] = {
    "png": (picture, lambda: painted("PNG")),
    "webp": (picture, lambda: painted("WEBP")),
    "jpeg": (picture, lambda: painted("JPEG")),
    "npz": (place, mesh),
    "ogg": (sound, OGG.read_bytes),
    "wav": (sound, waved),
    "json": (table, lambda: json.dumps({"golem": {"height": 2.5, "motions": {"idle": 1}}}).encode()),
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_whole_file_is_read(kind, file) -> None:
    read, whole = KINDS[kind]
    read(file(whole()))


@pytest.mark.parametrize("kind", KINDS)
def test_500_damaged_files_are_read_or_told_of(kind, file) -> None:
    read, whole = KINDS[kind]
    refusals = 0
    for damaged in mutants(whole(), MANY):
        try:
            read(file(damaged))
        except AssetError:
            refusals += 1
    assert refusals >= MANY // 10


def test_500_damaged_models_are_read_or_told_of(tmp_path) -> None:
    """The engine ends the process that reads some of them, which is not this one."""
    paths = []
    for number, damaged in enumerate(mutants(MODEL.read_bytes(), MANY)):
        paths.append(tmp_path / f"{number}.bam")
        paths[-1].write_bytes(damaged)
    told = refused([MODEL, *paths], tmp_path / "models.json")
    assert MANY // 4 <= len(told) < MANY
    assert MODEL not in dict(told)


@pytest.mark.parametrize(
    ("kind", "content", "message"),
    [
        ("png", b"", "it is damaged, or no PNG, WebP or JPEG"),
        ("png", painted("GIF"), "it is damaged, or no PNG, WebP or JPEG"),
        ("png", painted("BMP"), "it is damaged, or no PNG, WebP or JPEG"),
        ("png", painted("PNG", (4097, 1)), "4097 × 1 pixels are too many: no side may have more than 4096"),
        ("npz", b"PK", "it is damaged, or no archive of arrays"),
        ("npz", mesh(slots=None), "it has no slots"),
        ("npz", mesh(pos=np.full((3, 3), np.nan)), "'pos' in it is not as it should be: look at a place of the game"),
        ("npz", mesh(idx=np.array([[0, 1, 3]])), "'idx' in it is not as it should be: look at a place of the game"),
        ("npz", mesh(idx=np.zeros((0, 3), "i4")), "'idx' in it is not as it should be: look at a place of the game"),
        ("npz", mesh(nrm=np.ones((2, 3))), "'nrm' in it is not as it should be: look at a place of the game"),
        ("npz", mesh(fire=np.ones(3)), "'fire' in it is not as it should be: look at a place of the game"),
        ("npz", mesh(key=np.array(["a"] * 5)), "'key' in it is not as it should be: look at a place of the game"),
        ("ogg", b"#EXTM3U\nhttp://example.org/", "it is no Ogg and no WAV"),
        ("ogg", b"OggS", "it is a damaged Ogg"),
        ("wav", waved(0), "there is nothing to hear in it"),
        ("json", b"[]", "it is no table in JSON"),
        ("json", b"[" * 9999, "it is no table in JSON"),
        ("json", b'{"height": NaN}', "it is no table in JSON"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(kind, content, message, file) -> None:
    with pytest.raises(AssetError, match=f"^{message}"):
        KINDS[kind][0](file(content))


def test_a_picture_is_known_by_what_is_in_it_and_not_by_its_name(tmp_path) -> None:
    (tmp_path / "icon.png").write_bytes(painted("WEBP"))
    assert picture(tmp_path / "icon.png").mode == "RGBA"


def test_an_archive_that_unpacks_to_far_more_is_refused(file, monkeypatch) -> None:
    """As an archive can be made of a few bytes: here a megabyte of nothing is more than is allowed."""
    monkeypatch.setattr(assets, "MOST_UNPACKED", assets.MEGABYTE)
    packed = io.BytesIO()
    np.savez_compressed(packed, idx=np.zeros(400_000, "u4"))
    assert len(packed.getvalue()) < 10_000
    with pytest.raises(AssetError, match="it unpacks to more than 1 MB"):
        place(file(packed.getvalue()))


def test_a_folder_is_no_file_of_the_usual_kind(tmp_path) -> None:
    with pytest.raises((AssetError, FileNotFoundError)):
        picture(tmp_path)


def test_the_engine_is_not_asked_about_a_model_that_is_cut_off() -> None:
    """It would go round and round in it."""
    whole = MODEL.read_bytes()
    assert framed(whole)
    assert not any(map(framed, (b"", b"pbj", whole[:-1], whole + b"x", b"nonsense" * 9)))


def test_a_model_that_keeps_the_engine_for_ever_is_given_up_and_the_next_one_read(tmp_path) -> None:
    (tmp_path / "cut.bam").write_bytes(MODEL.read_bytes()[:30_000])
    assert judged([tmp_path / "cut.bam", MODEL], seconds=3) == [HELD_UP, ""]


def test_what_is_known_of_a_model_is_kept_by_its_digest(tmp_path, monkeypatch) -> None:
    kept, copy = tmp_path / "home" / "models.json", tmp_path / "copy.bam"
    copy.write_bytes(MODEL.read_bytes())
    (tmp_path / "bad.bam").write_bytes(b"pbj\0\n\r" + bytes(4))
    first = refused([MODEL, tmp_path / "bad.bam"], kept)
    assert first == [(tmp_path / "bad.bam", DAMAGED)]
    monkeypatch.setattr(models, "judged", lambda paths: pytest.fail(f"{paths} are known") if paths else [])
    assert refused([copy, tmp_path / "bad.bam"], kept) == first
    kept.write_bytes(b"nonsense")
    monkeypatch.setattr(models, "judged", lambda paths: [""] * len(paths))
    assert refused([copy], kept) == []


def test_a_model_whose_name_has_several_lines_is_one_model(tmp_path) -> None:
    named = tmp_path / "a\nb.bam"
    try:
        named.write_bytes(MODEL.read_bytes())
    except OSError:
        pytest.skip("no file can be called so here")
    assert judged([named, MODEL]) == ["", ""]


def test_check_reads_the_assets(mod, paths: Paths) -> None:
    folder = mod("frost", {"cards/ice.yaml": f"ice: {CARD}\n"})
    for name, content in {
        "cards/art/ice.webp": b"nonsense",
        "places/crypts.npz": b"nonsense",
        "sounds/crack.ogg": b"nonsense",
        "looks/terms.json": b"nonsense",
        "models/golem/golem.bam": b"nonsense",
        "icons/weak.png": painted("PNG"),
    }.items():
        path = folder / "assets" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    start, left_out = "player/mods/frost/assets/", " — it is left out"
    assert [str(one).removeprefix(start) for one in check_mods([folder], paths=paths)] == [
        f"cards/art/ice.webp:1:1: warning: it is damaged, or no PNG, WebP or JPEG{left_out}",
        "looks/terms.json:1:1: warning: it is no table in JSON: JSON is malformed: invalid character (byte 4)"
        + left_out,
        f"places/crypts.npz:1:1: warning: it is damaged, or no archive of arrays{left_out}",
        f"sounds/crack.ogg:1:1: warning: it is no Ogg and no WAV{left_out}",
        f"models/golem/golem.bam:1:1: warning: {DAMAGED}{left_out}",
    ]
