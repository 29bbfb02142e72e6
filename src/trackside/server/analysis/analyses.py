"""Analyse finished games: asked for once, worked out piece by piece, kept.

Analyses are found by what was played, by the bots' version and by the effort: two tables with the
same game share one. Whoever is stopped leaves what was worked out; the next goes on there.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.analysis.efforts import EFFORTS, record_hash
from trackside.core.contract import Json, State
from trackside.core.record import Record
from trackside.server.analysis.work import Piece, judge_for, work
from trackside.server.base.caches import WeightedLru
from trackside.server.base.clock import Clock, iso
from trackside.server.base.errors import Conflict, Malformed, NotFound
from trackside.server.base.settings import Settings
from trackside.server.bots.thinking import Thinkers
from trackside.server.db import schema
from trackside.server.db.enums import AnalysisState
from trackside.server.db.rows import Row, SeatRow, TableRow
from trackside.server.db.statements import Prepared, ask
from trackside.server.db.store import Store
from trackside.server.look.records import Records
from trackside.server.table.log import event_data, event_seen
from trackside.server.table.positions import Positions
from trackside.server.table.sight import Reader, see

log = logging.getLogger("trackside.analyses")
MOST_EACH = 3  # that somebody may have waiting
MOST_WAITING = 100  # of all people
LEASE = 180.0  # seconds; one step of a slow bot may take that long
MOST_PLAYED = 200_000  # actions of games whose hash is kept
PIECE = 1.5  # seconds between two looks at the progress
_A = schema.analyses.c
IS_UNFINISHED = (_A.state == AnalysisState.WAITING) | (_A.state == AnalysisState.WORKING)
FREE = IS_UNFINISHED & (_A.lease <= sa.bindparam("now"))
ANY_FREE = Prepared(sa.select(_A.hash).where(FREE).limit(1))
OLDEST = sa.select(schema.analyses).where(FREE).order_by(_A.asked).limit(1)
TAKE = OLDEST.with_for_update(skip_locked=True)


@dataclass(frozen=True)
class Played:
    """What was played at a table: the hash of its record, and its version after each action."""

    hash: str
    versions: list[int]


@dataclass(frozen=True)
class Key:
    """The identity of an analysis."""

    hash: str
    version: str
    effort: str

    def where(self) -> sa.ColumnElement[bool]:
        """Return the condition that finds it in the database."""
        same = (_A.hash == self.hash) & (_A.version == self.version)
        return same & (_A.effort == self.effort)


class Analyses:
    """Analyses that people ask for, worked on here or by workers."""

    def __init__(
        self,
        store: Store,
        positions: Positions,
        records: Records,
        settings: Settings,
        clock: Clock,
        in_thread: bool = False,
    ) -> None:
        self.store = store
        self.positions = positions
        self.games = positions.games
        self.records = records
        self.settings = settings
        self.clock = clock
        self.in_thread = in_thread  # for tests with games of their own
        self._thinkers = Thinkers(1)
        self._records_played: WeightedLru[tuple[str, int], Played] = WeightedLru(MOST_PLAYED)
        self._working: Key | None = None

    # --- of a table

    def ask(self, table_id: str, user: str, effort: str) -> Json:
        """Ask for the analysis of a finished game; raise NotFound or Forbidden if they may not see
        it."""
        with self.store.read() as conn:
            table, seats, _eyes = see(conn, table_id, Reader(user, "none"))
            record, versions = self.records.finished_record(conn, table, seats)
            self.positions.game(table)  # its rules must be here
        row = self._find_or_ask(record, table.game, table.rules, user, effort)
        return analysis_json(row, names_of(seats), versions)

    def of_table(self, table_id: str, reader: Reader, effort: str) -> Json:
        """Return how far it is, and the report when it is done."""
        with self.store.read() as conn:
            table, seats, _eyes = see(conn, table_id, reader)
            played = self._find_played(conn, table, seats)
            row = self._find(conn, self._key(played.hash, table.game, table.rules, effort))
        return analysis_json(row, names_of(seats), played.versions)

    def _find_played(self, conn: Connection, table: TableRow, seats: list[SeatRow]) -> Played:
        """Read and hash the record once, so that a look at the progress is one look-up; raises
        Conflict."""
        at = table.id, table.version
        known = self._records_played.get(at)
        if known is None:
            record, versions = self.records.finished_record(conn, table, seats)
            known = Played(record_hash(record), versions)
            self._records_played.keep(at, known, len(versions))
        return known

    def moment(self, table_id: str, reader: Reader, effort: str, turn: int) -> Json:
        """Return the boards of a key moment: before, as it was done, and as the bot would have;
        raise NotFound."""
        found = self.of_table(table_id, reader, effort)["report"]
        moments = found["moments"] if found else []
        moment = next((each for each in moments if each["turn"] == turn), None)
        if moment is None:
            raise NotFound("no-such-moment")
        with self.store.read() as conn, self.positions.using(table_id):
            table, _seats, _eyes = see(conn, table_id, reader)
            before = self.positions.at(conn, table, moment["version"])
            return boards_of(moment, before, iso(self.clock()))

    # --- asking

    def _key(self, played: str, slug: str, rules: int, effort: str) -> Key:
        if effort not in EFFORTS:
            raise Malformed("bad-effort")
        if self.games.find(slug, rules) is None:
            raise Conflict("rules-not-here", game=slug, rules=rules)
        return Key(played, judge_for(self.games, slug, rules).version, effort)

    def _find(self, conn: Connection, key: Key) -> Row | None:
        return conn.execute(sa.select(schema.analyses).where(key.where())).first()

    def _find_or_ask(self, record: Record, slug: str, rules: int, user: str, effort: str) -> Row:
        """Return what is there already, or a new one; one that has failed is tried again."""
        key = self._key(record_hash(record), slug, rules, effort)
        with self.store.write() as conn:
            found = self._find(conn, key)
            if found is None:
                self._check_many(conn, user)
                conn.execute(sa.insert(schema.analyses).values(
                    hash=key.hash, version=key.version, effort=effort, game=slug, rules=rules,
                    record=without_names(record).write(),
                    state=AnalysisState.WAITING, done=0, total=0,
                    user_id=user, lease=0.0, asked=self.clock(),
                ))  # fmt: skip
            elif found.state == AnalysisState.FAILED:
                again = {"state": AnalysisState.WAITING, "lease": 0.0, "asked": self.clock()}
                conn.execute(sa.update(schema.analyses).where(key.where()).values(**again))
            found = self._find(conn, key)
            assert found is not None
            return found

    def _check_many(self, conn: Connection, user: str) -> None:
        if self.settings.limits <= 0:
            return
        waiting = _A.state.in_([AnalysisState.WAITING, AnalysisState.WORKING])
        count = sa.select(sa.func.count()).select_from(schema.analyses).where(waiting)
        if conn.execute(count.where(_A.user_id == user)).scalar_one() >= MOST_EACH:
            raise Conflict("analyses-waiting", most=MOST_EACH)
        if conn.execute(count).scalar_one() >= MOST_WAITING:
            raise Conflict("analyses-full")

    # --- working

    async def once(self) -> bool:
        """Work on the oldest that waits, to its end; return False if none does."""
        row = await asyncio.to_thread(self._take)
        if row is None:
            return False
        key = self._working = Key(row.hash, row.version, row.effort)
        piece = Piece(
            self.settings.games, row.game, row.rules, row.record, row.effort, row.kept, PIECE
        )
        try:
            over = False
            while not over:
                found = await self._work(piece)
                over = await asyncio.to_thread(self._keep, key, found)
                piece = Piece(**{**vars(piece), "kept": found["kept"]})
        except Exception as error:  # whatever it is, the next one must have its turn
            log.error("the analysis %s of %s failed: %r", key.hash[:12], row.game, error)
            await asyncio.to_thread(self._set, key, state=AnalysisState.FAILED, lease=0.0)
        self._working = None  # who is stopped in the middle leaves it to `close`
        return True

    async def _work(self, piece: Piece) -> Json:
        if self.in_thread:
            return await asyncio.to_thread(work, piece, self.games)
        return await self._thinkers.ask(work, piece)

    def _take(self) -> Row | None:
        now = self.clock()
        if not self._any_free(now):  # so it is nearly always, and nobody need wait to write
            return None
        with self.store.write() as conn:
            row = conn.execute(TAKE, {"now": now}).first()
            if row is None:
                return None
            where = Key(row.hash, row.version, row.effort).where()
            taken = {"state": AnalysisState.WORKING, "lease": now + LEASE}
            conn.execute(sa.update(schema.analyses).where(where).values(**taken))
            return row

    def _any_free(self, now: float) -> bool:
        with self.store.read() as conn:
            return bool(ask(conn, [(ANY_FREE, {"now": now})], last=True)[0])

    def _keep(self, key: Key, found: Json) -> bool:
        """Store what was worked out; return whether that was all."""
        over = found["report"] is not None
        self._set(
            key,
            state=AnalysisState.DONE if over else AnalysisState.WORKING,
            done=found["done"],
            total=found["total"],
            kept=None if over else found["kept"],
            report=found["report"],
            lease=0.0 if over else self.clock() + LEASE,
        )
        return over

    def _set(self, key: Key, **values: Any) -> None:
        with self.store.write() as conn:
            conn.execute(sa.update(schema.analyses).where(key.where()).values(**values))

    def close(self) -> None:
        """Release the lease so that another worker can continue at once."""
        self._thinkers.stop()
        if self._working is not None:
            self._set(self._working, lease=0.0)


async def run_analyses(analyses: Analyses, seconds: float) -> None:
    """Work on analyses for ever, one after the other."""
    while True:
        try:
            more = await analyses.once()
        except Exception as error:  # the database, say
            log.warning("analyses cannot be worked on: %r", error)
            more = False
        await asyncio.sleep(0.0 if more else min(seconds, 1.0))


def boards_of(moment: Json, before: State, at: str) -> Json:
    """Return the boards of a moment as its seat saw them, with the steps of both lines as a log
    shows them; `lit` are those of each line that the other has not."""
    seat, version = moment["seat"], moment["version"]
    found: Json = {"turn": moment["turn"], "seat": seat, "version": version}
    found["before"] = before.view(seat)
    texts = {name: [step["text"] for step in moment[name]] for name in ("done", "better")}
    found["lit"] = {}
    for name, other in (("done", "better"), ("better", "done")):
        state = before.clone()
        found[f"{name}_steps"] = [
            step_entry(state, seat, step, version + number, at)
            for number, step in enumerate(moment[name], start=1)
        ]
        found[name] = state.view(seat)
        differs = find_differing(texts[name], texts[other])
        found["lit"][name] = [version + number for number in differs]
    return found


def step_entry(state: State, seat: int, step: Json, version: int, at: str) -> Json:
    """Take the step, and return it as an entry."""
    events = [event_data(event) for event in state.play(seat, step["code"])]
    return {
        "version": version,
        "seat": seat,
        "text": step["text"],
        "code": step["code"],
        **{"undone": False, "undo_to": None, "hinted": False, "at": at},
        "events": [event_seen(event, seat, True) for event in events],
    }


def find_differing(line: list[str], other: list[str]) -> list[int]:
    """Return the numbers, from 1, of the steps that are not in the other line. One that names
    nothing, such as the end of a trip, is the same only after the same steps."""

    def keys(steps: list[str]) -> list[str]:
        return [text if " " in text else " ".join(steps[: n + 1]) for n, text in enumerate(steps)]

    left = Counter(keys(other))
    found = []
    for number, key in enumerate(keys(line), start=1):
        if left[key] > 0:
            left[key] -= 1
        else:
            found.append(number)
    return found


def without_names(record: Record) -> Record:
    """Return the record without names: nobody's name is kept with what was played."""
    seats = len(record.headers.get("Players", "").split(","))
    names = ", ".join(f"Seat {seat}" for seat in range(seats))
    headers = {key: value for key, value in record.headers.items() if key != "Seed"}
    return Record({**headers, "Players": names}, record.lines)


def names_of(seats: list[SeatRow]) -> list[str]:
    """Return the names by seat."""
    return [str(row.name) for row in seats]


def analysis_json(row: Row | None, names: list[str], versions: list[int]) -> Json:
    """Return for a page how far it is, and the report with the names and versions of the table."""
    if row is None:
        return {"state": "none", "done": 0, "total": 0, "report": None}
    found: Json = {"state": row.state, "done": row.done, "total": row.total, "report": None}
    if row.report is not None:
        found["report"] = with_table_versions(row.report, names, versions)
    return found


def with_table_versions(report: Json, names: list[str], versions: list[int]) -> Json:
    """Return the report with versions of the table: records count actions, tables also what was
    taken back."""

    def version(step: int) -> int:
        return versions[step - 1] if 0 < step <= len(versions) else 0

    seats = report["seats"]
    if names:
        seats = [{**seat, "name": names[seat["seat"]]} for seat in seats]
    return {
        **report,
        "players": [seat["name"] for seat in seats],
        "seats": seats,
        "turns": [{**turn, "version": version(turn["step"])} for turn in report["turns"]],
        "moments": [{**each, "version": version(each["step"])} for each in report["moments"]],
    }
