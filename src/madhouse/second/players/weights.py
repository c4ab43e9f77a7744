"""What things are worth to a computer investigator, in actions: one action well spent is one."""

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """Worths by which everything is compared; a style is another set of them."""

    # progress
    ending: float = 30.0  # an ending that is won
    bitter: float = 18.0  # one that is won at a price
    lost: float = -40.0
    you_lose: float = -5.0  # won by all others, and not by whoever does it
    at_the_last: float = 12.0  # the same when there is no other chance any more
    by_defeat: float = 0.3  # of an ending that has to be fought for first, the part that counts
    by_defeat_late: float = 0.75  # the same when there is hardly time for a better one
    in_time: float = 0.15  # of an ending that has to be waited for, the part that counts
    sought: float = 8.0  # what the objective asks for
    fact: float = 1.4  # anything that can be learned
    fact_when_stuck: float = 3.0  # while nothing on the board brings what is sought
    opens: float = 0.75  # of what something opens, the part that counts for it
    door: float = 3.0  # a way that nobody has explored
    door_when_stuck: float = 6.0
    counter: float = 3.0
    put_off: float = 12.0  # the loss of all, by a step when it is the next
    clue: float = 0.6
    story_item: float = 2.0
    weapon: float = 0.9
    item: float = 0.7
    room: float = 1.5  # that something reveals
    monster_comes: float = -2.5
    monsters_leave: float = 2.5
    perhaps: float = 0.5  # of what hangs on something unknown

    # what packs bring
    another_action: float = 1.0
    improved: float = 1.6  # a skill that is better for good
    restraint: float = 0.8
    rift: float = 0.8  # one that is closed
    rubble: float = 0.3  # cleared where nothing waits under it
    laid: float = 0.8  # anything that is laid in our way
    drawn_in: float = 5.0  # to be lost in a Rift
    dropped: float = 0.8  # what Overgrowth keeps
    wading: float = 0.3  # the rest of a move, in Water

    # harm, for each card
    harm: float = 1.0
    harm_near_limit: float = 1.6
    harm_when_marked: float = 2.2  # wounded or insane already: the next limit is the last
    harm_before_last: float = 3.5  # one strike might be the last
    harm_at_last: float = 6.0  # the last two cards before elimination
    condition: float = 0.7

    # monsters
    horizon: float = 3.0  # rounds for which a monster is thought to stay
    also_feared: float = 1.0  # of what it does to each other companion in its space
    hindrance: float = 1.2  # what else is wrong with one that stands about
    working_against_us: float = 3.5  # one that goes about its business until attacked
    burns: float = -3.0  # a weapon that leaves Fire behind
    evading: float = 0.75  # of what is done in the space of a monster, the part that gets done

    # manners
    anothers: float = 0.45  # of a goal that somebody else has taken
    errand: float = 8.0  # what a person has asked for
    heal: float = 1.0
    kept_from_falling: float = 2.0  # somebody who is two cards from a limit
    fire: float = 1.4
    spare_clues: int = 2  # more than these are spent on what merely helps


DEFAULT = Weights()
