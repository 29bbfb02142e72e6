"""Wire everything that routes need, once per process."""

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
from trackside.server.bots.runner import Bots
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
from trackside.server.seats.branches import Branches
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
from trackside.server.seats.timeouts import Timeouts
from trackside.server.table.leases import Leases
from trackside.server.table.lock import Locked, TableLock
from trackside.server.table.moves import Moves
from trackside.server.table.outbox import note_change
from trackside.server.table.positions import Positions
from trackside.server.table.presence import Presence
from trackside.server.table.registry import Games, load
from trackside.server.table.snapshots import Snapshots
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
        self.in_thread = games is not None  # other processes do not know these games
        self.store = Store(settings.database_url)
        self.store.prepare()
        self.movers = ThreadPoolExecutor(WRITERS[self.store.postgres], "moves")
        self.hub = Hub()
        self.metrics = Metrics()
        self.metrics.count_statements(self.store.engine)
        self.limiter = Limiter(settings.limits)
        self.stream_limits = StreamLimits(settings.limits, room(open_files()))
        self._wire_people()
        self._wire_table()
        self._wire_look()
        self._wire_seats()
        self._wire_bots()
        self._wire_notices()
        self._wire_admin()
        self.wake_bots = self._wake_here if settings.bots == "here" else lambda table_id: None

    def _wire_people(self) -> None:
        """Wire people, and what they say."""
        store, clock = self.store, self.clock
        self.people = People(store, clock)
        self.blocks = Blocks(store, clock)
        self.talk = Talk(store, clock, self.changed)
        self.shared_talk = SharedTalk(self.talk, self.hub)
        self.notes = Notes(store, clock)

    def _wire_table(self) -> None:
        """Wire a table, its lock, and whatever follows a change."""
        store, clock, settings = self.store, self.clock, self.settings
        self.presence = Presence(store, clock, self.changed)
        self.positions = Positions(self.games, settings.snapshot_every)
        self.views = Views(self.positions)
        self.snapshots = Snapshots(clock)
        self.leases = Leases(store, clock, settings.lease, with_changes=settings.bots == "here")
        self.lock = TableLock(
            store=store, positions=self.positions, clock=clock, leased=self.leases.until
        )
        self.lock.before_commit = [note_change]
        self.lock.after_commit = [
            self.leases.follow,
            self.snapshots.follow,
            self._announce_change,
        ]
        self.moves = Moves(self.lock, self.positions)

    def _wire_look(self) -> None:
        """Wire what is read."""
        store, positions = self.store, self.positions
        self.messages = StateMessages(
            store=store,
            positions=positions,
            views=self.views,
            kept=self.snapshots,
            clock=self.clock,
        )
        self.shared = SharedMessages(self.messages)
        self.lobby = Lobby(store, self.clock)
        self.history = History(store, positions)
        self.records = Records(store, positions, self.messages)
        self.pictures = Pictures(store, positions)
        self.previews = Previews(store, positions, self.games)

    def _wire_seats(self) -> None:
        """Wire the making of tables and changes of who sits there."""
        store, clock, settings, games = self.store, self.clock, self.settings, self.games
        lock, positions = self.lock, self.positions
        self.seat_lock = SeatLock(lock, clock)
        self.new_tables = NewTables(
            lock=lock, games=games, positions=positions, clock=clock, settings=settings
        )
        self.seat_changes = SeatChanges(
            lock=self.seat_lock, store=store, games=games, clock=clock, settings=settings
        )
        self.leavers = Leavers(self.seat_lock, games, clock)
        self.timeouts = Timeouts(
            lock=self.seat_lock, store=store, games=games, positions=positions, clock=clock
        )
        self.pauses = Pauses(self.seat_lock, clock)
        self.person_hours = PersonHours(self.seat_lock, store, clock)
        self.heartbeat = Heartbeat(store, clock)
        self.rematches = Rematches(
            lock=lock,
            new_tables=self.new_tables,
            seat_changes=self.seat_changes,
            changed=self.changed,
        )
        self.branches = Branches(lock, self.new_tables, positions)
        self.imports = Imports(
            store=store,
            new_tables=self.new_tables,
            positions=positions,
            clock=clock,
            settings=settings,
        )
        self.takebacks = TakeBacks(lock, positions)

    def _wire_bots(self) -> None:
        """Wire bots, and all that they work for: hints, plans, orders, analyses, boards."""
        store, clock, settings, positions = self.store, self.clock, self.settings, self.positions
        self.bots = Bots(
            store=store,
            positions=positions,
            moves=self.moves,
            leases=self.leases,
            snapshots=self.snapshots,
            settings=settings,
            metrics=self.metrics,
            movers=self.movers,
            in_thread=self.in_thread,
        )
        self.hints = Hints(store, positions, self.bots)
        self.plans = Plans(store, positions, self.messages, self.bots)
        self.orders = Orders(lock=self.lock, store=store, positions=positions, clock=clock)
        self.order_runs = OrderRuns(
            store=store,
            lock=self.lock,
            presence=self.presence,
            metrics=self.metrics,
            clock=clock,
        )
        self.analyses = Analyses(
            store=store,
            positions=positions,
            records=self.records,
            settings=settings,
            clock=clock,
            in_thread=self.in_thread,
        )
        self.shelf = Shelf(store=store, games=self.games, clock=clock, limits=settings.limits)
        self.gallery = Gallery(self.shelf)
        self.random_boards = RandomBoards(self.bots)
        self.balance = Balance(self.shelf, self.bots, clock)

    def _wire_notices(self) -> None:
        """Wire what tells people, also when they are not here."""
        store, clock, settings = self.store, self.clock, self.settings
        self.channels = Channels(store, clock, plain_allowed=bool(settings.reach))
        self.mailer = Mailer(settings, clock)
        self.push = Push(store, clock, settings)
        self.mail_links = MailLinks(
            store=store, clock=clock, people=self.people, mailer=self.mailer, settings=settings
        )
        self.sender = Sender(
            store=store,
            clock=clock,
            channels=self.channels,
            mailer=self.mailer,
            push=self.push,
            outside=Outside(settings.reach),
            metrics=self.metrics,
            url=settings.url,
        )

    def _wire_admin(self) -> None:
        """Wire what administrators do, and what is tidied away."""
        store, clock, settings = self.store, self.clock, self.settings
        self.admin = Admin(
            store=store,
            clock=clock,
            lock=self.seat_lock,
            seats=self.seat_changes,
            games=self.games,
        )
        self.admin_lists = AdminLists(store, settings)
        self.complaints = Complaints(store, clock, self.blocks)
        self.tidying = Tidying(store, clock, settings)

    def changed(self, change: Changed) -> None:
        """Announce a change whose commit went past the lock of the table."""
        if not change.talk:
            self.snapshots.changed(change.table_id)
        self.announce(change)

    def _announce_change(self, locked: Locked) -> None:
        """Announce a change within the lock of its table."""
        if locked.notice is not None:
            self.announce(locked.notice)

    def announce(self, change: Changed) -> None:
        """Tell listeners and wake bots after a commit, in any thread."""
        self.hub.publish(change)
        if change.bot_due:
            self.wake_bots(change.table_id)

    def _wake_here(self, table_id: str) -> None:
        loop = self.hub.loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(self.bots.wake, table_id)

    def close(self) -> None:
        """Close what others wait for."""
        self.balance.close()
        self.bots.close()
        self.analyses.close()
        self.movers.shutdown(wait=False)
        self.store.close()
