"""Read settings from the environment; each has a default that works on one machine."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from ipaddress import ip_network
from pathlib import Path

SHIPPED_GAMES = "trackside.server.table.registry:shipped"


def data_folder() -> Path:
    """Return the folder where a person's programs keep their data."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "trackside"


def default_database() -> str:
    """Return the address of a SQLite file in the data folder."""
    return f"sqlite:///{data_folder() / 'trackside.db'}"


@dataclass
class Settings:
    """All that a server or worker needs to know."""

    database_url: str = field(default_factory=default_database)
    games: str = SHIPPED_GAMES  # "module:function" that gives the registry; children import it too
    bots: str = "here"  # here: a process pool of this process; workers: `trackside worker`; off
    thinkers: int = 2  # processes of the pool
    lease: float = 10.0  # seconds after which another may take over from a thinker that was killed
    patience: float = 60.0  # seconds that a bot may think; then it plays at random
    sweep: float = 5.0  # seconds between looks for bots that nobody woke
    limits: float = 1.0  # factor on all rate limits; 0 switches them off
    https: bool = False  # cookies only over https
    snapshot_every: int = 32
    abandoned: float = 60.0  # seconds without a stream after which the owner may hand a seat on
    days_waiting: float = 14.0  # until a table that never began is closed; 0: never
    days_idle: float = 120.0  # the same for a game in which nothing happens
    days_closed: float = 30.0  # until a closed table is deleted
    days_guests: float = 180.0  # until a guest who stays away and sits nowhere is forgotten
    ping: float = 25.0  # seconds between signs of life in a stream; pages wait for 40
    log_json: bool = False
    metrics: str = ""  # where a worker offers its numbers: "host:port", "port"; "": nowhere
    url: str = ""  # the address of the pages as people type it, for links in mails
    smtp_host: str = ""  # without it nothing goes by mail
    smtp_port: int = 587
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_tls: str = "starttls"  # starttls, tls (from the first byte) or off
    mail_from: str = ""
    reach: tuple[str, ...] = ()  # networks that notices may reach although they are private

    @property
    def mail(self) -> bool:
        """Tell whether mails can be sent: to somebody, from somebody, with links that lead here."""
        return bool(self.smtp_host and self.mail_from and self.url)

    @property
    def postgres(self) -> bool:
        """Tell whether several processes can share the database."""
        return self.database_url.startswith("postgres")


def from_environment(env: Mapping[str, str] = os.environ) -> Settings:
    """Read all settings; raise ValueError for a number that is none."""
    settings = Settings()
    settings.database_url = env.get("TRACKSIDE_DATABASE_URL") or settings.database_url
    settings.bots = env.get("TRACKSIDE_BOTS", settings.bots)
    settings.games = env.get("TRACKSIDE_GAMES", settings.games)
    settings.thinkers = int(env.get("TRACKSIDE_THINKERS", settings.thinkers))
    settings.lease = float(env.get("TRACKSIDE_LEASE", settings.lease))
    settings.patience = float(env.get("TRACKSIDE_PATIENCE", settings.patience))
    settings.sweep = float(env.get("TRACKSIDE_SWEEP", settings.sweep))
    settings.limits = float(env.get("TRACKSIDE_LIMITS", settings.limits))
    settings.days_waiting = float(env.get("TRACKSIDE_DAYS_WAITING", settings.days_waiting))
    settings.days_idle = float(env.get("TRACKSIDE_DAYS_IDLE", settings.days_idle))
    settings.days_closed = float(env.get("TRACKSIDE_DAYS_CLOSED", settings.days_closed))
    settings.days_guests = float(env.get("TRACKSIDE_DAYS_GUESTS", settings.days_guests))
    settings.https = env.get("TRACKSIDE_HTTPS", "") in ("1", "on", "yes")
    settings.metrics = env.get("TRACKSIDE_METRICS", "")
    settings.log_json = env.get("TRACKSIDE_LOG", "") == "json"
    read_mail(settings, env)
    return settings


def read_mail(settings: Settings, env: Mapping[str, str]) -> None:
    """Read the settings of notices; raise ValueError."""
    settings.url = env.get("TRACKSIDE_URL", "").rstrip("/")
    settings.smtp_host = env.get("TRACKSIDE_SMTP_HOST", "")
    settings.smtp_port = int(env.get("TRACKSIDE_SMTP_PORT", settings.smtp_port))
    settings.smtp_user = env.get("TRACKSIDE_SMTP_USER", "")
    settings.smtp_password = env.get("TRACKSIDE_SMTP_PASSWORD", "")
    settings.smtp_tls = env.get("TRACKSIDE_SMTP_TLS", settings.smtp_tls)
    settings.mail_from = env.get("TRACKSIDE_MAIL_FROM", "")
    networks = [part.strip() for part in env.get("TRACKSIDE_REACH", "").split(",")]
    settings.reach = tuple(str(ip_network(part)) for part in networks if part)
    if settings.smtp_tls not in ("starttls", "tls", "off"):
        raise ValueError("TRACKSIDE_SMTP_TLS must be starttls, tls or off")
