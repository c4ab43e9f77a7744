"""Links between lines: for whose sake a test is made, what it cost, which event a section is of,
in which attempt at a puzzle something was done."""

from madhouse.engine.shapes import Part
from madhouse.server.shown.told_texts import Links


class LineLinks:
    """Follows a log line by line."""

    def __init__(self) -> None:
        self.round = 0
        self._called = self._test = self._event = self._attempt = 0  # numbers of lines

    def next(self, number: int, part: Part) -> Links:
        """What the next line, which is such a part, has to do with those before it."""
        if not part:
            return Links(self.round, attempt=self._attempt)
        reason = after = of = attempt = 0
        match part:
            case "calls":
                self._called, self._test = number, 0
            case "test":
                reason, self._called, self._test = self._called, 0, number
            case "cost":
                after, self._test = self._test, 0
            case "event":
                self._event = number
            case "section":
                of = self._event
            case "attempt":
                self._attempt = number
            case "attempt-step":
                attempt = self._attempt
            case "attempt-over":
                attempt, self._attempt = self._attempt, 0
            case "ends":
                self._called = self._test = self._event = self._attempt = 0
        return Links(self.round, reason, after, of, attempt)
