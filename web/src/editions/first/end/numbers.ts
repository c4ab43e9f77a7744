// The evening in numbers, counted from the lines of the log.
import type { Line } from '../../../protocol'
import type { View } from '../view'

export interface Tally {
  who: string
  tests: number
  passed: number
  /** How many of the tests the dice promised to pass. */
  expected: number
  damage: number
  horror: number
  skill: number
  rooms: number
  fate: 'escaped' | 'dead' | 'here'
}

export interface Evening {
  rounds: number
  tallies: Tally[]
  monstersKilled: number
  damageDealt: number
  /** How often the keeper and the house did what, and what was got out of them. */
  house: Record<'monsters' | 'mythos' | 'trauma' | 'clues' | 'puzzles', number>
}

const amount = (line: Line, name: string) => Number(line.facts[name] ?? 0)

/** Of all who were played, `people`; `isClue` knows the cards. */
export function evening(lines: Line[], view: View, people: string[], isClue: (card: string) => boolean): Evening {
  const tallies = new Map(people.map((who) => [who, fresh(who)]))
  const of = (line: Line) => tallies.get(String(line.facts.who ?? ''))
  const counting: Record<string, (line: Line) => void> = {
    test: (line) => {
      const tally = of(line)
      if (!tally) return
      tally.tests += 1
      tally.passed += line.test?.passed ? 1 : 0
      tally.expected += line.test ? line.test.passes / line.test.faces : 0
    },
    damage: (line) => add(of(line), 'damage', amount(line, 'amount')),
    horror: (line) => add(of(line), 'horror', amount(line, 'amount')),
    'skill-spent': (line) => add(of(line), 'skill', 1),
    explores: (line) => add(of(line), 'rooms', 1),
    escaped: (line) => fate(of(line), 'escaped'),
    killed: (line) => fate(of(line), 'dead'),
  }
  for (const line of lines) counting[line.kind]?.(line)
  const times = (kind: string) => lines.filter((line) => line.kind === kind).length
  return {
    rounds: view.round,
    tallies: [...tallies.values()],
    monstersKilled: times('monster-killed'),
    house: {
      monsters: times('monster-placed'),
      mythos: times('mythos'),
      trauma: times('trauma'),
      clues: lines.filter((line) => line.kind === 'found' && isClue(String(line.facts.card))).length,
      puzzles: times('puzzle-solved'),
    },
    damageDealt: lines.filter((line) => line.kind === 'monster-hurt').reduce((sum, line) => sum + amount(line, 'amount'), 0),
  }
}

function fresh(who: string): Tally {
  return { who, tests: 0, passed: 0, expected: 0, damage: 0, horror: 0, skill: 0, rooms: 0, fate: 'here' }
}

function add(tally: Tally | undefined, what: 'damage' | 'horror' | 'skill' | 'rooms', by: number) {
  if (tally) tally[what] += by
}

function fate(tally: Tally | undefined, what: Tally['fate']) {
  if (tally) tally.fate = what
}
