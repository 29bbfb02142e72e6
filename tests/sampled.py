"""Of many cases that are alike `make test` tries a few, `make long` all."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import pytest


def sampled(
    names: str | tuple[str, ...], cases: Collection[Any], kept: Collection[Any]
) -> pytest.MarkDecorator:
    """As `parametrize`, with all cases that are not kept marked as long."""
    assert set(kept) <= set(cases), f"not among the cases: {set(kept) - set(cases)}"
    values = {case: (case,) if isinstance(names, str) else tuple(case) for case in cases}
    marks = {case: () if case in kept else (pytest.mark.long,) for case in cases}
    return pytest.mark.parametrize(
        names, [pytest.param(*values[case], marks=marks[case]) for case in cases], ids=id_of
    )


def id_of(value: object) -> str | None:
    return str(value) if isinstance(value, tuple) else None
