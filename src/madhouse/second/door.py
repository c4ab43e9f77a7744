"""The front door of the second edition."""

from madhouse.engine.door import FrontDoor, later
from madhouse.second.edition import SecondEdition
from madhouse.second.seen.views import View
from madhouse.second.service import SecondService
from madhouse.second.shelf import SecondShelf
from madhouse.second.tellers import teller_of

# Who only plays a game needs neither computers nor a workshop.
SECOND = FrontDoor(
    name=SecondEdition.name,
    shelf=SecondShelf(),
    teller=teller_of,
    service=SecondService(),
    company=later("madhouse.second.players.company", "SecondCompany"),
    workshop=later("madhouse.second.workshop", "SecondWorkshop"),
    view=View,
    panels=later("madhouse.second.terminal.panels", "SecondPanels"),
)
