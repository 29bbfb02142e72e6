"""Options are typed, have defaults, and are refused by name."""

from __future__ import annotations

import pytest

from trackside.core.errors import BadOption
from trackside.core.options import Option, changed, complete

FLAG = Option("open-hands", False, "XX-1")
NUMBER = Option("rounds", 3, "XX-2", least=1, most=5)
CHOICE = Option("turn-order", "bag", "XX-3", choices=("bag", "simple"))
KNOWN = (FLAG, NUMBER, CHOICE)


def test_what_is_not_given_has_its_default() -> None:
    assert complete(KNOWN, None) == {"open-hands": False, "rounds": 3, "turn-order": "bag"}


def test_a_table_of_bots_alone_may_have_another_default() -> None:
    known = (FLAG, Option("cap", False, "XX-4", bots_alone=True))
    assert complete(known, None) == {"open-hands": False, "cap": False}
    assert complete(known, None, people=False) == {"open-hands": False, "cap": True}
    assert complete(known, {"cap": "off"}, people=False) == {"open-hands": False, "cap": False}


def test_values_are_read_from_their_text_too() -> None:
    given = {"open-hands": "on", "rounds": "5", "turn-order": "simple"}
    wanted = {"open-hands": True, "rounds": 5, "turn-order": "simple"}
    assert complete(KNOWN, given) == wanted
    assert complete(KNOWN, wanted) == wanted


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("no-such", 1),
        ("open-hands", "yes"),
        ("open-hands", 1),
        ("rounds", 0),
        ("rounds", 6),
        ("rounds", True),
        ("rounds", "9" * 40),
        ("rounds", "five"),
        ("rounds", None),
        ("turn-order", "Bag"),
        ("turn-order", ["bag"]),
    ],
)
def test_an_unknown_option_or_value_is_refused_by_name(key: str, value: object) -> None:
    with pytest.raises(BadOption, match=key):
        complete(KNOWN, {key: value})


def test_only_what_differs_from_the_defaults_is_written() -> None:
    values = complete(KNOWN, {"open-hands": True, "rounds": 3})
    assert changed(KNOWN, values) == {"open-hands": "on"}


def test_kinds() -> None:
    assert [option.kind for option in KNOWN] == ["flag", "number", "choice"]
