// The texts of the end of an evening in the second edition.
export const screens = {
  end: {
    won: 'The investigation was won',
    lost: 'The investigation was lost',
    sections: { story: 'The story', hidden: 'What was hidden', numbers: 'In numbers' },
    epilogue: 'What came after',
    objective: 'What it was about',
    goals: 'What some of them wanted for themselves',
    nothingHidden: 'Nothing else was hidden.',
    eliminated: 'eliminated',
    fate: (won: boolean, eliminated: boolean, insane: boolean) => [won ? 'has won' : 'has not won', ...(eliminated ? ['eliminated'] : insane ? ['insane'] : [])].join(', '),
  },
  numbers: {
    rounds: 'Rounds',
    tests: 'Tests',
    passed: 'Passed, of those with a difficulty',
    damage: 'Damage suffered',
    horror: 'Horror suffered',
    clues: 'Clues found',
    house: { spawned: 'Monsters', defeated: 'Defeated', rooms: 'Rooms laid', events: 'Events', puzzles: 'Puzzles solved', fires: 'Fires' },
    luck: (stars: number, dice: number, expected: number) => `${stars} stars on ${dice} dice; they promised ${expected.toFixed(1)}.`,
  },
}
