"""Jobs on PostgreSQL with procrastinate: many servers defer, many workers think."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Self

import procrastinate
import psycopg
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException

from trackside.server.db.store import libpq
from trackside.server.services import Services

log = logging.getLogger("trackside.queue")
TASK = "bots"
AT_A_STRETCH = 1.0  # seconds that a worker gives to one table
RETRY = 1.0  # seconds until a lost connection is tried again
FIRST = 1  # the priority of tables at which people wait; those of bots alone have 0


class Patient(procrastinate.PsycopgConnector):
    """A connector that listens again when the database comes back; else a worker would only look
    now and then."""

    async def listen_notify(self, on_notification: Any, channels: Any) -> None:
        """Listen for ever, as procrastinate calls it."""
        while True:
            try:
                await super().listen_notify(on_notification, channels)
            except (ConnectorException, psycopg.Error, OSError) as error:
                log.warning("lost the notices of new jobs: %r", error.__cause__ or error)
            await asyncio.sleep(RETRY)


def connector(services: Services) -> Patient:
    """Return a connector to the database of the store."""
    return Patient(conninfo=libpq(services.store.url), min_size=1, max_size=4)


class Queue:
    """The queue of bots' turns; does nothing unless workers think."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.app: procrastinate.App | None = None
        if services.settings.bots == "workers" and services.store.postgres:
            self.app = procrastinate.App(connector=connector(services))
            services.wake_bots = self._wake

    async def __aenter__(self) -> Self:
        if self.app is not None:
            await self.app.open_async()
            await prepare(self.app)
        return self

    async def __aexit__(self, *_: Any) -> None:
        if self.app is not None:
            await self.app.close_async()

    def _wake(self, table_id: str) -> None:
        """Queue a table; callable from any thread."""
        loop = self.services.hub.loop
        if loop is not None and not loop.is_closed():
            asyncio.run_coroutine_threadsafe(self.defer(table_id), loop)

    async def defer(self, table_id: str) -> None:
        """Store a job, if workers are to think."""
        if self.app is not None:
            await defer(self.app, self.services, table_id)


async def defer(app: procrastinate.App, services: Services, table_id: str) -> None:
    """Store a job. One waiting job per table is enough; a lost one is found by the sweep."""
    try:
        alone = await asyncio.to_thread(services.bots.alone, table_id)
        priority = 0 if alone else FIRST
        job = app.configure_task(
            TASK, queueing_lock=table_id, priority=priority, allow_unknown=True
        )
        await job.defer_async(table_id=table_id)
    except AlreadyEnqueued:
        return
    except ConnectorException as error:
        log.warning("a bot's job could not be stored: %s", error)


async def prepare(app: procrastinate.App) -> None:
    """Make procrastinate's own tables, once."""
    if not await app.check_connection_async():
        try:
            await app.schema_manager.apply_schema_async()
        except ConnectorException:  # another process was faster
            await asyncio.sleep(0.5)


def worker_app(services: Services) -> procrastinate.App:
    """Return the application that a worker runs."""
    app = procrastinate.App(connector=connector(services))

    @app.task(name=TASK)
    async def bots(table_id: str) -> None:
        # Bots among themselves go to the end of the queue now and then: people wait elsewhere.
        if await services.bots.run(table_id, AT_A_STRETCH):
            await defer(app, services, table_id)

    return app


async def forget_stalled(app: procrastinate.App, seconds: float) -> None:
    """Close the jobs of killed workers, for ever; the sweep has given the table a new one."""
    while True:
        try:
            for job in await app.job_manager.get_stalled_jobs(seconds_since_heartbeat=60):
                await app.job_manager.finish_job(
                    job, procrastinate.jobs.Status.FAILED, delete_job=True
                )
        except ConnectorException as error:
            log.warning("stalled jobs could not be closed: %s", error)
        await asyncio.sleep(seconds)
