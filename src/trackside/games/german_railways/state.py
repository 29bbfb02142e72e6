"""The whole table at one moment: named fields and a copy; networks and events."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from trackside.games.german_railways.components import Facts
from trackside.kit.bits import BIT
from trackside.kit.positions import Position

NONE: Final[i64] = -1  # no seat, no company, no place
PASSED: Final[i64] = -1  # the last word of a seat that has passed
SILENT: Final[i64] = 0  # the last word of a seat that has not spoken yet


class Table(Position):
    """Vectors by seat, by company, or by place; `shares` by seat * 8 + company.

    Sets of companies or seats are masks, see `kit.bits`.
    """

    facts: Facts
    players: i64
    simple_order: bool  # GR-52
    baden_first: bool  # GR-132
    hidden_cash: bool  # GR-141
    idle_cap: bool  # GR-120

    phase: i64
    round: i64
    banker: i64
    turn: i64  # the seat to act, NONE for chance and when over
    end: i64  # index into scoring.REASONS, NONE while the game goes on

    cash: vec[i64]
    shares: vec[i64]
    treasury: vec[i64]
    income: vec[i64]
    left: vec[i64]  # locomotives not yet placed
    sold: vec[i64]  # shares in players' hands
    here: vec[u8]  # by place: the companies that have a locomotive there
    changes: i64  # of `here` so far: whoever knows this number knows the places
    changed: i64  # the place of the last change
    touch: vec[u8]  # by place: the companies that have a locomotive on a neighbour
    # By company: the places beside its network that are open to it (GR-67, GR-75, GR-79), sorted.
    # Follows from the rest, so it is not dumped; a rim is never changed but replaced, so that
    # copies may share it.
    rims: vec[vec[i64]]
    approached: i64  # the companies that have used their one approach hex (GR-79)
    best_city: i64  # the highest income of a single city of MWB (GR-128)
    links: vec[i64]  # by company: the companies directly connected to it (GR-91)
    met: vec[i64]  # by company * 8 + company: the place where they met first, or NONE

    initial: i64  # number of the initial auction, COMPANIES once these are over
    lot: i64  # the company whose share is auctioned
    opener: i64
    leader: i64
    high: i64
    word: vec[i64]  # by seat: the last bid in this auction, PASSED or SILENT

    bag: vec[i64]  # by seat: tokens in the bag
    order: vec[i64]  # the drawn seats
    drawn: i64
    used: i64  # tokens of `order` that have been used, the current one not counted

    builder: i64  # the company that is building
    laid: vec[i64]  # the places of this build
    laid_count: i64
    spent: i64
    dearest: i64  # cost of the dearest rural hex of this build (GR-150), NONE before the first
    links_before: i64

    proposed: i64  # seats that have proposed the end since the bag was filled (GR-148)
    agreed: i64  # seats that have said yes in this vote
    proved: bool  # the proof of GR-118 held at the start of a round, so it still does
    # What rules/proof.py has found before; follows from the rest, so it is not dumped.
    doubtful: i64  # companies that have to be looked at again
    hopes: vec[vec[i64]]  # by company: the ways that keep its hope up; replaced, never changed
    idle: i64  # rounds in a row without a placement or a sale (GR-120)
    progress: bool  # a locomotive was placed or a share sold in this round

    def copy_to(self, new: Table) -> None:
        new.facts = self.facts
        new.players = self.players
        new.simple_order = self.simple_order
        new.baden_first = self.baden_first
        new.hidden_cash = self.hidden_cash
        new.idle_cap = self.idle_cap
        new.phase = self.phase
        new.round = self.round
        new.banker = self.banker
        new.turn = self.turn
        new.end = self.end
        new.cash = self.cash[:]
        new.shares = self.shares[:]
        new.treasury = self.treasury[:]
        new.income = self.income[:]
        new.left = self.left[:]
        new.sold = self.sold[:]
        new.here = self.here[:]
        new.changes = self.changes
        new.changed = self.changed
        new.touch = self.touch[:]
        new.rims = self.rims[:]
        new.approached = self.approached
        new.best_city = self.best_city
        new.links = self.links[:]
        new.met = self.met[:]
        self._copy_course(new)

    def _copy_course(self, new: Table) -> None:
        new.initial = self.initial
        new.lot = self.lot
        new.opener = self.opener
        new.leader = self.leader
        new.high = self.high
        new.word = self.word[:]
        new.bag = self.bag[:]
        new.order = self.order[:]
        new.drawn = self.drawn
        new.used = self.used
        new.builder = self.builder
        new.laid = self.laid[:]
        new.laid_count = self.laid_count
        new.spent = self.spent
        new.dearest = self.dearest
        new.links_before = self.links_before
        new.proposed = self.proposed
        new.agreed = self.agreed
        new.proved = self.proved
        new.doubtful = self.doubtful
        new.hopes = self.hopes[:]
        new.idle = self.idle
        new.progress = self.progress


def neighbours(table: Table, place: i64) -> list[int]:
    facts = table.facts
    span = range(facts.first_near[place], facts.first_near[place + 1])
    return [int(facts.near[index]) for index in span]


def network_of(table: Table, company: i64) -> list[int]:
    """Give the places of a company, from its home outwards."""
    home = int(table.facts.home[company])
    if not i64(table.here[home]) & BIT[company]:
        return []
    found = [home]
    seen = {home}
    for place in found:
        for beside in neighbours(table, place):
            if i64(table.here[beside]) & BIT[company] and beside not in seen:
                seen.add(beside)
                found.append(beside)
    return found
