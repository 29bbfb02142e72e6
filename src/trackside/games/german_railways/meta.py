"""What a lobby shows and a record names."""

from __future__ import annotations

from trackside.core.contract import Meta
from trackside.core.options import Option

META = Meta(
    slug="german-railways",
    title="German Railways",
    designer="Harry Wu",
    publisher="Queen Games",
    edition="2011",
    least_players=3,  # GR-8
    most_players=5,
    minutes=60,
    prefix="GR",
    rules_version=2,
    options=(
        Option("turn-order", "bag", "GR-52", choices=("bag", "simple")),
        Option("baden-free-hex", "dearest", "GR-132", choices=("dearest", "first")),
        Option("hidden-cash", False, "GR-141"),
        Option("banker", "random", "GR-17", choices=("random", "chosen", "first")),
        Option("idle-cap", False, "GR-120", bots_alone=True),
    ),
)
