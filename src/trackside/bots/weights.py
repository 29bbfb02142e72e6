"""Weights that are learned: numbers by name, in a file beside the bot that plays by them."""

from __future__ import annotations

import json
from importlib.resources.abc import Traversable
from typing import Final

from trackside.core.errors import DataError

MOST: Final = 100.0  # no weight is larger


def read_into(weights: object, names: tuple[str, ...], file: Traversable) -> None:
    """Set the weights of an object. Raises DataError if the file holds others, or none."""
    for name, number in read_weights(file, names).items():
        setattr(weights, name, number)


def read_weights(file: Traversable, names: tuple[str, ...]) -> dict[str, float]:
    """Read weights by name. Raises DataError if the file holds none, or others than these."""
    try:
        weights = json.loads(file.read_text("utf-8"))["weights"]
        if sorted(weights) != sorted(names):
            raise ValueError(f"the weights should be {', '.join(names)}")
        found = {name: float(weights[name]) for name in names}
        for name, number in found.items():
            if not -MOST <= number <= MOST:
                raise ValueError(f"{name} is {number}")
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise DataError(file.name, "", f"holds no weights: {error}") from error
    return found
