"""Alembic's entry: the connection comes from `stockpile.server.db.store`."""

from alembic import context

from stockpile.server.db.schema import metadata


def run() -> None:
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=metadata,
        render_as_batch=True,  # SQLite changes a table by copying it
    )
    with context.begin_transaction():
        context.run_migrations()


if hasattr(context, "config"):  # Alembic runs this file; a plain import has no migration to run
    run()
