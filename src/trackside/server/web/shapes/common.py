"""What the shapes of several topics share."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StrictInt

MOST_DEEP = 32  # levels of a board, or of an action
MOST_NUMBER = 2**53  # beyond, browsers round
Name = Annotated[str, Field(min_length=1, max_length=80)]
SeatNumber = Annotated[StrictInt, Field(ge=0, le=20)]
Version = Annotated[StrictInt, Field(ge=0, le=10_000_000)]
Key = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
Code = Annotated[StrictInt, Field(ge=0, le=MOST_NUMBER)]
ActionText = Annotated[str, Field(min_length=1, max_length=2_000)]


def storable(tree: dict[str, Any]) -> dict[str, Any]:
    """What any database takes and any answer can carry."""
    left: list[tuple[Any, int]] = [(tree, 0)]
    while left:
        value, depth = left.pop()
        if depth > MOST_DEEP:
            raise ValueError(f"more than {MOST_DEEP} levels deep")
        if isinstance(value, dict):
            left += [(part, depth + 1) for pair in value.items() for part in pair]
        elif isinstance(value, list):
            left += [(part, depth + 1) for part in value]
        elif isinstance(value, str):
            check_text(value)
        elif isinstance(value, int | float) and not abs(value) < MOST_NUMBER:  # or no number
            raise ValueError("a number that is too large, or none")
    return tree


def check_text(text: str) -> None:
    """Raises ValueError for what no database takes."""
    if "\0" in text or any("\ud800" <= letter <= "\udfff" for letter in text):
        raise ValueError("a text with letters that are none")


def storable_text(text: str) -> str:
    """A text that any database takes."""
    check_text(text)
    return text


Tree = Annotated[dict[str, Any], AfterValidator(storable)]
Action = Code | ActionText | Tree
Steps = Annotated[list[Action], Field(min_length=1, max_length=200)]
Asked = Annotated[list[Action], Field(min_length=1, max_length=100)]


class Body(BaseModel):
    """Nothing but what is named."""

    model_config = ConfigDict(extra="forbid")


class OneSeat(Body):
    """One of the own seats; all, if none is named."""

    seat: SeatNumber | None = None


class Nothing(Body):
    """A request that says all by its address."""

    pass


class Ok(BaseModel):
    """Done, and nothing more to say."""

    ok: bool


class Health(BaseModel):
    """For whoever runs the server."""

    ok: bool
    version: str
