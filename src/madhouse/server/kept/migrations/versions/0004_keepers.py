"""Who keeps which table: processes with their time, leases with their fencing number."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make their tables; nobody keeps anything yet."""
    op.create_table(
        "keepers",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column(
            "game", sa.String, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("keeper", sa.String, nullable=False, index=True),
        sa.Column("fence", sa.Integer, nullable=False),
        sa.Column("taken", sa.Float, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("wanted", sa.Boolean, nullable=False),
        sa.Column("here", sa.String, nullable=False),
    )


def downgrade() -> None:
    """Take them away."""
    op.drop_table("leases")
    op.drop_table("keepers")
