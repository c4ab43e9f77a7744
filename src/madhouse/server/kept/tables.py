"""The tables of the database (schema). Migrations change it; this says how it is now."""

import sqlalchemy as sa

metadata = sa.MetaData()

games = sa.Table(
    "games",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("header", sa.LargeBinary, nullable=False),  # what the game starts from
    sa.Column("created", sa.String, nullable=False),
    sa.Column("played", sa.String, nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("waiting", sa.String, nullable=False),
    sa.Column("winner", sa.String, nullable=False),
    sa.Column("seed_known", sa.Boolean, nullable=False),
    sa.Column("watch", sa.String, nullable=False),  # the hash of the spectators' token
    sa.Column("host", sa.String, nullable=False, server_default=""),  # the hash of the host's
    sa.Column("phrase", sa.String, nullable=False, server_default="", index=True),  # its hash
    sa.Column("silent", sa.Boolean, nullable=False, server_default="0"),  # the talk is closed
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.String, primary_key=True),
    sa.Column("holder", sa.String, nullable=False),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("player", sa.String, nullable=False),
    sa.Column("token", sa.String, nullable=False, index=True),  # its hash
    sa.Column("given", sa.Boolean, nullable=False),  # somebody has its token
    sa.Column("creator", sa.Boolean, nullable=False),
    sa.Column("phrase", sa.String, nullable=False, server_default="", index=True),  # its hash
)

answers = sa.Table(
    "answers",
    metadata,
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("at", sa.Integer, primary_key=True),  # how many came before: races are settled
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("seat", sa.String, nullable=False),
    sa.Column("option", sa.String, nullable=False),
    sa.Column("fingerprint", sa.String, nullable=False),
)

stages = sa.Table(
    "stages",
    metadata,
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("answers", sa.Integer, nullable=False),  # that had been given when it began
    sa.Column("state", sa.LargeBinary, nullable=False),
)

told = sa.Table(
    "told",
    metadata,
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("answers", sa.Integer, primary_key=True),  # of the stage that began then
    sa.Column("events", sa.LargeBinary, nullable=False),  # of the log, since the stage before
)

talk = sa.Table(
    "talk",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("seat", sa.String, nullable=False),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("text", sa.String, nullable=False),
    sa.Column("at", sa.String, nullable=False),
)

held = sa.Table(  # talk that waits until a puzzle attempt is over
    "held",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("seat", sa.String, nullable=False),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("text", sa.String, nullable=False),
)

problems = sa.Table(
    "problems",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("seat", sa.String, nullable=False),
    sa.Column("text", sa.String, nullable=False),
    sa.Column("case", sa.String, nullable=False),
    sa.Column("at", sa.String, nullable=False),
)

keepers = sa.Table(  # processes that keep tables
    "keepers",
    metadata,
    sa.Column("id", sa.String, primary_key=True),  # of one life: who starts anew is another
    sa.Column("address", sa.String, nullable=False),  # by which people know it
    sa.Column("until", sa.Float, nullable=False),  # seconds, by the database's own clock
)

leases = sa.Table(  # which of them keeps which table
    "leases",
    metadata,
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("keeper", sa.String, nullable=False, index=True),  # empty where nobody does
    sa.Column("fence", sa.Integer, nullable=False),  # one more each time somebody takes it
    sa.Column("taken", sa.Float, nullable=False),  # when that was
    sa.Column("moves", sa.Integer, nullable=False),  # times in a row that one had it of another
    sa.Column("wanted", sa.Boolean, nullable=False),  # another has been asked for it
    sa.Column("here", sa.String, nullable=False),  # the seats at which somebody is
)
