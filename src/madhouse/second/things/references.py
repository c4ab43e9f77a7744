"""What a field of a card, a word or a scenario can refer to: rooms, tokens, cards, facts ...

The names are what an author reads when one leads nowhere: unknown room 'celar'.
"""

from typing import Annotated

from madhouse.engine.references import Gives, Refers

# Places; a name that the map variant resolves (`BATH`) counts as a room
RoomId = Annotated[str, Refers("room")]
SpaceId = Annotated[str, Refers("space")]
PlaceId = Annotated[str, Refers("room or space")]

# What a scenario keeps
TokenId = Annotated[str, Refers("token")]
FactName = Annotated[str, Gives("fact")]
FactId = Annotated[str, Refers("fact")]
CounterId = Annotated[str, Refers("counter")]
StockId = Annotated[str, Refers("stock")]
VariableId = Annotated[str, Refers("hidden variable")]
VariableKey = Annotated[str, Refers("hidden variable or mark")]  # `toast`, `toast.cuff`
EndingId = Annotated[str, Refers("ending")]

# Cards
ItemId = Annotated[str, Refers("item")]
SpellId = Annotated[str, Refers("spell")]
PossessionId = Annotated[str, Refers("item or spell")]
ElixirId = Annotated[str, Refers("elixir")]
ConditionId = Annotated[str, Refers("condition")]
TraitName = Annotated[str, Refers("trait")]
InvestigatorId = Annotated[str, Refers("investigator")]

# Monsters, and those that a scenario names
KindId = Annotated[str, Refers("kind of monster")]
MonsterOrName = Annotated[str, Refers("monster or named monster")]
