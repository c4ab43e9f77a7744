// The options of a question as they are laid out: in groups, with the key that chooses each and what to know before.
import { capital, laidOut, type Asked, type Choice, type Group } from '../../../panel/choices'
import type { CardText, OptionText, Question, View } from '../../../protocol'
import { costOf, traitText } from '../cards/texts'
import { roomOf, type Table } from '../table'
import { words } from '../words'
import { ahead, mustEvade } from './ahead'

/** What keeps its key, however many steps there are before it. */
export const ALWAYS: Record<string, string> = { explore: 's', drop: 'd', 'end turn': 'e' }
/** What rolls a die, shows something hidden or gives the turn away. */
const REVEALING = /^(explore|attack |leave |run out |force |end turn|attempt |reveal |cast |run )/
/** Nobody who hides runs, though his action goes for it. */
const HIDING = / hiding$/
/** What a choice costs stands at the end of it. */
const COST = / \((\d+) threat\)$/

export function choicesOf(table: Table): Choice[] {
  const { question, view } = table
  if (!question) return []
  return laidOut(
    question.options.map((each) => {
      const card = each.card ? table.cards[each.card] : undefined
      const text = capital(each.text)
      const group = groupOf(question.kind, each.option)
      return {
        ...each,
        space: each.space || roomChosen(table, each.option),
        text,
        key: (question.kind === 'turn' && ALWAYS[each.option]) || '',
        group,
        heavy: isHeavy(question, each, view),
        notes: [...idle(question, each.option), ...ahead(table, question, each)],
        brief: group === 'step' || group === 'run' ? placeName(text) : text.replace(COST, ''),
        cost: costShown(toldCost(each) ?? costOf(table, card)),
        gist: gistOf(card),
        whole: card?.kind === 'trait' ? traitText(card).rest : (card?.text ?? ''),
      }
    }),
  )
}

/** The heading says what is done there. */
function placeName(text: string): string {
  return text.replace(/^(Step|Run) into the /, '').replace(/^To the /, '')
}

/** What a choice itself says that it costs: the keeper's answers may make it another than the card's. */
export function toldCost(option: OptionText | undefined): number | undefined {
  const told = COST.exec(option?.text ?? '')?.[1]
  return told === undefined ? undefined : Number(told)
}

function costShown(amount: number | undefined): Choice['cost'] {
  const told = words.table.keeperSide
  return amount === undefined ? undefined : { amount, told: amount ? told.cost(amount) : told.free }
}

function gistOf(card: CardText | undefined): string {
  if (card?.kind === 'trait') return traitText(card).rest
  const lines = card?.text.split('\n') ?? []
  return lines.find((each) => !each.startsWith('Only if')) ?? lines[0] ?? ''
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

/** A question may end in a remark in parentheses, and go on with what it is about; both are said apart. */
export function asked({ text, kind }: Question): Asked {
  const [first = '', ...matter] = text.split('\n').filter(Boolean)
  const found = /^(.*?)\s*\(([^()]+)\)\s*$/s.exec(first)
  const elsewhere = kind === 'puzzle' || kind === 'replace-piece' ? words.table.ask.atPuzzle : ''
  return { text: found?.[1] ?? first, remark: capital(found?.[2] ?? ''), matter: matter.map(withoutOdds), elsewhere, advice: !kind.includes('puzzle') }
}

/** Odds are shown as die faces, to those who like them. */
function withoutOdds(line: string): string {
  return line.replace(/: \d+%.*$/, '.')
}
