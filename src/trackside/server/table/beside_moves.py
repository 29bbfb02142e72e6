"""What a move has to know beside the table itself, asked in one question.

Most moves have nothing of it: the request is new, nobody has ordered anything, nobody at the table
is to be told elsewhere. Then three questions and a change are spared.
"""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from trackside.server.db import schema
from trackside.server.db.rows import Row
from trackside.server.db.statements import Asked, Prepared

_K, _O, _S, _W = schema.keys.c, schema.orders.c, schema.seats.c, schema.ways.c
THIS: sa.BindParameter[str] = sa.bindparam("this")
REPEATED = sa.exists().where(
    _K.table_id == THIS, _K.user_id == sa.bindparam("user"), _K.key == sa.bindparam("given")
)
ORDERED = sa.exists().where(_O.table_id == THIS, _O.line.is_not(None))
REACHED = sa.exists().where(
    _W.user_id.in_(sa.select(_S.user_id).where(_S.table_id == THIS, _S.user_id.is_not(None)))
)
BESIDE = Prepared(
    sa.select(REPEATED.label("repeated"), ORDERED.label("ordered"), REACHED.label("reached"))
)


@dataclass(frozen=True)
class BesideMove:
    """What there is.

    repeated  the request has been here before
    ordered   somebody has ordered steps for a turn to come
    reached   somebody at the table has a way to be told elsewhere; without a way there is no notice
    """

    repeated: bool = True
    ordered: bool = True
    reached: bool = True


ANYTHING = BesideMove()  # not asked: there may be all of it


def beside(table_id: str, user: str = "", key: str = "") -> Asked:
    """The question, for after the table is locked, so nothing of it can change."""
    return BESIDE, {"this": table_id, "user": user, "given": key}


def beside_move(rows: list[Row]) -> BesideMove:
    """Its answer."""
    return BesideMove(*map(bool, rows[0]))
