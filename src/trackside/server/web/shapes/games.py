"""The games, their options and languages."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel


class OptionShape(BaseModel):
    """A choice that the makers of a table have."""

    key: str
    kind: Literal["flag", "number", "choice"]
    default: bool | int | str
    rule: str
    choices: list[str]
    least: int
    most: int


class RandomShape(BaseModel):
    """What one may choose of a board that nobody has drawn."""

    sizes: list[str]
    shapes: list[str]


class GameShape(BaseModel):
    """The facts of a game that a lobby shows."""

    slug: str
    title: str
    designer: str
    publisher: str
    edition: str
    least_players: int
    most_players: int
    minutes: int
    prefix: str
    rules_version: int
    boards: list[str]
    levels: list[str]
    options: list[OptionShape]
    about: dict[str, str]
    poster: bool
    random: RandomShape | None
    lessons: int


class GameList(BaseModel):
    """All games of this server."""

    games: list[GameShape]


class Languages(BaseModel):
    """All languages of this server."""

    languages: list[str]
