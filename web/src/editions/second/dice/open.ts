// The throw that is being asked about: who tests what, how far it reaches, and what turns it.
import type { Choice } from '../../../panel/choices'
import type { Fact, Line } from '../../../protocol'
import { diceUpTo, type Throw } from '../moments/moment'
import type { Table } from '../table'

/** The option that spends a Clue on a keyhole. */
const TURNS = 'turn-a-result-with-a-Clue'

export interface OpenThrow {
  dice: Throw
  who: string
  skill: string
  purpose: string
  stars: number
  /** None where successes are only counted. */
  needed: number | null
  /** Each star turns one of so many away. */
  negates: boolean
  /** What is had now counts later, too. */
  addsUp: boolean
  clues: number
  /** So many more keyholes could be turned. */
  may: number
  turns: Choice | undefined
}

/** None once its result is known, or while something else is asked. */
export function openThrow(table: Table, choices: Choice[]): OpenThrow | undefined {
  const { question, lines } = table
  const dice = diceUpTo(lines, lines.length - 1)
  if (!question || !dice || dice.result) return undefined
  const rolled = lines.findLast((each: Line) => each.kind === 'rolled')!
  const who = text(rolled.facts.who)
  const turns = choices.find(({ verb }) => verb === TURNS)
  const keyholes = dice.faces.filter((face) => face === 'keyhole').length - dice.turned
  const clues = table.view?.investigators.find((each) => each.id === who)?.clues ?? 0
  const stars = dice.faces.filter((face) => face === 'star').length + dice.turned
  const { difficulty, successes, negates, adds_up } = { ...rolled.facts, ...question.about } // a card that may be used says nothing of it
  return {
    dice,
    who,
    skill: text(rolled.facts.skill),
    purpose: text(rolled.facts.purpose),
    stars: typeof successes === 'number' ? successes : stars,
    needed: typeof difficulty === 'number' ? difficulty : null,
    negates: negates === true,
    addsUp: adds_up === true,
    clues,
    may: turns ? Math.min(keyholes, clues) : 0,
    turns,
  }
}

const text = (fact: Fact | undefined) => (typeof fact === 'string' ? fact : '')
