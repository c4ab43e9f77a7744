"""The front door of the first edition."""

from madhouse.engine.door import FrontDoor, later
from madhouse.first.edition import FirstEdition
from madhouse.first.seen.views import View
from madhouse.first.service import FirstService
from madhouse.first.shelf import FirstShelf
from madhouse.first.tellers import teller_of

# Who only plays a game needs neither computers, nor a workshop, nor a terminal.
FIRST = FrontDoor(
    name=FirstEdition.name,
    shelf=FirstShelf(),
    teller=teller_of,
    service=FirstService(),
    company=later("madhouse.first.players.company", "FirstCompany"),
    workshop=later("madhouse.first.workshop", "FirstWorkshop"),
    view=View,
    panels=later("madhouse.first.terminal.panels", "FirstPanels"),
)
