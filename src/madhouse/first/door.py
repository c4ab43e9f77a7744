"""The front door of the first edition."""

from madhouse.engine.door import FrontDoor
from madhouse.first.edition import FirstEdition
from madhouse.first.players.company import FirstCompany
from madhouse.first.seen.views import View
from madhouse.first.service import FirstService
from madhouse.first.shelf import FirstShelf
from madhouse.first.tellers import teller_of
from madhouse.first.terminal.panels import FirstPanels
from madhouse.first.workshop import FirstWorkshop

FIRST = FrontDoor(
    name=FirstEdition.name,
    shelf=FirstShelf(),
    teller=teller_of,
    service=FirstService(),
    company=FirstCompany(),
    workshop=FirstWorkshop(),
    view=View,
    panels=FirstPanels(),
)
