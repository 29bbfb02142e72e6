"""What `trackside bench` measures of this game alone."""
# mypyc: off

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from trackside.games.china_rails.reach import price_from_network


def price(state: Any) -> None:
    """The cheapest track of a seat to every milepost of the lattice."""
    price_from_network(state, 0)


MEASURES: dict[str, Callable[[Any], object]] = {"pricing": price}
