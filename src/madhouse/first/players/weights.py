"""How much each consideration weighs, in one place. One point is about one damage taken."""

import msgspec


class InvestigatorWeights(msgspec.Struct, frozen=True):
    """What matters to a computer investigator."""

    # What there is to do in the house
    clue: float = 14.0  # the room where the next clue lies
    key: float = 9.0  # a card that opens what is in the way
    search: float = 4.5  # a room nobody has looked into
    pick_up: float = 3.0  # useful things that lie in a room
    read: float = 1.5  # a spell from a tome
    finish: float = 30.0  # what the objective asks of us
    fetch: float = 22.0  # a card that the objective asks for
    hunt: float = 18.0  # a monster whose death wins
    hold: float = 12.0  # a room that the keeper must not have
    leave: float = 26.0  # the way out, when it is time
    prepare: float = 5.0  # what one of the three truths would ask for
    escort: float = 6.0  # to be with a friend on whom all depends
    # How they are pursued
    nearer: float = 0.82  # what is left of a thing's worth for each step that it is away
    shared: float = 0.45  # what is left if a better placed friend is after it
    watched: float = 0.7  # what is left of a find for each monster that stands over it
    step: float = 1.7  # how strongly a step toward it draws
    haste: float = 0.25  # more of it for each event resolved
    # Danger
    damage: float = 1.1
    horror: float = 0.9
    last_points: float = 2.0  # harm weighs so much more as one's last points go
    death: float = 9.0  # one's own, as likely as it is
    mortal: float = 2.5  # the last points, when a death loses the game
    lurking: float = 0.25  # of what a monster does, if it has yet to come
    fire: float = 1.5
    dark: float = 0.3
    # Fighting
    kill: float = 7.0
    wound: float = 1.3
    stun: float = 1.5
    barrier: float = 1.0
    burn: float = 1.5  # a corpse, before it gets up
    # Looking after each other
    heal: float = 1.6
    give: float = 3.0
    skill_point: float = 0.28  # gain in odds for which one is spent
    # Cards that wait for their moment
    once: float = 1.0  # what helps once a game is kept for, at the beginning
    use: float = 0.4  # one of a few uses of a card
    look: float = 0.3  # to see what is hidden, with nothing better to do


class KeeperWeights(msgspec.Struct, frozen=True):
    """What matters to a computer keeper."""

    # What he is after
    objective: float = 3.0  # each step of the way to his own win
    muster: float = 1.5  # of it, for gathering his monsters before it counts
    stop: float = 1.5  # keeping them from theirs
    block: float = 0.4  # standing in the space of one who could end it there
    carrier: float = 0.0  # hunting down whoever holds what they must have
    precious: float = 0.0  # keeping away from them what they must kill
    guard: float = 1.0  # rooms where clues and keys lie
    chase: float = 1.0  # monsters near investigators
    hunt: float = 1.0  # how much more he chases them if his objective has no errand, or not yet
    nearer: float = 0.8  # what is left of a place's worth for each space that it is away
    onward: float = 0.8  # the same, of an errand for his objective
    # Harm done
    damage: float = 1.0
    horror: float = 0.9
    kill: float = 8.0
    insane: float = 4.0
    last_points: float = 1.5
    pile_on: float = 1.0  # harm to one who is already hurt, rather than to one who is well
    # His purse
    threat: float = 0.55  # what a point of threat is worth in his hand
    reserve: float = 0.5  # not to be short of threat for the cards in his hand
    saving: float = 0.8  # nor for the reveal
    draw: float = 1.0
    hand: float = 0.15  # less of it for each card he holds
    place: float = 2.2
    dark: float = 0.9
    fire: float = 1.6
    hurry: float = 1.0
    reroll: float = 0.4  # chance of failure for which a token is worth a new roll
    # His secrets
    cover: float = 0.5  # how often one more card goes over a pile in which a clue may lie
    decoy: float = 0.2  # of a room he names beside the true one: each step between them
    # His temper
    mercy: float = 0.0  # reluctance to strike one who is nearly gone
    sleep: float = 0.0  # how often he lets a chance go by


STYLES: dict[str, KeeperWeights] = {
    "gentle": KeeperWeights(
        objective=1.0,
        stop=0.4,
        block=0.0,
        guard=0.4,
        chase=0.5,
        kill=1.0,
        place=1.8,
        mercy=4.0,
        pile_on=-0.5,
        sleep=0.4,
    ),
    "fair": KeeperWeights(),
    "cruel": KeeperWeights(
        objective=9.0,
        muster=2.0,
        stop=3.0,
        block=20.0,
        carrier=12.0,
        precious=12.0,
        guard=3.0,
        chase=4.0,
        hunt=2.5,
        nearer=0.74,
        onward=0.92,
        kill=12.0,
        insane=6.0,
        pile_on=2.0,
        threat=0.45,
        reserve=0.2,
        saving=0.6,
        draw=0.6,
        hand=0.22,
        place=6.0,
    ),
}
"""Three tempers of the keeper: the same rules, cards and dice, but other aims and appetites."""
