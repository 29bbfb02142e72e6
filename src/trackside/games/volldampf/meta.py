"""What a lobby shows of the game."""

from __future__ import annotations

from trackside.core.contract import Meta
from trackside.core.options import Option

META = Meta(
    slug="volldampf",
    title="Volldampf",
    designer="Martin Wallace",
    publisher="TM-Spiele / Kosmos",
    edition="2001",
    least_players=2,
    most_players=6,
    minutes=90,
    prefix="VD",
    rules_version=2,
    options=(
        Option("stop-at-first-match", False, "VD-123"),
        Option("pay-half-rounded-up", False, "VD-92"),
        Option("hidden-cash", False, "VD-191"),
        Option("whole-dividend-by-position", False, "VD-134"),
        Option("first-bidder-must-bid", False, "VD-85"),
    ),
)
