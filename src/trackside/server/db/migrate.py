"""Run the migrations that ship with the package."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Connection

FOLDER = Path(__file__).parent / "migrations"


def config(conn: Connection | None = None) -> Config:
    """Return Alembic's configuration for one connection."""
    made = Config()
    made.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    made.set_main_option("path_separator", "os")
    made.attributes["connection"] = conn
    return made


def upgrade(conn: Connection) -> None:
    """Bring the schema to the newest revision."""
    command.upgrade(config(conn), "head")


def script() -> ScriptDirectory:
    """Return all revisions."""
    return ScriptDirectory.from_config(config())


def head() -> str:
    """The newest revision."""
    found = script().get_current_head()
    assert found is not None
    return found
