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
    """Return the part of the key of everything that belongs to a table."""
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
    Column("email", String(254), index=True, unique=True),  # confirmed
    Column("admin", Boolean, nullable=False, server_default=false()),  # by `trackside admin grant`
    Column("suspended", Float),  # since when they may only look; null: they may play
    Column("limits", Float),  # a factor on their rate limits; null: as for everybody
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

mail_links = Table(  # that were sent to somebody, and are good for one use
    "mail_links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("user_id", ID, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),  # confirm, password, sign-in
    Column("email", String(254), nullable=False),
    Column("until", Float, nullable=False),
)

ways = Table(  # by which a person wants to be told
    "ways",
    metadata,
    Column("id", ID, primary_key=True),
    Column("user_id", ID, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),  # mail, push, webhook, discord, slack
    Column("address", Text, nullable=False),  # a push service or a webhook; of mail: see users
    Column("keys", JSON, nullable=False),  # of a push subscription, or the secret that signs
    Column("name", String(200), nullable=False),  # what the browser said of itself
    Column("failures", Integer, nullable=False),  # in a row
    Column("off", String(20)),  # why nothing is sent: stopped, failures; null: it is
    Column("last", Float, nullable=False),  # when something was sent
    Column("created", Float, nullable=False),
)

notice_settings = Table(
    "notice_settings",
    metadata,
    Column("user_id", ID, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("language", String(8), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer),  # minutes after midnight in that zone; null: never quiet
    Column("quiet_to", Integer),
    Column("gather", Integer, nullable=False),  # minutes between two notices on one way
    Column("wanted", JSON, nullable=False),  # event: channels
)

deliveries = Table(  # what was sent to a person, for that person to read
    "deliveries",
    metadata,
    Column("id", ID, primary_key=True),
    Column("user_id", ID, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("at", Float, nullable=False),
    Column("kind", String(10), nullable=False),  # of the way
    Column("place", String(120), nullable=False),  # masked
    Column("what", JSON, nullable=False),  # [{event, about, table, title}]
    Column("result", String(10), nullable=False),  # sent, again, failed, gone, off
    Column("reason", String(20), nullable=False),
    Column("code", Integer),  # what the other side answered
    Index("ix_deliveries_user", "user_id", "at"),
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
    Column("pace", JSON),  # null: no clock
    Column("flag_at", Float),  # when the first clock that runs is at zero
    Column("pauses", JSON),  # [[from, until], ...] in which no clock runs
    Column("pause_ask", JSON),  # a pause that waits for answers
    Column("leaver_level", String(40)),  # of the bot that plays for who has left; null: a fair one
    Column("offers_seats", Boolean, nullable=False, server_default=false()),  # of who has left
    Column("result", JSON),
    Column("rematch", ID),  # the table at which the same people play again
    Column("rematch_of", ID),  # that one's table before
    Column("origin", ID),  # the table from one of whose positions this one goes on
    Column("origin_version", Integer),  # the version there
    Column("origin_steps", Integer),  # the actions of that game here; null: hands are dealt anew
    Column("origin_key", String(64)),  # of the request that made it
    Column("imported", String(64)),  # the hash of the record that it was made from; null: played
    Column("kept_id", ID),  # of a board that somebody keeps, as it was then; see kept_boards
    Column("kept_version", Integer),
    Column("kept_name", String(80)),
    Column("created", Float, nullable=False),
    Column("since", Float, nullable=False),
    Index("ix_tables_status", "status", "public", "since"),
    Index("ix_tables_bot_due", "bot_due"),
    Index("ix_tables_flag_at", "flag_at"),
    Index("ix_tables_origin", "origin"),
    Index("ix_tables_origin_key", "owner", "origin_key", unique=True),
    Index("ix_tables_imported", "owner", "imported", unique=True),
)

notices = Table(  # what is to be told: one row for a turn and a way
    "notices",
    metadata,
    Column("id", ID, primary_key=True),
    Column("user_id", ID, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("way_id", ID, ForeignKey("ways.id", ondelete="CASCADE"), nullable=False),
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE")),  # null: a trial
    Column("event", String(10), nullable=False),
    Column("about", String(20), nullable=False),
    Column("turn", BigInteger, nullable=False),  # the version at which it came to be
    Column("state", String(10), nullable=False),  # waiting, sent, over, failed
    Column("made", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("lease", Float, nullable=False),  # until when whoever sends it is left alone
    Column("tries", Integer, nullable=False),
    Column("batch", ID),  # what is sent together, also when it is tried again
    Index("ix_notices_once", "way_id", "table_id", "event", "about", "turn", unique=True),
    Index("ix_notices_due", "state", "due"),
    Index("ix_notices_table", "table_id", "event", "state"),
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
    Column("gone", String(10)),  # why a bot plays: resigned, time, away; null: its player does
    Column("turn_at", Float),  # since when its player is to act; null: is not
    Column("turn_round", Integer, nullable=False, server_default="0"),
    Column("turn_cut", Boolean, nullable=False, server_default=false()),  # ended without a move
    Column("runs_from", Float),  # since when its clock runs with what is not yet counted
    Column("turn_used", Float, nullable=False, server_default="0"),  # seconds of this turn
    Column("bank_used", Float, nullable=False, server_default="0"),  # seconds, in turns before
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

orders = Table(  # what a seat's player has told the server to do when they are asked
    "orders",
    metadata,
    table_id(),
    Column("seat", Integer, primary_key=True),
    Column("user_id", ID, nullable=False),
    Column("number", Integer, nullable=False),  # grows with each change
    Column("line", JSON),  # steps for the next own turn
    Column("standing", JSON),  # how far to bid
    Column("aside", JSON),  # what was not done, and why
    Column("at", Float, nullable=False),
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
    """Return a column for somebody with whom the row goes."""
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
    Column("done", Float),  # when an administrator had dealt with it
    Index("ix_reports_once", "table_id", "room", "number", "user_id", unique=True),
)

admin_log = Table(  # what administrators have done
    "admin_log",
    metadata,
    Column("id", ID, primary_key=True),
    Column("at", Float, nullable=False, index=True),
    Column("by_id", ID),  # who, on the page; null: at the command line
    Column("by_name", String(80), nullable=False),  # at the command line: of the system's user
    Column("what", String(20), nullable=False),
    Column("about", ID, nullable=False),  # a person, a table or a report
    Column("words", String(80), nullable=False),  # how much of it
)

happenings = Table(  # what the log tells and no rule knows: who left, came back, took a seat
    "happenings",
    metadata,
    table_id(),
    Column("number", Integer, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("level", String(40)),
    Column("user_id", ID),  # who had the seat up to then
    Column("at", Float, nullable=False),
)

hours = Table(  # when time does not count for somebody who plays over days
    "hours",
    metadata,
    Column("user_id", ID, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("zone", String(64), nullable=False),
    Column("sleep_from", Integer),  # minutes of the day
    Column("sleep_until", Integer),
    Column("weekends_off", Boolean, nullable=False),
    Column("vacations", JSON, nullable=False),  # [[first day, last day], ...]
)

downtimes = Table(  # no server was alive
    "downtimes",
    metadata,
    Column("began", Float, primary_key=True),
    Column("ended", Float, nullable=False),
)

# Boards that people keep; a table that is played on one has its own copy in `boards`.

kept_boards = Table(
    "kept_boards",
    metadata,
    Column("id", ID, primary_key=True),
    person_id(),
    Column("game", String(60), nullable=False),
    Column("name", String(80), nullable=False),
    Column("visibility", String(10), nullable=False),  # private, link, public, withdrawn
    Column("version", Integer, nullable=False),  # the newest
    Column("fit_version", Integer),  # the newest on which one can play
    Column("games", Integer, nullable=False),  # played to their end by people
    Column("size", Integer, nullable=False),  # bytes of all versions
    Column("key", String(64)),  # of the request that made it
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("ix_kept_boards_key", "user_id", "key", unique=True),
    Index("ix_kept_boards_public", "visibility", "changed"),
)


def board_id() -> Column[str]:
    """Return the part of the key of what belongs to a board."""
    goes = ForeignKey("kept_boards.id", ondelete="CASCADE")
    return Column("board_id", ID, goes, primary_key=True)


board_versions = Table(  # large, and read one at a time
    "board_versions",
    metadata,
    board_id(),
    Column("version", Integer, primary_key=True),
    Column("fit", Boolean, nullable=False),
    Column("digest", String(64), nullable=False),
    Column("data", LargeBinary, nullable=False),  # packed
    Column("made", Float, nullable=False),
)

board_balance = Table(  # what bots' games on a version have shown
    "board_balance",
    metadata,
    board_id(),
    Column("version", Integer, primary_key=True),
    Column("data", JSON, nullable=False),
    Column("made", Float, nullable=False),
)

analyses = Table(  # of finished games, by what was played: names and tables do not matter
    "analyses",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the record
    Column("version", String(16), primary_key=True),  # of the bots
    Column("effort", String(10), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("record", Text, nullable=False),  # without names
    Column("state", String(10), nullable=False),  # waiting, working, done, failed
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("kept", JSON),  # what the work goes on with
    Column("report", JSON),
    Column("user_id", ID, ForeignKey("users.id", ondelete="SET NULL")),  # who asked first
    Column("lease", Float, nullable=False),  # until when whoever works on it is left alone
    Column("asked", Float, nullable=False),
    Index("ix_analyses_state", "state", "asked"),
)
