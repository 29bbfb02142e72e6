"""The Party Congress (CR-148 to CR-152)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trackside.games.china_rails.components import CONGRESS, MAJOR
from trackside.games.china_rails.rules.money import earn
from trackside.games.china_rails.state import IN_DISCARD, NONE, Table, put_card, set_event
from trackside.kit.bits import BIT
from trackside.kit.positions import tell

CAPITAL_PAYS: Final[i64] = 10  # CR-149
OTHERS_PAY: Final[i64] = 5


def arrive(table: Table, seat: i64, m: i64) -> None:
    """A train has come to stand on m; in a major city it has arrived (CR-150, CR-151)."""
    facts = table.facts
    city = facts.city_at[m]
    if not table.congress & BIT[seat] or city < 0 or facts.city_class[city] != MAJOR:
        return
    table.congress &= ~BIT[seat]
    amount = CAPITAL_PAYS if city == facts.capital else OTHERS_PAY
    if table.events is not None:
        params = {"city": facts.city_names[city], "amount": int(amount)}
        tell(table, "congress-arrival", "CR-149", int(seat), params)
    earn(table, seat, amount)
    if table.congress == 0:
        close(table)


def close(table: Table) -> None:
    """All have complied (CR-131)."""
    facts = table.facts
    for event in range(facts.events):
        if facts.event_kind[event] == CONGRESS and table.event_left[event]:
            set_event(table, event, 0)
            table.event_by[event] = NONE
            put_card(table, facts.cards + event, IN_DISCARD)
            if table.events is not None:
                params = {"event": facts.event_ids[event], "kind": "party-congress"}
                tell(table, "event-over", "CR-131", -2, params)
