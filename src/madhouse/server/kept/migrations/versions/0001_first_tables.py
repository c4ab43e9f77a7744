"""The first tables: games, seats, answers, stages, what was told, talk, problems."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "games",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("header", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.String, nullable=False),
        sa.Column("played", sa.String, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("waiting", sa.String, nullable=False),
        sa.Column("winner", sa.String, nullable=False),
        sa.Column("seed_known", sa.Boolean, nullable=False),
        sa.Column("watch", sa.String, nullable=False),
    )
    op.create_table(
        "seats",
        _game(primary=True),
        sa.Column("seat", sa.String, primary_key=True),
        sa.Column("holder", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("token", sa.String, nullable=False, index=True),
        sa.Column("given", sa.Boolean, nullable=False),
        sa.Column("creator", sa.Boolean, nullable=False),
    )
    op.create_table(
        "answers",
        _game(primary=True),
        sa.Column("at", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.String, nullable=False),
        sa.Column("option", sa.String, nullable=False),
        sa.Column("fingerprint", sa.String, nullable=False),
    )
    op.create_table(
        "stages",
        _game(primary=True),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "told",
        _game(primary=True),
        sa.Column("answers", sa.Integer, primary_key=True),
        sa.Column("events", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "talk",
        sa.Column("id", sa.Integer, primary_key=True),
        _game(primary=False),
        sa.Column("seat", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("at", sa.String, nullable=False),
    )
    op.create_table(
        "problems",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("seat", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("case", sa.String, nullable=False),
        sa.Column("at", sa.String, nullable=False),
    )


def _game(primary: bool) -> sa.Column[str]:
    return sa.Column(
        "game",
        sa.String,
        sa.ForeignKey("games.id", ondelete="CASCADE"),
        primary_key=primary,
        nullable=False,
        index=not primary,
    )


def downgrade() -> None:
    """Take them away."""
    for name in ("problems", "talk", "told", "stages", "answers", "seats", "games"):
        op.drop_table(name)
