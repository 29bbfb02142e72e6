"""`trackside serve`, `worker`, `backup`, `restore`: the server, from the command line."""

from __future__ import annotations

from pathlib import Path

import click

database_option = click.option(
    "--database", metavar="URL", help="Default: TRACKSIDE_DATABASE_URL, else a SQLite file."
)


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="0.0.0.0: for the network.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True)
@database_option
@click.option("--open", "open_browser", is_flag=True, help="Open it in a browser.")
def serve(host: str, port: int, database: str | None, open_browser: bool) -> None:
    """Open the lobby on this machine: http://localhost:8000 in a browser.

    Nothing needs to be configured: games are kept in a SQLite file, bots think in processes of
    this server. docs/operations.md lists the settings.

    \b
      trackside serve --open
      trackside serve --host 0.0.0.0 --database postgresql://localhost/trackside
    """
    from trackside.server import main

    main.serve(host, port, database, open_browser)


@click.command()
@database_option
@click.option("--thinkers", type=click.IntRange(1), help="Processes that think.")
@click.option("--metrics", metavar="HOST:PORT", help="Offer numbers for Prometheus there.")
def worker(database: str | None, thinkers: int | None, metrics: str | None) -> None:
    """Think for the bots of all servers that share a PostgreSQL."""
    from trackside.server import main

    main.worker(database, thinkers, metrics)


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@database_option
def backup(file: Path, database: str | None) -> None:
    """Write everything that the server stores to FILE, while it runs."""
    from trackside.server import main

    rows = main.backup(str(file), database)
    click.echo(f"{file}: {rows} rows")


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@database_option
@click.option("--replace", is_flag=True, help="Throw away what the database holds.")
def restore(file: Path, database: str | None, replace: bool) -> None:
    """Fill a database from a backup; no server may run on it."""
    from trackside.server import main

    rows = main.restore(str(file), database, replace)
    click.echo(f"{rows} rows restored")
