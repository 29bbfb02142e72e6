"""Everything that routes need, made once per process and tied together here."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

from trackside.server.admin.actions import Admin
from trackside.server.admin.complaints import Complaints
from trackside.server.admin.lists import AdminLists
from trackside.server.admin.tidying import Tidying
from trackside.server.analysis.analyses import Analyses
from trackside.server.base.clock import Clock
from trackside.server.base.connections import StreamLimits, open_files, room
from trackside.server.base.limits import Limiter
from trackside.server.base.metrics import Metrics
from trackside.server.base.settings import Settings
from trackside.server.boards.balance import Balance
from trackside.server.boards.gallery import Gallery
from trackside.server.boards.random import RandomBoards
from trackside.server.boards.shelf import Shelf
from trackside.server.bots.hints import Hints
from trackside.server.bots.player import Bots
from trackside.server.db.store import Store
from trackside.server.live.hub import Changed, Hub
from trackside.server.look.history import History
from trackside.server.look.lobby import Lobby
from trackside.server.look.notes import Notes
from trackside.server.look.pictures import Pictures
from trackside.server.look.preview import Previews
from trackside.server.look.records import Records
from trackside.server.look.shared import SharedMessages, SharedTalk
from trackside.server.look.state_message import StateMessages
from trackside.server.look.talk import Talk
from trackside.server.notices.channels import Channels
from trackside.server.notices.mail import Mailer
from trackside.server.notices.mail_links import MailLinks
from trackside.server.notices.outside import Outside
from trackside.server.notices.push import Push
from trackside.server.notices.sender import Sender
from trackside.server.orders.orders import Orders
from trackside.server.orders.planning import Plans
from trackside.server.orders.runs import OrderRuns
from trackside.server.people.blocks import Blocks
from trackside.server.people.people import People
from trackside.server.seats.again import Again
from trackside.server.seats.changes import SeatChanges
from trackside.server.seats.heartbeat import Heartbeat
from trackside.server.seats.hours import PersonHours
from trackside.server.seats.imports import Imports
from trackside.server.seats.leavers import Leavers
from trackside.server.seats.lock import SeatLock
from trackside.server.seats.new import NewTables
from trackside.server.seats.pauses import Pauses
from trackside.server.seats.rematch import Rematches
from trackside.server.seats.takeback import TakeBacks
from trackside.server.table.leases import Leases
from trackside.server.table.lock import TableLock
from trackside.server.table.moves import Moves
from trackside.server.table.positions import Positions
from trackside.server.table.presence import Presence
from trackside.server.table.registry import Games, load
from trackside.server.table.snapshots import Scenes
from trackside.server.table.views import Views

WRITERS = {False: 4, True: 20}  # threads for moves; on SQLite one writes at a time


class Services:
    """One server process, or one worker, without its web side."""

    def __init__(
        self, settings: Settings, games: Games | None = None, clock: Clock = time.time
    ) -> None:
        self.settings = settings
        self.clock = clock
        self.games = games or load(settings.games)
        self.store = store = Store(settings.database_url)
        self.store.prepare()
        self.movers = ThreadPoolExecutor(WRITERS[store.postgres], "moves")
        self.hub = Hub()
        self.metrics = Metrics()
        self.metrics.count_statements(store.engine)
        self.limiter = Limiter(settings.limits)
        self.stream_limits = StreamLimits(settings.limits, room(open_files()))
        self.people = People(store, clock)
        self.blocks = Blocks(store, clock)
        self.talk = Talk(store, clock, self.changed)
        self.complaints = Complaints(store, clock, self.blocks)
        self.notes = Notes(store, clock)
        self.shared_talk = SharedTalk(self.talk, self.hub)
        self.presence = Presence(store, clock, self.changed)
        self.positions = positions = Positions(self.games, settings.snapshot_every)
        self.views = Views(positions)
        self.scenes = Scenes(clock)
        # What is read.
        self.messages = StateMessages(store, positions, self.views, self.scenes, clock)
        self.shared = SharedMessages(self.messages)
        self.lobby = Lobby(store, clock)
        self.history = History(store, positions)
        self.records = Records(store, positions, self.messages)
        self.pictures = Pictures(store, positions)
        self.previews = Previews(store, positions, self.games)
        # Boards that people keep.
        self.shelf = Shelf(store, self.games, clock, settings.limits)
        self.gallery = Gallery(self.shelf)
        # What changes a table.
        self.leases = Leases(store, clock, settings.lease, settings.bots == "here")
        kept = (positions, self.views, self.scenes, self.leases)
        lock = TableLock(store, *kept, clock, self.announce)
        self.new_tables = NewTables(lock, self.games, positions, clock, settings)
        seat_lock = SeatLock(lock, clock)
        self.seat_changes = SeatChanges(seat_lock, store, self.games, clock, settings)
        self.leavers = Leavers(seat_lock, store, self.games, positions, clock)
        self.pauses = Pauses(seat_lock, clock)
        self.person_hours = PersonHours(seat_lock, store, clock)
        self.heartbeat = Heartbeat(store, clock)
        self.rematches = Rematches(lock, self.new_tables, self.seat_changes, self.changed)
        self.again = Again(lock, self.new_tables, positions)
        self.imports = Imports(store, self.new_tables, positions, clock, settings)
        self.moves = Moves(lock, positions)
        self.takebacks = TakeBacks(lock, positions)
        self.tidying = Tidying(store, clock, settings)
        thinking = (self.moves, self.leases, self.scenes, settings, self.metrics)
        self.bots = Bots(store, positions, *thinking, self.movers, games is not None)
        self.random_boards = RandomBoards(self.bots)
        self.balance = Balance(self.shelf, self.bots, clock)
        self.hints = Hints(store, positions, self.bots)
        self.analyses = Analyses(store, positions, self.records, settings, clock, games is not None)
        # What tells people, also when they are not here.
        self.channels = Channels(store, clock, plain_allowed=bool(settings.reach))
        self.mailer = Mailer(settings, clock)
        self.push = Push(store, clock, settings)
        self.mail_links = MailLinks(store, clock, self.people, self.mailer, settings)
        told_by = (self.channels, self.mailer, self.push, Outside(settings.reach), self.metrics)
        self.sender = Sender(store, clock, *told_by, settings.url)
        # What people plan.
        self.plans = Plans(store, positions, self.messages, self.bots)
        self.orders = Orders(lock, store, positions, clock)
        self.order_runs = OrderRuns(store, lock, self.presence, self.metrics, clock)
        # What administrators do.
        self.admin = Admin(store, clock, seat_lock, self.seat_changes, self.games)
        self.admin_lists = AdminLists(store, settings)
        self.wake_bots = self._wake_here if settings.bots == "here" else lambda table_id: None

    def changed(self, change: Changed) -> None:
        """After a commit that went past the lock of the table."""
        if not change.talk:
            self.scenes.changed(change.table_id)
        self.announce(change)

    def announce(self, change: Changed) -> None:
        """After a commit, in any thread: tells listeners, wakes bots."""
        self.hub.publish(change)
        if change.bot_due:
            self.wake_bots(change.table_id)

    def _wake_here(self, table_id: str) -> None:
        loop = self.hub.loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(self.bots.wake, table_id)

    def close(self) -> None:
        """Gives back what others wait for."""
        self.balance.close()
        self.bots.close()
        self.analyses.close()
        self.movers.shutdown(wait=False)
        self.store.close()
