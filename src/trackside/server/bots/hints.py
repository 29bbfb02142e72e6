"""Give hints: what the strongest bot would do in a seat's place, from what that seat may know."""

from __future__ import annotations

import asyncio
import logging
from random import Random

from trackside.core.contract import Json
from trackside.server.base.errors import Conflict, Stale, Unavailable
from trackside.server.bots.runner import Bots
from trackside.server.bots.thinking import Task, bot_seed
from trackside.server.db.store import Store
from trackside.server.table.moves import check_playing, mark_hint
from trackside.server.table.positions import Positions
from trackside.server.table.sight import choose_seat, find, seats_of

log = logging.getLogger("trackside.hints")


class Hints:
    """Hints from the processes in which bots think. A table says whether it allows them."""

    def __init__(self, store: Store, positions: Positions, bots: Bots) -> None:
        self.store = store
        self.positions = positions
        self.bots = bots

    async def question(self, table_id: str, user: str, seat: int | None, version: int) -> Task:
        """Return the task for the bot; raise Forbidden, Stale or Conflict if this user may not ask
        it now."""
        return await asyncio.to_thread(self._task, table_id, user, seat, version)

    async def answer(self, task: Task) -> Json:
        """Return the hint and mark the player as having it; raise Conflict and Unavailable."""
        hint = await self._think(task)
        if not hint:
            raise Conflict("no-hints-here")
        await asyncio.to_thread(self._mark, task)
        return {"version": task.version, "seat": task.seat, **hint}

    def _task(self, table_id: str, user: str, seat: int | None, version: int) -> Task:
        """Make a task of a table that fits what the seat knows: nothing else goes to the bot."""
        with self.store.read() as conn:
            table, seats = find(conn, table_id), seats_of(conn, table_id)
            chosen = choose_seat(table, seats, user, seat)
            check_playing(table, seats, chosen, version)
            if not table.hints:
                raise Conflict("hints-off")
            if chosen not in table.to_act:
                raise Conflict("hint-not-your-turn")
            seed = bot_seed(table.seed, chosen, version)
            with self.positions.using(table_id):
                state = self.positions.at(conn, table, version).imagine(chosen, Random(seed))
        return Task(
            games=self.bots.settings.games,
            slug=table.game,
            rules=table.rules,
            position=state.dump(),
            seat=chosen,
            level="",  # the strongest that can say why
            seed=seed,
            table_id=table_id,
            version=version,
        )

    async def _think(self, task: Task) -> Json:
        try:
            return await self.bots.hint(task)
        except Exception as error:  # whatever a bot breaks, the player is told
            log.error("no hint of %s at table %s, version %d: %r",
                      task.slug, task.table_id, task.version, error)  # fmt: skip
            raise Unavailable("hint-failed") from error

    def _mark(self, task: Task) -> None:
        """Mark the hint; raise Stale for who has moved meanwhile, as the move would bear no
        mark."""
        with self.store.write() as conn:
            table = find(conn, task.table_id, lock=True)
            if table.version != task.version:
                raise Stale("stale", version=table.version)
            mark_hint(conn, task.table_id, task.seat, task.version)
