"""Talk that is held back during a puzzle attempt."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make its table."""
    op.create_table(
        "held",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column(
            "game",
            sa.String,
            sa.ForeignKey("games.id", ondelete="CASCADE"),
            nullable=False,
            index=True,
        ),
        sa.Column("seat", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
    )


def downgrade() -> None:
    """Take it away."""
    op.drop_table("held")
