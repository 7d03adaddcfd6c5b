"""Keys are called by what is printed on them, and presses happened where the pointer was then. No window is needed."""

from panda3d.core import ButtonHandle, ButtonMap

from shadows.view.engine.input_events import places
from shadows.view.engine.keyboard import PLACES, Keyboard, split
from shadows.view.engine.keys import CONTROLS, printed

Layout = dict[str, tuple[str, str]]
"""Place -> what the engine calls the sign that is written there (empty for none), and what is printed."""

US = {place: (place, place.upper()) for place in PLACES}
FRENCH = US | {"q": ("a", "A"), "a": ("q", "Q"), "m": (",", ","), ";": ("m", "M"), "1": ("&", "&"), "2": ("", "é")}
RUSSIAN = US | {"q": ("", "й"), "e": ("", "у"), ";": ("", "ж")}
DVORAK = US | {"e": (".", "."), "d": ("e", "E")}


class Map:
    """As the engine's map of the keyboard answers."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout

    def get_mapped_button(self, place: ButtonHandle) -> ButtonHandle:
        sign = self._layout[place.name][0]
        return ButtonHandle(sign) if sign else ButtonHandle.none()

    def get_mapped_button_label(self, place: ButtonHandle) -> str:
        return self._layout[place.name][1]


def keyboard(layout: Layout) -> Keyboard:
    return Keyboard(lambda: Map(layout))


def test_the_engine_has_such_a_map() -> None:
    assert ButtonMap.get_mapped_button is not None
    assert ButtonMap.get_mapped_button_label is not None


def test_a_key_is_called_by_its_letter_not_by_its_place() -> None:
    french, dvorak = keyboard(FRENCH), keyboard(DVORAK)
    assert [french.name("a", "q"), french.name("m", ";"), french.name(",", "m")] == ["a", "m", ","]
    assert dvorak.name("e", "d") == "e"
    assert not french.printed.keys() & set("qamz;,")


def test_digits_that_need_shift_are_called_by_their_place() -> None:
    french = keyboard(FRENCH)
    assert french.name("&", "1") == "1"
    assert french.nameless("2"), "é has no name: its place alone is told"
    assert french.printed == {}


def test_a_letter_that_has_no_name_is_called_by_its_place_and_shown_as_it_is_printed() -> None:
    russian = keyboard(RUSSIAN)
    assert [russian.nameless(place) for place in ("q", "e", "1", "enter", "f11")] == [True, True, False, False, False]
    assert russian.printed == {"q": "Й", "e": "У", ";": "Ж"}
    CONTROLS.printed = russian.printed
    try:
        assert [printed("e"), printed("q"), printed("1"), printed("left arrow")] == ["У", "Й", "1", "←"]
        assert CONTROLS.cap("E") == "У"
        assert CONTROLS.cap("Q") == "Й"
        assert [CONTROLS.cap(";"), CONTROLS.cap("R"), CONTROLS.cap("Esc")] == ["Ж", "R", "Esc"], (
            "keys of one screen too"
        )
        assert CONTROLS.keyboard.bind("deck", "e") == "End turn is now Й."
    finally:
        CONTROLS.printed = {}
        CONTROLS.load({}, {})


def test_a_sign_of_the_number_pad_is_no_digit() -> None:
    assert keyboard(US | {"6": ("-", "-")}).name("-", "kp_subtract") == "-"


def test_modifiers_stand_before_a_key() -> None:
    assert split("control-alt-e") == ({"control", "alt"}, "e")
    assert split("shift--") == ({"shift"}, "-")
    assert split("left arrow") == (set(), "left arrow")
    assert split("-") == (set(), "-")


def test_a_press_happened_where_the_pointer_rested_then() -> None:
    a, b, c, d = (50.0, 50.0), (100.0, 100.0), (200.0, 150.0), (20.0, 20.0)
    assert places([a, b, b, c, d, d, a], 2) == [b, d], "pressed at the first rest, let go at the second"
    assert places([a, a, a], 2) == [a, a]
    assert places([a, b, b, b, c], 2) == [b, b]


def test_where_keys_make_it_uncertain_a_press_is_taken_for_the_first_rest_and_what_follows_for_the_last() -> None:
    a, b = (50.0, 50.0), (100.0, 100.0)
    assert places([a, a, a, b, b], 2) == [a, b]
    assert places([a, b], 1) == [b], "an engine that notes no rests knows where it is now"
    assert places([], 1) == []
