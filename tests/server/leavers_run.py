"""Tables of people who leave, run out of time, come back and are replaced: each must reach its end.

Everything goes the way of the server, but for HTTP and time: people act through `moves`, bots
think here, clocks are moved by hand. `play_table` gives how a game ended, or raises.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from trackside.core.contract import Game
from trackside.server.base.errors import Conflict
from trackside.server.bots.thinking import bot_seed, think
from trackside.server.db.rows import SeatRow, TableRow
from trackside.server.people.people import Who
from trackside.server.seats.changes import Place
from trackside.server.seats.new import TableWish
from trackside.server.services import Services
from trackside.server.table.clocks.reckoning import Pace
from trackside.server.table.sight import Reader, find, plays_itself, seats_of

LEVEL = "random"
PACES = (None, Pace("live", 30, 60), Pace("days", 3_600, 7_200))
RESIGNS, RETURNS, TAKES, SLEEPS = 0.02, 0.10, 0.08, 0.01  # chances at each move
MOST_MOVES = 60_000
ENDING = {"time-limit": 5, "idle-cap": True}  # random play need not come to an end by itself


@dataclass
class Run:
    """One table in progress, and what happened there."""

    services: Services
    clock: Any  # that of the services: it has `now`
    rng: random.Random
    table: str
    people: dict[str, Who]
    happened: Counter[str] = field(default_factory=Counter)


def play_table(services: Services, clock: Any, game: Game, seed: int) -> Counter[str]:
    """A whole game with leavers; raises AssertionError if it has no legal end."""
    rng = random.Random(seed)
    run = seat_people(services, clock, game, rng)
    for move in range(MOST_MOVES):
        with services.store.read() as conn:
            table, seats = find(conn, run.table), seats_of(conn, run.table)
        if table.status != "playing":
            break
        disturb(run, table, seats)
        step(run, f"{seed}-{move}")
    check_end(run)
    return run.happened


def seat_people(services: Services, clock: Any, game: Game, rng: random.Random) -> Run:
    """A table for all, with a person on each seat and a few who wait for one."""
    count = min(3, game.meta.most_players)
    guests = [services.people.add_guest(f"P{number}")[0] for number in range(count + 2)]
    places = [Place("me"), *[Place("open")] * (count - 1)]
    pace, offer = rng.choice(PACES), rng.random() < 0.7
    wish = TableWish(
        game=game.meta.slug,
        public=True,
        options=options_of(game),
        places=places,
        start=False,
        pace=pace,
        leaver_level=LEVEL,
        offers_seats=offer,
    )
    table = services.new_tables.make(guests[0], wish)
    for guest in guests[1:count]:
        services.seat_changes.join(guest, table, None, None, None)
    services.new_tables.start(guests[0], table)
    people = {str(guest.user_id): guest for guest in guests}
    return Run(services, clock, rng, table, people)


def options_of(game: Game) -> dict[str, Any]:
    """Those of the game that bring it to an end."""
    known = {option.key for option in game.meta.options}
    return {key: value for key, value in ENDING.items() if key in known}


def disturb(run: Run, table: TableRow, seats: list[SeatRow]) -> None:
    """Somebody may resign, come back, take a seat or fall asleep."""
    rng, services = run.rng, run.services
    row = rng.choice(seats)
    sits = {seat.user_id for seat in seats}
    if not row.held and rng.random() < RESIGNS:
        services.leavers.resign(run.people[row.user_id or ""], run.table, row.seat)
        run.happened["resigned"] += 1
    elif row.held and rng.random() < RETURNS:
        services.leavers.come_back(run.people[row.user_id or ""], run.table, row.seat)
        run.happened["returned"] += 1
    elif row.held and table.offers_seats and rng.random() < TAKES:
        take(run, row, [who for user, who in run.people.items() if user not in sits])
    elif table.pace is not None and rng.random() < SLEEPS:
        run.clock.now += table.pace["turn"] + table.pace["bank"] + 1
        run.happened["time"] += services.timeouts.hand_over_expired()


def take(run: Run, row: SeatRow, waiting: list[Who]) -> None:
    """One who waits takes the seat over, unless they know another hand here."""
    if waiting:
        try:
            run.services.leavers.take(run.rng.choice(waiting), run.table, row.seat, None, None)
            run.happened["taken"] += 1
        except Conflict as refused:
            if refused.key != "one-seat":
                raise


def step(run: Run, key: str) -> None:
    """The first who is to act does: a bot as the server's bots do, a person at random."""
    services = run.services
    with services.store.read() as conn:
        table, seats = find(conn, run.table), seats_of(conn, run.table)
        if table.status != "playing":
            return
        row = seats[run.rng.choice(table.to_act)]
        state = services.positions.at(conn, table, table.version)
    if plays_itself(row):
        assert table.bot_due, "a bot is to act and nobody would wake it"
        task = services.bots._task(table, row, state.dump())
        assert services.moves.bot_act(
            run.table, row.seat, table.version, think(task, services.games)
        )
        return
    seed = bot_seed(table.seed, row.seat, table.version)
    code = random.Random(seed).choice(state.legal(row.seat))
    assert row.user_id is not None
    services.moves.act(run.table, row.user_id, row.seat, table.version, [code], key)


def check_end(run: Run) -> None:
    """Over, with a result, and a record that the rules accept from the first action to the last."""
    services = run.services
    message = services.messages.to(run.table, Reader(None, "none"))
    assert message["status"] == "over", f"no end after {message['version']} entries"
    assert message["result"] is not None
    assert message["clock"] is None
    services.records.luck(run.table, Reader(None, "none"))  # plays it all again, by the rules
    with services.store.read() as conn:
        assert find(conn, run.table).flag_at is None
        assert not any(row.turn_at for row in seats_of(conn, run.table))
