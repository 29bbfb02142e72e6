"""What a lobby shows and a record names."""

from __future__ import annotations

from trackside.core.contract import Meta
from trackside.core.options import Option

META = Meta(
    slug="ridge-lines",
    title="Ridge Lines",
    designer="the authors of Trackside",
    publisher="an example",
    edition="1",
    least_players=2,  # RL-1
    most_players=2,
    minutes=10,
    prefix="RL",
    rules_version=1,
    options=(
        Option("begins", "draw", "RL-5", choices=("draw", "west")),
        Option("gangs", 2, "RL-7", least=2, most=3),
    ),
)
