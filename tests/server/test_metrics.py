"""Numbers for who runs it: of servers, of workers, and notices that come back after a fault."""

from __future__ import annotations

import asyncio
import time

import httpx
import psycopg
import pytest
from fastapi import FastAPI

from server.harness import Person
from server.process import free_port
from trackside.server import main
from trackside.server.bots.runner import sweep
from trackside.server.live.hub import Changed, Hub, table_topic
from trackside.server.live.postgres import hear_postgres
from trackside.server.table.snapshots import Snapshots

HEARD = "SELECT pid FROM pg_stat_activity WHERE query = 'LISTEN trackside'"


def test_a_process_without_routes_offers_its_numbers(app: FastAPI, ada: Person) -> None:
    """As a worker does: what its bots did is there, and the process itself."""
    services = app.state.services
    table = ada.table("me", "bot")["table"]
    seat = ada.state(table)["seat"]
    ada.act(table, ada.state(table)["version"], ada.state(table)["offers"][0]["code"], seat=seat)
    asyncio.run(services.bots.run(table))
    port = free_port()
    main.serve_metrics(services, f"127.0.0.1:{port}")
    text = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=20).text
    assert 'trackside_bot_seconds_count{level="random"}' in text
    assert 'trackside_actions_total{by="bot"}' in text
    assert "process_resident_memory_bytes" in text
    with pytest.raises(main.ServeTrouble, match="cannot be offered"):
        main.serve_metrics(services, f"127.0.0.1:{port}")


@pytest.mark.parametrize("address", ["here", "127.0.0.1:", "127.0.0.1:99999", "nowhere.invalid:1"])
def test_an_address_that_makes_no_sense_is_told(app: FastAPI, address: str) -> None:
    with pytest.raises(main.ServeTrouble, match=address):
        main.serve_metrics(app.state.services, address)


def test_tables_that_wait_for_a_bot_are_counted(app: FastAPI, ada: Person) -> None:
    services = app.state.services
    for _ in range(3):
        ada.table("me", "bot")

    async def look() -> None:
        looked = asyncio.Event()

        def count(waiting: int) -> None:
            services.metrics.waiting.set(waiting)
            looked.set()

        task = asyncio.create_task(sweep(services.leases, 60, lambda table: None, count))
        await looked.wait()
        task.cancel()

    asyncio.run(asyncio.wait_for(look(), 20))
    assert f"trackside_bots_waiting {float(len(services.leases.overdue()))}" in (
        services.metrics.text().decode()
    )
    assert len(services.leases.overdue()) > 0


def test_a_server_hears_others_again_after_the_database_was_away(postgres_url: str) -> None:
    """The connection that listens is cut; a notice after that arrives."""
    hub = Hub()

    def cut() -> int:
        with psycopg.connect(postgres_url, autocommit=True) as conn:
            found = [row[0] for row in conn.execute(HEARD)]
            for pid in found:
                conn.execute("SELECT pg_terminate_backend(%s)", [pid])
        return len(found)

    def tell() -> None:
        text = Changed("t1", 1, (), False, origin="another").text()
        with psycopg.connect(postgres_url, autocommit=True) as conn:
            conn.execute("SELECT pg_notify('trackside', %s)", [text])

    async def run() -> None:
        hub.loop = asyncio.get_running_loop()
        with hub.listen(table_topic("t1")) as listener:
            task = asyncio.create_task(hear_postgres(postgres_url, hub, Snapshots(time.time)))
            assert await listener.wait(30) == {""}  # it listens
            assert await asyncio.to_thread(cut) == 1
            assert await listener.wait(30) == {""}  # and again; whatever was missed is read
            await asyncio.to_thread(tell)
            assert await listener.wait(30) == {"t1"}
            task.cancel()

    asyncio.run(asyncio.wait_for(run(), 90))
