"""Takes what is due, looks whether it still holds, sends it, and tries again when it fails.

What is taken has a lease: whoever is killed while sending leaves rows that another takes when the
lease has run out, with the name of the same batch. So a notice is sent at least once; the name goes
along (Message-ID, Topic and tag of a push, `id` of a webhook), by which a second one is known.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.server.base.clock import Clock
from trackside.server.base.metrics import Metrics
from trackside.server.db import schema
from trackside.server.db.rows import Row
from trackside.server.db.store import Store
from trackside.server.notices import hooks, letters, log
from trackside.server.notices.channels import Ways, email_of, place
from trackside.server.notices.mail import Mailer, MailRefused
from trackside.server.notices.outside import NotReached, Outside
from trackside.server.notices.push import Push
from trackside.server.notices.settings import quiet_until
from trackside.server.notices.sifting import Later, sift
from trackside.server.notices.words import Line, head, link, sentence
from trackside.server.people.people import new_id
from trackside.server.table.outbox import DELAY, channel

events = logging.getLogger("trackside.notices")
LEASE = 60.0  # seconds; longer than any way may take
PAUSES = (60.0, 300.0, 1_800.0, 7_200.0, 21_600.0)  # seconds before the next try
MOST_FAILURES = 8  # batches in a row, after which nothing more is sent that way
AT_ONCE = 8  # batches under way at the same time
_N, _W, _P = schema.notices.c, schema.ways.c, schema.notice_settings.c


@dataclass(frozen=True)
class Batch:
    """What goes out together: to one person, by one way."""

    id: str
    way: Row
    email: str
    language: str
    rows: list[str]
    lines: list[Line]
    tries: int


@dataclass(frozen=True)
class Outcome:
    """sent; again: another try is worth it; failed: none is; gone: the way leads nowhere."""

    result: str
    reason: str = ""
    code: int | None = None
    pause: float | None = None


class Sender:
    """One of perhaps several; they never take the same rows."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        ways: Ways,
        mailer: Mailer,
        push: Push,
        outside: Outside,
        metrics: Metrics,
        url: str,
    ) -> None:
        self.store = store
        self.clock = clock
        self.ways = ways
        self.mailer = mailer
        self.push = push
        self.outside = outside
        self.metrics = metrics
        self.url = url

    async def once(self) -> int:
        """All that is due now; gives how many batches went out or were tried."""
        done = 0
        while batches := await asyncio.to_thread(self._claim_some):
            await asyncio.gather(*(self._deliver(batch) for batch in batches))
            done += len(batches)
        return done

    async def run(self, seconds: float) -> None:
        """For ever."""
        while True:
            try:
                await self.once()
            except Exception as error:  # whatever it is, the next look must come
                events.warning("notices could not be sent: %r", error)
            await asyncio.sleep(seconds)

    # Taking.

    def _claim_some(self) -> list[Batch]:
        if not self._due():
            return []
        found: list[Batch] = []
        with self.store.write() as conn:
            while len(found) < AT_ONCE:
                first = self._first(conn)
                if first is None:
                    break
                batch = self._claim(conn, first)
                if batch is not None:
                    found.append(batch)
        return found

    def _due(self) -> bool:
        """A look without a lock: mostly there is nothing."""
        with self.store.read() as conn:
            return conn.execute(self._waiting(_N.id).limit(1)).first() is not None

    def _waiting(self, *columns: Any) -> sa.Select[Any]:
        now = self.clock()
        return sa.select(*columns).where(_N.state == "waiting", _N.due <= now, _N.lease <= now)

    def _first(self, conn: Connection) -> Row | None:
        query = self._waiting(_N.way_id, _N.batch).order_by(_N.due).limit(1)
        return conn.execute(query.with_for_update(skip_locked=True)).first()

    def _claim(self, conn: Connection, first: Row) -> Batch | None:
        """All that can go with the first, under a lease; None if nothing of it is left."""
        now = self.clock()
        way = conn.execute(sa.select(schema.ways).where(_W.id == first.way_id)).one()
        settings = schema.notice_settings
        chosen = conn.execute(sa.select(settings).where(_P.user_id == way.user_id)).first()
        rows = self._together(conn, first, now)
        if way.off is not None:
            self._set(conn, [row.id for row in rows if row.event != "trial"], state="over")
            rows = [row for row in rows if row.event == "trial"]
        quiet = quiet_until(chosen, now)
        if quiet is not None:
            later = [row.id for row in rows if row.event != "trial"]
            self._set(conn, later, due=quiet, batch=None)
            rows = [row for row in rows if row.event == "trial"]
        lines = self._sift(conn, rows, now)
        if not lines:
            return None
        name = first.batch or new_id(20)
        self._set(conn, list(lines), lease=now + LEASE, batch=name)
        email, language = email_of(conn, way.user_id), chosen.language if chosen else "en"
        tries = max(row.tries for row in rows if row.id in lines)
        return Batch(name, way, email, language, list(lines), list(lines.values()), tries)

    def _together(self, conn: Connection, first: Row, now: float) -> list[Row]:
        """A batch that failed stays as it was; else whatever waits for this way comes along."""
        query = sa.select(schema.notices).where(
            _N.way_id == first.way_id, _N.state == "waiting", _N.lease <= now
        )
        if first.batch is None:
            query = query.where(_N.batch.is_(None), _N.due <= now + DELAY)
        else:
            query = query.where(_N.batch == first.batch)
        return list(conn.execute(query.order_by(_N.made).with_for_update(skip_locked=True)))

    def _sift(self, conn: Connection, rows: list[Row], now: float) -> dict[str, Line]:
        """By row, what still holds; the rest is over, or comes later."""
        lines: dict[str, Line] = {}
        for row in rows:
            found = sift(conn, row, now)
            if isinstance(found, Line):
                lines[row.id] = found
            elif isinstance(found, Later):
                self._set(conn, [row.id], due=found.due, batch=None)
            else:
                self._set(conn, [row.id], state="over")
        return lines

    def _set(self, conn: Connection, rows: list[str], **values: Any) -> None:
        if rows:
            conn.execute(sa.update(schema.notices).where(_N.id.in_(rows)).values(**values))

    # Sending.

    async def _deliver(self, batch: Batch) -> None:
        try:
            outcome = await self._send(batch)
        except Exception as error:  # a fault of ours: told, and tried again
            events.error("a notice could not be sent: %r", error, exc_info=error)
            outcome = Outcome("again", "mistake")
        self.metrics.notices.labels(channel(batch.way.kind), outcome.result).inc()
        await asyncio.to_thread(self._finish, batch, outcome)

    async def _send(self, batch: Batch) -> Outcome:
        if batch.way.kind == "mail":
            return await self._mail(batch)
        try:
            headers, body = self._request(batch)
            answer = await self.outside.post(batch.way.address, headers, body)
        except NotReached as error:
            reason = str(error)
            return Outcome("failed" if reason == "private" else "again", reason)
        return judge(batch.way.kind, answer.status, answer.retry_after)

    async def _mail(self, batch: Batch) -> Outcome:
        if not self.mailer.possible or not batch.email:
            return Outcome("failed", "no-mail")
        sender, stop = self.mailer.settings.mail_from, self.ways.stop_token(batch.way.id)
        told = (batch.language, batch.lines, self.clock(), batch.id)
        try:
            await self.mailer.send(letters.notice_mail(sender, batch.email, self.url, stop, *told))
        except MailRefused as error:
            return Outcome("failed" if error.for_good else "again", "mail", error.code)
        return Outcome("sent")

    def _request(self, batch: Batch) -> tuple[dict[str, str], bytes]:
        way, language, lines = batch.way, batch.language, batch.lines
        if way.kind != "push":
            secret = way.keys.get("secret", "")
            return hooks.request(
                way.kind, secret, batch.id, self.clock(), self.url, language, lines
            )
        payload = {
            "title": head(language, lines),
            "body": "\n".join(sentence(language, line) for line in lines[:5]) if lines[1:] else "",
            "path": link("", lines[0]) if len({line.table for line in lines}) == 1 else "/",
            "tag": batch.id,
        }
        return self.push.request(way.address, way.keys, batch.id, payload)

    def _finish(self, batch: Batch, outcome: Outcome) -> None:
        """Marks the rows and the way, and writes the line that the person can read."""
        now, way, result = self.clock(), batch.way, outcome.result
        if result == "again" and batch.tries >= len(PAUSES):
            result = "failed"
        with self.store.write() as conn:
            told = [line.json() for line in batch.lines]
            spot = (now, way.user_id, way.kind, place(way, batch.email), told)
            log.write(conn, *spot, result, outcome.reason, outcome.code)
            if result == "again":
                pause = max(PAUSES[batch.tries], min(outcome.pause or 0.0, PAUSES[-1]))
                self._set(conn, batch.rows, due=now + pause, lease=0.0, tries=batch.tries + 1)
                return
            self._set(conn, batch.rows, state="sent" if result == "sent" else "failed")
            if result == "gone":
                self._forget(conn, way)
            elif self._close(conn, way, result == "sent", now):
                log.write(conn, *spot, "off", outcome.reason, outcome.code)

    def _forget(self, conn: Connection, way: Row) -> None:
        """The browser has unsubscribed: it is listed no more, and tidying deletes it."""
        conn.execute(sa.update(schema.ways).where(_W.id == way.id).values(off="gone"))
        rest = (_N.way_id == way.id) & (_N.state == "waiting")
        conn.execute(sa.update(schema.notices).where(rest).values(state="over"))

    def _close(self, conn: Connection, way: Row, sent: bool, now: float) -> bool:
        """Counts failures in a row; gives whether the way is switched off now."""
        failures = 0 if sent else way.failures + 1
        values: dict[str, Any] = {"failures": failures}
        if sent:
            values["last"] = now
        if failures >= MOST_FAILURES:
            values["off"] = "failures"
        conn.execute(sa.update(schema.ways).where(_W.id == way.id).values(**values))
        return failures >= MOST_FAILURES


def judge(kind: str, status: int, pause: float | None) -> Outcome:
    """What an answer means."""
    if 200 <= status < 300:
        return Outcome("sent", code=status)
    if kind == "push" and status in (404, 410):
        return Outcome("gone", "answer", status)
    later = status in (408, 425, 429) or status >= 500
    return Outcome("again" if later else "failed", "answer", status, pause)
