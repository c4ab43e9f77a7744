// The options of a question as they are laid out: in groups, with the key that chooses each and what to know before.
import type { OptionText, Question, View } from '../protocol'
import type { Table } from '../table.svelte'
import { ahead, mustEvade, roomOf } from './ahead'

export type Group = 'step' | 'run' | 'act' | 'other'

export interface Choice extends OptionText {
  /** A digit, or a letter after the tenth. */
  key: string
  group: Group
  /** It cannot be taken back: asked once more. */
  heavy: boolean
  notes: string[]
}

/** Letters that do something else at the table are left out: F, H, U, W. */
const KEYS = [...'1234567890abcdegijklmnopqrstvxyz']
/** In this order they are shown, and get their keys. */
const ORDER: Group[] = ['step', 'act', 'run', 'other']
/** What rolls a die, shows something hidden or gives the turn away. */
const REVEALING = /^(explore|attack |leave |run out |force |end turn|attempt |reveal |cast |run )/

export function choicesOf(table: Table): Choice[] {
  const { question, view } = table
  if (!question) return []
  return question.options
    .map((each) => ({ each, group: groupOf(question.kind, each.option) }))
    .sort((a, b) => ORDER.indexOf(a.group) - ORDER.indexOf(b.group))
    .map(({ each, group }, i) => ({
      ...each,
      text: capital(each.text),
      key: KEYS[i] ?? '',
      group,
      heavy: isHeavy(question, each, view),
      notes: ahead(table, question, each),
    }))
}

function groupOf(kind: string, option: string): Group {
  if (kind !== 'turn') return 'other'
  if (option.startsWith('move ')) return 'step'
  if (option.startsWith('run ')) return 'run'
  return 'act'
}

function isHeavy(question: Question, { option, space }: OptionText, view: View | undefined): boolean {
  if (question.kind === 'keeper-action') return option !== 'done'
  if (question.kind !== 'turn') return option.startsWith('play ')
  if (REVEALING.test(option) || mustEvade(question, option)) return true
  if (!option.startsWith('move ') || !view) return false
  const from = view.investigators.find((each) => each.id === question.about.who)?.space ?? ''
  return isLocked(from, space, view) || facesSomething(question, from, space, view)
}

function isLocked(from: string, to: string, view: View): boolean {
  return roomOf(from) !== roomOf(to) && Boolean(view.rooms[roomOf(to)]?.lock)
}

/** Whether a horror test waits in the room that would be entered. */
function facesSomething(question: Question, from: string, to: string, view: View): boolean {
  const facing = Array.isArray(question.about.horror) ? question.about.horror.map((each) => Number.parseInt(each)) : []
  return roomOf(from) !== roomOf(to) && view.monsters.some((each) => roomOf(each.space) === roomOf(to) && facing.includes(each.id))
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A question ends in a remark in parentheses, which is said apart. */
export function parted(text: string): { question: string; remark: string } {
  const found = /^(.*?)\s*\(([^()]+)\)\s*$/s.exec(text)
  return found ? { question: found[1]!, remark: capital(found[2]!) } : { question: text, remark: '' }
}
