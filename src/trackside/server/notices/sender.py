"""Take the notices that are due, check that they still hold, send them, and try failed ones again.

What is taken has a lease: whoever is killed while sending leaves rows that another takes when the
lease has run out, with the name of the same batch. So a notice is sent at least once; the name goes
along (Message-ID, Topic and tag of a push, `id` of a webhook), by which a second one is known.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, replace
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.server.base.clock import Clock
from trackside.server.base.metrics import Metrics
from trackside.server.db import schema
from trackside.server.db.enums import ChannelKind, DeliveryResult, NoticeEvent, NoticeState
from trackside.server.db.rows import Row
from trackside.server.db.store import Store
from trackside.server.notices import hooks, letters, log
from trackside.server.notices.channels import Channels, email_of, place
from trackside.server.notices.mail import Mailer, MailRefused
from trackside.server.notices.outside import NotReached, Outside
from trackside.server.notices.push import Push
from trackside.server.notices.settings import quiet_until
from trackside.server.notices.sifting import Later, sift
from trackside.server.notices.words import Line, headline, link, sentence
from trackside.server.people.people import new_id
from trackside.server.table.outbox import DELAY, channel_of

events = logging.getLogger("trackside.notices")
LEASE = 60.0  # seconds; longer than any channel may take
PAUSES = (60.0, 300.0, 1_800.0, 7_200.0, 21_600.0)  # seconds before the next try
MOST_FAILURES = 8  # batches in a row, after which nothing more is sent there
AT_ONCE = 8  # batches in flight at the same time
_N, _W, _P = schema.notices.c, schema.ways.c, schema.notice_settings.c


@dataclass(frozen=True)
class Batch:
    """Notices that go out together: to one person, through one channel."""

    id: str
    channel: Row
    email: str
    language: str
    rows: list[str]
    lines: list[Line]
    tries: int


@dataclass(frozen=True)
class Outcome:
    """What came of a batch.

    sent    it arrived
    again   another try is worth it
    failed  no other try is worth it
    gone    the channel leads nowhere
    """

    result: DeliveryResult
    reason: str = ""
    code: int | None = None
    pause: float | None = None


class Sender:
    """A sender of notices. Several can run; they never take the same rows."""

    def __init__(
        self,
        *,
        store: Store,
        clock: Clock,
        channels: Channels,
        mailer: Mailer,
        push: Push,
        outside: Outside,
        metrics: Metrics,
        url: str,
    ) -> None:
        self.store = store
        self.clock = clock
        self.channels = channels
        self.mailer = mailer
        self.push = push
        self.outside = outside
        self.metrics = metrics
        self.url = url

    async def once(self) -> int:
        """Send all that is due now; return how many batches went out or were tried."""
        done = 0
        while batches := await asyncio.to_thread(self._claim_some):
            await asyncio.gather(*(self._deliver(batch) for batch in batches))
            done += len(batches)
        return done

    async def run(self, seconds: float) -> None:
        """Send what is due, for ever."""
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
        batches: list[Batch] = []
        with self.store.write() as conn:
            while len(batches) < AT_ONCE:
                first = self._find_first(conn)
                if first is None:
                    break
                batch = self._claim(conn, first)
                if batch is not None:
                    batches.append(batch)
        return batches

    def _due(self) -> bool:
        """Look without a lock whether anything is due: mostly nothing is."""
        with self.store.read() as conn:
            return conn.execute(self._waiting(_N.id).limit(1)).first() is not None

    def _waiting(self, *columns: Any) -> sa.Select[Any]:
        now = self.clock()
        return sa.select(*columns).where(
            _N.state == NoticeState.WAITING, _N.due <= now, _N.lease <= now
        )

    def _find_first(self, conn: Connection) -> Row | None:
        query = self._waiting(_N.way_id, _N.batch).order_by(_N.due).limit(1)
        return conn.execute(query.with_for_update(skip_locked=True)).first()

    def _claim(self, conn: Connection, first: Row) -> Batch | None:
        """Take a lease on all that can go with the first; None if nothing of it is left."""
        now = self.clock()
        channel = conn.execute(sa.select(schema.ways).where(_W.id == first.way_id)).one()
        settings = schema.notice_settings
        chosen = conn.execute(sa.select(settings).where(_P.user_id == channel.user_id)).first()
        rows = self._collect(conn, first, now)
        if channel.off is not None:
            ended = [row.id for row in rows if row.event != NoticeEvent.TRIAL]
            self._update(conn, ended, state=NoticeState.OVER)
            rows = [row for row in rows if row.event == NoticeEvent.TRIAL]
        quiet = quiet_until(chosen, now)
        if quiet is not None:
            later = [row.id for row in rows if row.event != NoticeEvent.TRIAL]
            self._update(conn, later, due=quiet, batch=None)
            rows = [row for row in rows if row.event == NoticeEvent.TRIAL]
        lines = self._sift(conn, rows, now)
        if not lines:
            return None
        name = first.batch or new_id(20)
        self._update(conn, list(lines), lease=now + LEASE, batch=name)
        email, language = email_of(conn, channel.user_id), chosen.language if chosen else "en"
        tries = max(row.tries for row in rows if row.id in lines)
        return Batch(name, channel, email, language, list(lines), list(lines.values()), tries)

    def _collect(self, conn: Connection, first: Row, now: float) -> list[Row]:
        """Return a batch that failed as it was; else whatever waits for this channel."""
        query = sa.select(schema.notices).where(
            _N.way_id == first.way_id, _N.state == NoticeState.WAITING, _N.lease <= now
        )
        if first.batch is None:
            query = query.where(_N.batch.is_(None), _N.due <= now + DELAY)
        else:
            query = query.where(_N.batch == first.batch)
        return list(conn.execute(query.order_by(_N.made).with_for_update(skip_locked=True)))

    def _sift(self, conn: Connection, rows: list[Row], now: float) -> dict[str, Line]:
        """Return the line of each row that still holds; end or postpone the others."""
        lines: dict[str, Line] = {}
        for row in rows:
            sifted = sift(conn, row, now)
            if isinstance(sifted, Line):
                lines[row.id] = sifted
            elif isinstance(sifted, Later):
                self._update(conn, [row.id], due=sifted.due, batch=None)
            else:
                self._update(conn, [row.id], state=NoticeState.OVER)
        return lines

    def _update(self, conn: Connection, rows: list[str], **values: Any) -> None:
        if rows:
            conn.execute(sa.update(schema.notices).where(_N.id.in_(rows)).values(**values))

    # Sending.

    async def _deliver(self, batch: Batch) -> None:
        try:
            outcome = await self._send(batch)
        except Exception as error:  # a fault of ours: told, and tried again
            events.error("a notice could not be sent: %r", error, exc_info=error)
            outcome = Outcome(DeliveryResult.AGAIN, "mistake")
        self.metrics.notices.labels(channel_of(batch.channel.kind), outcome.result).inc()
        await asyncio.to_thread(self._finish, batch, outcome)

    async def _send(self, batch: Batch) -> Outcome:
        if batch.channel.kind == ChannelKind.MAIL:
            return await self._mail(batch)
        try:
            headers, body = self._request(batch)
            answer = await self.outside.post(batch.channel.address, headers, body)
        except NotReached as error:
            reason = str(error)
            result = DeliveryResult.FAILED if reason == "private" else DeliveryResult.AGAIN
            return Outcome(result, reason)
        return judge(batch.channel.kind, answer.status, answer.retry_after)

    async def _mail(self, batch: Batch) -> Outcome:
        if not self.mailer.possible or not batch.email:
            return Outcome(DeliveryResult.FAILED, "no-mail")
        sender, stop = self.mailer.settings.mail_from, self.channels.stop_token(batch.channel.id)
        try:
            mail = letters.notice_mail(
                batch.lines,
                batch.language,
                sender=sender,
                to=batch.email,
                url=self.url,
                stop=stop,
                now=self.clock(),
                name=batch.id,
            )
            await self.mailer.send(mail)
        except MailRefused as error:
            result = DeliveryResult.FAILED if error.for_good else DeliveryResult.AGAIN
            return Outcome(result, "mail", error.code)
        return Outcome(DeliveryResult.SENT)

    def _request(self, batch: Batch) -> tuple[dict[str, str], bytes]:
        channel, language, lines = batch.channel, batch.language, batch.lines
        if channel.kind != ChannelKind.PUSH:
            secret = channel.keys.get("secret", "")
            return hooks.request(
                channel.kind, secret, batch.id, self.clock(), self.url, language, lines
            )
        payload = {
            "title": headline(language, lines),
            "body": "\n".join(sentence(language, line) for line in lines[:5]) if lines[1:] else "",
            "path": link("", lines[0]) if len({line.table for line in lines}) == 1 else "/",
            "tag": batch.id,
        }
        return self.push.request(channel.address, channel.keys, batch.id, payload)

    def _finish(self, batch: Batch, outcome: Outcome) -> None:
        """Update the rows and the channel, and write the line that the person can read."""
        now, channel, result = self.clock(), batch.channel, outcome.result
        if result == DeliveryResult.AGAIN and batch.tries >= len(PAUSES):
            result = DeliveryResult.FAILED
        with self.store.write() as conn:
            delivery = log.Delivery(
                at=now,
                user_id=channel.user_id,
                kind=channel.kind,
                place=place(channel, batch.email),
                what=[line.json() for line in batch.lines],
                result=result,
                reason=outcome.reason,
                code=outcome.code,
            )
            log.write(conn, delivery)
            if result == DeliveryResult.AGAIN:
                pause = max(PAUSES[batch.tries], min(outcome.pause or 0.0, PAUSES[-1]))
                self._update(conn, batch.rows, due=now + pause, lease=0.0, tries=batch.tries + 1)
                return
            sent = result == DeliveryResult.SENT
            self._update(conn, batch.rows, state=NoticeState.SENT if sent else NoticeState.FAILED)
            if result == DeliveryResult.GONE:
                self._forget(conn, channel)
            elif self._close(conn, channel, sent, now):
                log.write(conn, replace(delivery, result=DeliveryResult.OFF))

    def _forget(self, conn: Connection, channel: Row) -> None:
        """Close the channel of a browser that has unsubscribed; tidying deletes it."""
        conn.execute(sa.update(schema.ways).where(_W.id == channel.id).values(off="gone"))
        rest = (_N.way_id == channel.id) & (_N.state == NoticeState.WAITING)
        conn.execute(sa.update(schema.notices).where(rest).values(state=NoticeState.OVER))

    def _close(self, conn: Connection, channel: Row, sent: bool, now: float) -> bool:
        """Count failures in a row; return whether the channel is switched off now."""
        failures = 0 if sent else channel.failures + 1
        values: dict[str, Any] = {"failures": failures}
        if sent:
            values["last"] = now
        if failures >= MOST_FAILURES:
            values["off"] = "failures"
        conn.execute(sa.update(schema.ways).where(_W.id == channel.id).values(**values))
        return failures >= MOST_FAILURES


def judge(kind: str, status: int, pause: float | None) -> Outcome:
    """Return the outcome that an answer means."""
    if 200 <= status < 300:
        return Outcome(DeliveryResult.SENT, code=status)
    if kind == ChannelKind.PUSH and status in (404, 410):
        return Outcome(DeliveryResult.GONE, "answer", status)
    later = status in (408, 425, 429) or status >= 500
    result = DeliveryResult.AGAIN if later else DeliveryResult.FAILED
    return Outcome(result, "answer", status, pause)
