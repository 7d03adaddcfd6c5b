"""Letters that no typeface of the game has: `check` names them."""

from pathlib import Path

from shadows.content.letters import boxes
from shadows.games import check

CARD = """\
strike_of_light:
  name: "Удар 光 \U0001f525 ż"  # 光
  type: attack
  rarity: common
  cost: 1
  target: enemy
  effects: [{deal_damage: 6}]
  upgrade: {effects: [{deal_damage: 9}]}
"""


def test_t2_44_latin_greek_and_cyrillic_are_drawn_and_other_letters_are_warned_of() -> None:
    assert boxes("Złoty ğşı Ả, Удар, Ωμέγα: 3×4 → “…”") == ""
    assert boxes("光 and 🔥 and 光\n") == "光🔥"


def test_t2_44_check_names_the_letters_and_the_line(tmp_path: Path) -> None:
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "light.yaml").write_text(CARD, encoding="utf-8")
    (found,) = [str(problem) for problem in check([tmp_path]) if "typeface" in problem.message]
    assert "light.yaml:2:9: warning: no typeface of the game has '光🔥', which is drawn as boxes" in found
