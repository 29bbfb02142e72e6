"""What a lobby shows and a record names of China Rails."""

from __future__ import annotations

from trackside.core.contract import Meta
from trackside.core.options import Option

META = Meta(
    slug="china-rails",
    title="China Rails",
    designer="Michael Dreiling",
    publisher="Mayfair Games",
    edition="2007",
    least_players=2,
    most_players=6,
    minutes=240,
    prefix="CR",
    rules_version=2,
    options=(
        Option("express-trains", False, "CR-188"),
        Option("mercy-loan", False, "CR-189"),
        Option("open-cash", False, "CR-186"),
        Option("any-port", False, "CR-200"),
        Option("one-start-load", False, "CR-201"),
        Option("exits-per-city", False, "CR-202"),
        Option("time-limit", 0, "CR-192", least=0, most=200),  # rounds; 0: no limit
        Option("round-cap", 0, "", least=0, most=1000, test_only=True),  # random play never wins
    ),
)
