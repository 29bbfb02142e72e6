"""Rows as the database gives them."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

Row = sa.Row[*tuple[Any, ...]]
