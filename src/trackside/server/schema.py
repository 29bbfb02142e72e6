"""The tables of the database. `migrations/` makes them; a test holds the two together."""

from __future__ import annotations

from sqlalchemy import (
    JSON as _JSON,
)
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()
JSON = _JSON(none_as_null=True)
ID = String(40)


def table_id() -> Column[str]:
    """Part of the key of everything that belongs to a table."""
    return Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


settings = Table(
    "settings", metadata, Column("key", String(40), primary_key=True), Column("value", Text)
)

users = Table(
    "users",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("kind", String(10), nullable=False),  # guest, account, gone
    Column("bot", Boolean, nullable=False),
    Column("login", String(80), unique=True),
    Column("password", Text),
    Column("created", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of what the cookie holds
    Column("user_id", ID, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("seen", Float),  # to the day
    Column("about", String(200)),  # what the browser said of itself
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", ID, primary_key=True),
    Column("hash", String(64), unique=True, nullable=False),
    Column("user_id", ID, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(80), nullable=False),
    Column("scopes", JSON, nullable=False),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(60), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("title", String(120), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("many_seats", Boolean, nullable=False, server_default=false()),  # for one person
    Column("hints", Boolean, nullable=False, server_default=false()),  # whether players may ask
    Column("status", String(10), nullable=False),  # open, playing, over, closed
    Column("owner", ID, nullable=False),
    Column("invite", String(40), nullable=False),
    Column("share", String(40)),  # of the link by which others look on, while there is one
    Column("options", JSON, nullable=False),
    Column("board", String(80), nullable=False),  # "custom": see boards
    Column("seed", String(80), nullable=False),
    Column("version", Integer, nullable=False),
    Column("draws", Integer, nullable=False),
    Column("snapshot", Integer, nullable=False),  # the version of the last one
    Column("to_act", JSON, nullable=False),
    Column("round", Integer, nullable=False),
    Column("phase", String(40), nullable=False),
    Column("bot_due", Boolean, nullable=False),
    Column("bot_lease", Float, nullable=False),
    Column("takeback", JSON),
    Column("result", JSON),
    Column("rematch", ID),  # the table at which the same people play again
    Column("rematch_of", ID),  # that one's table before
    Column("created", Float, nullable=False),
    Column("since", Float, nullable=False),
    Index("ix_tables_status", "status", "public", "since"),
    Index("ix_tables_bot_due", "bot_due"),
)

boards = Table(  # boards of one's own; large, and seldom read
    "boards", metadata, table_id(), Column("data", JSON, nullable=False)
)

seats = Table(
    "seats",
    metadata,
    table_id(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # open, asked (for a rematch), person, bot
    Column("user_id", ID, index=True),
    Column("name", String(80), nullable=False),
    Column("level", String(40)),
    Column("held", Boolean, nullable=False),
    Column("left_at", Float),  # when its player left or was last seen to go
    Column("colour", Integer),  # chosen before the start
    Column("resigned", Integer),  # the version at which its player gave up; null: plays
    Column("hint_at", Integer),  # the version at which its player was last given a hint
    Index("ix_seats_colour", "table_id", "colour", unique=True),
)

entries = Table(
    "entries",
    metadata,
    table_id(),
    Column("version", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # act, chance, undo
    Column("seat", Integer, nullable=False),
    Column("code", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("known_to", JSON),  # null: everybody
    Column("events", JSON, nullable=False),
    Column("reveals", Boolean, nullable=False),
    Column("draws", Integer, nullable=False),  # draws in the line of play up to here
    Column("undo_to", Integer),
    Column("undone_by", Integer),
    Column("hinted", Boolean, nullable=False, server_default=false()),  # taken after a hint
    Column("series", JSON),
    Column("at", Float, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    table_id(),
    Column("version", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    table_id(),
    Column("user_id", ID, primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("digest", String(64), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("first", Integer, nullable=False),
    Column("version", Integer, nullable=False),
)

put_out = Table(  # by the owner: they do not sit down here again
    "put_out", metadata, table_id(), Column("user_id", ID, primary_key=True)
)

put_away = Table(  # out of one's own list of tables
    "put_away", metadata, table_id(), Column("user_id", ID, primary_key=True)
)

presence = Table(
    "presence",
    metadata,
    table_id(),
    Column("user_id", ID, primary_key=True),
    Column("seen", Float, nullable=False),
)

# Talk: beside the game, and no part of its record.


def person_id(name: str = "user_id", key: bool = False) -> Column[str]:
    """Of somebody with whom the row goes."""
    goes = ForeignKey("users.id", ondelete="CASCADE")
    return Column(name, ID, goes, primary_key=key, nullable=False, index=not key)


talk = Table(
    "talk",
    metadata,
    table_id(),
    Column("room", String(10), primary_key=True),  # players, onlookers
    Column("number", Integer, primary_key=True),  # in its room
    person_id(),
    Column("seat", Integer),  # where the speaker sat
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("version", Integer, nullable=False),  # the entry of the log after which it stands
    Column("at", Float, nullable=False),
)

talk_marks = Table(  # how far somebody has read, and whether they want to hear of it at all
    "talk_marks",
    metadata,
    table_id(),
    person_id(key=True),
    Column("players", Integer, nullable=False),
    Column("onlookers", Integer, nullable=False),
    Column("muted", Boolean, nullable=False),
)

notes = Table(  # one's own, for nobody else
    "notes",
    metadata,
    table_id(),
    person_id(key=True),
    Column("text", Text, nullable=False),
    Column("saved", Float, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    Column("id", ID, primary_key=True),
    person_id(),
    person_id("other_id"),
    Column("kind", String(10), nullable=False),  # mute, block
    Column("name", String(80), nullable=False),  # of the other, as it was then
    Column("created", Float, nullable=False),
    Index("ix_blocks_pair", "user_id", "other_id", unique=True),
)

reports = Table(  # outlive the talk that they tell of
    "reports",
    metadata,
    Column("id", ID, primary_key=True),
    Column("table_id", ID, nullable=False),
    Column("room", String(10), nullable=False),
    Column("number", Integer, nullable=False),
    Column("user_id", ID, ForeignKey("users.id", ondelete="SET NULL")),  # who reports
    Column("about_id", ID, ForeignKey("users.id", ondelete="SET NULL")),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_reports_once", "table_id", "room", "number", "user_id", unique=True),
)
