// The options of a question as they are laid out: in groups, with the key that chooses each and what to know before.
import type { OptionText, Question, View } from '../../../protocol'
import type { Table } from '../../../table.svelte'
import { words } from '../../../words'
import { ahead, mustEvade, roomOf } from './ahead'

export type Group = 'step' | 'run' | 'act' | 'other' | 'end'

export interface Choice extends OptionText {
  /** A digit, or a letter: after the tenth, and for what is there in every turn. */
  key: string
  group: Group
  /** It cannot be taken back: asked once more. */
  heavy: boolean
  notes: string[]
}

/** What keeps its key, however many steps there are before it. */
export const ALWAYS: Record<string, string> = { explore: 's', drop: 'd', 'end turn': 'e' }
/** Letters that do something else at the table are left out: D, E, F, H, S, U, W. */
const KEYS = [...'1234567890abcgijklmnopqrtvxyz']
/** In this order they are shown, and get their keys. */
const ORDER: Group[] = ['step', 'act', 'run', 'other', 'end']
/** What rolls a die, shows something hidden or gives the turn away. */
const REVEALING = /^(explore|attack |leave |run out |force |end turn|attempt |reveal |cast |run )/
/** Nobody who hides runs, though his action goes for it. */
const HIDING = / hiding$/

export function choicesOf(table: Table): Choice[] {
  const { question, view } = table
  if (!question) return []
  let given = 0
  return question.options
    .map((each) => ({ each, group: groupOf(question.kind, each.option) }))
    .sort((a, b) => ORDER.indexOf(a.group) - ORDER.indexOf(b.group))
    .map(({ each, group }) => ({
      ...each,
      space: each.space || roomChosen(table, each.option),
      text: capital(each.text),
      key: (question.kind === 'turn' && ALWAYS[each.option]) || (KEYS[given++] ?? ''),
      group,
      heavy: isHeavy(question, each, view),
      notes: [...idle(question, each.option), ...ahead(table, question, each)],
    }))
}

function idle(question: Question, option: string): string[] {
  return Array.isArray(question.about.idle) && question.about.idle.includes(option) ? [words.table.notes.idle] : []
}

/** Some questions are about a whole room: its id begins the option. */
function roomChosen(table: Table, option: string): string {
  const first = option.split(' ')[0] ?? ''
  return table.board?.rooms.some((room) => room.id === first) ? first : ''
}

function groupOf(kind: string, option: string): Group {
  if (kind === 'keeper-action' && option === 'done') return 'end'
  if (kind !== 'turn') return 'other'
  if (/^(move|step) /.test(option)) return 'step'
  if (option === 'end turn') return 'end'
  return option.startsWith('run ') && !HIDING.test(option) ? 'run' : 'act'
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

/** A question may end in a remark in parentheses, and go on with what it is about; both are said apart. */
export function parted(text: string): { question: string; remark: string; matter: string[] } {
  const [first = '', ...matter] = text.split('\n').filter(Boolean)
  const found = /^(.*?)\s*\(([^()]+)\)\s*$/s.exec(first)
  return { question: found?.[1] ?? first, remark: capital(found?.[2] ?? ''), matter: matter.map(withoutOdds) }
}

/** Odds are shown as die faces, to those who like them. */
function withoutOdds(line: string): string {
  return line.replace(/: \d+%.*$/, '.')
}
