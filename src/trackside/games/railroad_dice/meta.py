"""Title, player counts, options with their defaults, edition."""

from __future__ import annotations

from trackside.core.contract import Meta
from trackside.core.options import Option

START_SQUARES = (
    "frankfurt",
    "random",
    "saarbruecken-sassnitz",
    "saarbruecken-kiel",
    "rosenheim-sassnitz",
    "rosenheim-kiel",
    "saarbruecken-rosenheim",
    "sassnitz-kiel",
)

META = Meta(
    slug="railroad-dice-germany",
    title="RailRoad Dice Germany",
    designer="Jens Kappe",
    publisher="Wassertal Spieleverlag",
    edition="Railroad Dice: The First Rails (2004) with the Germany expansion",
    least_players=2,
    most_players=4,
    minutes=120,
    prefix="RD",
    rules_version=2,
    options=(
        Option("extended-game", False, "RD-3"),
        Option("station-supply", "full", "RD-4", choices=("full", "literal")),
        Option("dead-ends", "forced", "RD-63", choices=("forced", "free")),
        Option("dismissed-income", True, "RD-43"),
        Option("water-surcharge", 1, "RD-71", least=1, most=2),
        Option("min-dice-to-leave", 5, "RD-82", least=0, most=5),
        Option("start-squares", "frankfurt", "RD-134", choices=START_SQUARES),
    ),
)
