"""Reckon with spans of time around those that do not count. No clock, no database."""

from __future__ import annotations

from collections.abc import Callable, Iterable

Span = tuple[float, float]  # from, until; seconds since 1970
Rests = Callable[[float, float], list[Span]]  # what does not count between two moments, in order

DAY = 86_400.0
FAR = 3 * 366 * DAY  # nobody looks further ahead


def merge_within(spans: Iterable[Span], start: float, end: float) -> list[Span]:
    """Return the parts that lie between two moments, in order, none touching the next."""
    found: list[Span] = []
    for first, last in sorted(spans):
        first, last = max(first, start), min(last, end)
        if last <= first:
            continue
        if found and first <= found[-1][1]:
            found[-1] = found[-1][0], max(found[-1][1], last)
        else:
            found.append((first, last))
    return found


def count_seconds(start: float, end: float, rests: Rests) -> float:
    """Return the seconds between two moments that count."""
    if end <= start:
        return 0.0
    return end - start - sum(last - first for first, last in rests(start, end))


def moment_after(start: float, seconds: float, rests: Rests) -> float | None:
    """Return the moment at which so many seconds have counted; None if it is too far away."""
    at, left, limit = start, max(seconds, 0.0), start + FAR
    while at < limit:
        end = min(at + max(left, DAY) * 2, limit)
        for first, last in [*rests(at, end), (end, end)]:
            if first - at >= left and not (left == 0 and first == at < last):
                return at + left
            left -= first - at
            at = last
    return None


def changes(start: float, end: float, rests: Rests, most: int) -> list[float]:
    """Return the next moments at which time begins to count or ceases to, up to so many."""
    found = [moment for span in rests(start, end) for moment in span if start < moment < end]
    return found[:most]
