"""One moment of German Railways: what lies on the table, in dicts, sets and lists."""

from __future__ import annotations

from dataclasses import dataclass, field

from reference.german_railways.board import Board

SHARES = 3  # of each company (GR-1)
ALL_CASH = {3: 40, 4: 30, 5: 24}  # GR-9
CHANCE = -1


@dataclass
class Auction:
    """One share under the hammer."""

    company: str
    opener: int
    initial: bool
    turn: int
    high: int = 0
    leader: int | None = None
    passed: set[int] = field(default_factory=set)


@dataclass
class Build:
    """A build action that has begun."""

    company: str
    linked_before: set[str]
    hexes: list[str] = field(default_factory=list)
    spent: int = 0


@dataclass
class Position:
    board: Board
    players: int
    options: dict[str, object]
    phase: str  # banker, naming, bidding, drawing, choosing, building, voting, over
    cash: list[int]
    shares: list[dict[str, int]]  # by seat, by company
    treasury: dict[str, int]
    left: dict[str, int]  # locomotives not on the board
    network: dict[str, set[str]]
    banker: int | None = None
    auction: Auction | None = None
    build: Build | None = None
    bag: list[int] = field(default_factory=list)  # tokens by seat
    order: list[int] = field(default_factory=list)  # drawn tokens
    used: int = 0  # how many of them
    progress: bool = False  # a locomotive placed or a share sold in this round (GR-120)
    idle: int = 0  # rounds in a row without
    proposed: set[int] = field(default_factory=set)  # GR-148
    voters: list[int] = field(default_factory=list)  # still to be asked (GR-115)
    proved: bool = False  # GR-118
    ended_by: str = ""  # the rule


def first(board: Board, players: int, options: dict[str, object]) -> Position:
    """The table before anything has happened (GR-8 to GR-17)."""
    return Position(
        board=board,
        players=players,
        options=options,
        phase={"random": "banker", "chosen": "naming"}.get(str(options["banker"]), "first"),
        cash=[ALL_CASH[players]] * players,
        shares=[dict.fromkeys(board.companies, 0) for _ in range(players)],
        treasury=dict.fromkeys(board.companies, 0),  # GR-12
        left={company: board.locomotives[company] - 1 for company in board.companies},  # GR-11
        network={company: {board.home[company]} for company in board.companies},  # GR-10
        bag=[0] * players,
    )


def held(position: Position, company: str) -> int:
    """How many shares of a company lie before players."""
    return sum(shares[company] for shares in position.shares)


def present(position: Position, place: str) -> list[str]:
    """The companies with a locomotive there."""
    return [company for company, network in position.network.items() if place in network]


def linked(position: Position, company: str) -> set[str]:
    """The companies that it meets in a city (GR-91 to GR-94)."""
    cities = position.network[company] & set(position.board.city)
    return {
        other
        for other, network in position.network.items()
        if other != company and cities & network
    }


def clockwise(position: Position, start: int) -> list[int]:
    """All seats, from this one on."""
    return [(start + step) % position.players for step in range(position.players)]
