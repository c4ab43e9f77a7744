"""Alembic runs migrations over the connection that storage gives it."""

from alembic import context

from madhouse.server.kept.tables import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
