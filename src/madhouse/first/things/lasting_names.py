"""Names of what a card says for a while: the card's own with a number (`matches-three#0`)."""

MARK = "#"


def lasting_name(card: str, number: int) -> str:
    """What the card says in this of its parts."""
    return f"{card}{MARK}{number}"


def face(name: str) -> str:
    """The card itself, of a card or of what one says for a while."""
    return name.partition(MARK)[0]
