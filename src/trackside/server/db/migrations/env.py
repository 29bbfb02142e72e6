"""Alembic's entry: uses the connection that `migrate.upgrade` brings."""

from __future__ import annotations

from alembic import context

from trackside.server.db import schema

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=schema.metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
