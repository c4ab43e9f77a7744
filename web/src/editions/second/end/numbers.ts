// The evening in numbers, counted from the lines of the log.
import type { Line } from '../../../protocol'

export interface Tally {
  who: string
  tests: number
  passed: number
  dice: number
  stars: number
  /** The stars that so many dice promise. */
  expected: number
  damage: number
  horror: number
  clues: number
}

export interface Evening {
  rounds: number
  tallies: Tally[]
  house: Record<'spawned' | 'defeated' | 'rooms' | 'events' | 'puzzles' | 'fires', number>
}

/** A die shows a star on three of its eight faces. */
const STARS = 3 / 8
const STAR = '2'

export function evening(lines: Line[], rounds: number, people: string[]): Evening {
  const tallies = new Map(people.map((who) => [who, fresh(who)]))
  for (const line of lines) {
    const tally = tallies.get(String(line.facts.who ?? ''))
    if (tally) count(tally, line)
  }
  const times = (...kinds: string[]) => lines.filter((line) => kinds.includes(line.kind)).length
  const rooms = lines.filter(({ kind }) => kind === 'revealed').reduce((sum, { facts }) => sum + (facts.rooms as string[]).length, 0)
  const house = { spawned: times('spawned'), defeated: times('defeated'), rooms, events: times('event', 'mythos-event'), puzzles: times('puzzle-solved'), fires: times('fire', 'fire-spreads') }
  return { rounds, tallies: [...tallies.values()], house }
}

function count(tally: Tally, { kind, facts }: Line) {
  if (kind === 'rolled') {
    const dice = facts.dice as string[]
    tally.dice += dice.length
    tally.stars += dice.filter((face) => face === STAR).length
    tally.expected += dice.length * STARS
  } else if (kind === 'tested') {
    tally.tests += 1
    if (typeof facts.difficulty === 'number' && Number(facts.successes) >= facts.difficulty) tally.passed += 1
  } else if (kind === 'harm' || kind === 'harm-facedown') tally[facts.harm === 'horror' ? 'horror' : 'damage'] += 1
  else if (kind === 'clues') tally.clues += Number(facts.number ?? 0)
}

const fresh = (who: string): Tally => ({ who, tests: 0, passed: 0, dice: 0, stars: 0, expected: 0, damage: 0, horror: 0, clues: 0 })
