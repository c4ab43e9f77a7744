"""Who set a table up is its host; a phrase brings lost links back; the talk can be closed."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Older tables have no host but their creators' seats, and no phrases."""
    op.add_column("games", sa.Column("host", sa.String, nullable=False, server_default=""))
    op.add_column("games", sa.Column("phrase", sa.String, nullable=False, server_default=""))
    op.add_column("games", sa.Column("silent", sa.Boolean, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("phrase", sa.String, nullable=False, server_default=""))
    op.create_index("ix_games_phrase", "games", ["phrase"])
    op.create_index("ix_seats_phrase", "seats", ["phrase"])


def downgrade() -> None:
    """Take them away."""
    op.drop_index("ix_seats_phrase", "seats")
    op.drop_index("ix_games_phrase", "games")
    op.drop_column("seats", "phrase")
    for column in ("silent", "phrase", "host"):
        op.drop_column("games", column)
