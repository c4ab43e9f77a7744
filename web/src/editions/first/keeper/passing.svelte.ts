// A keeper may tell his client when to pass for him.
import type { BehindCurtain, Question } from '../../../protocol'
import { KEEPER, type Table } from '../table'
import { kept } from '../../../kept.svelte'

const KEY = 'madhouse.passing'
const MYTHOS = 'mythos'
const TRAUMA = 'trauma'
const TURN_START = 'turn-start'
/** All questions to which there is nothing else to say. */
export const ONLY = 'only'

/** By kind of question. */
function load(): Record<string, boolean> {
  try {
    return JSON.parse(kept.getItem(KEY) ?? '{}') as Record<string, boolean>
  } catch {
    return {}
  }
}

export const passing = $state(load())

export function passFor(kind: string, on: boolean) {
  passing[kind] = on
  kept.setItem(KEY, JSON.stringify(passing))
}

/** The answer that is given for the keeper, or '' if he is asked. */
export function answeredFor(table: Table, question: Question): string {
  if (isOfTheHand(question.kind) && passing[question.kind]) return passOf(question)
  if (isOfTheHand(question.kind) && sharesScreen(table)) return ''
  const asked = !onlyPasses(question) && !(table.allHere && question.options.length === 1)
  return asked || !(passing[ONLY] || table.allHere) ? '' : question.options[0]!.option
}

/** A card of the keeper's hand could be played; every other question is a matter of the board, which all see. */
export const isOfTheHand = (kind: string) => kind === MYTHOS || kind === TRAUMA

/** Whether somebody else sits before the same screen. */
export const sharesScreen = ({ mine }: Table) => mine.includes(KEEPER) && mine.length > 1

/**
 * Behind the curtain he is called by a rhythm that tells nothing of his hand: as each turn begins, and when somebody
 * is hurt; after a step of a turn only if he said that he wants to be, else he passes.
 */
export function passesBehind(table: Table, { kind, only }: BehindCurtain): boolean {
  if (!isOfTheHand(kind)) return only && (passing[ONLY] || table.allHere)
  if (passing[kind]) return true
  return kind === MYTHOS && table.interrupting !== KEEPER && table.standings[table.sitting]?.view.stage !== TURN_START
}

const passOf = ({ options }: Question) => options.find((each) => each.passes)?.option ?? ''
export const onlyPasses = ({ options }: Question) => options.every((each) => each.passes)
