// The options of a question as they are laid out: in the order in which they come, with the key that chooses each.
import type { CardText, Note, OptionText, Question } from '../protocol'
import { settings } from '../settings.svelte'
import { words } from '../words'
import { capital } from '../words/setting'

export type Group = 'first' | 'step' | 'run' | 'act' | 'deed' | 'other' | 'menu' | 'idle' | 'end'

export interface Choice extends Omit<OptionText, 'group' | 'notes'> {
  /** A digit, or a letter: after the tenth, and for what is there in every turn. */
  key: string
  group: Group
  /** It is chosen elsewhere than in the list: on the board, in a corner. */
  elsewhere: boolean
  notes: string[]
  /** Of the test that it names, for those who like them. */
  odds?: Note | undefined
  /** Its text as it stands under the heading of its group, and without what it costs. */
  brief: string
  /** Of its card: the gist, and all of it. */
  gist: string
  whole: string
}

export interface Block {
  id: Group
  list: Choice[]
}

/** Letters that do something else at the table are left out: D, E, F, H, R, S, U, W. */
const KEYS = [...'1234567890abcgijklmnopqtvxyz']

/** All that can be chosen; `laidOut` says what of it is shown. */
export function choicesOf(question: Question | undefined, cards: Record<string, CardText>, elsewhere: (option: OptionText) => boolean = () => false): Choice[] {
  return (question?.options ?? []).map((each) => ({ ...choiceOf(each, cards[each.card]), elsewhere: elsewhere(each) }))
}

/** Those that stand together, in the order in which the first of each comes, and what would do nothing last; what can be walked
 * and what can be run is one list. */
export function blocksOf(choices: Choice[]): Block[] {
  const blocks = new Map<Group, Choice[]>()
  for (const each of choices) {
    const id = each.group === 'run' ? 'step' : each.group
    blocks.set(id, [...(blocks.get(id) ?? []), each])
  }
  const isIdle = ({ id }: Block) => Number(id === 'idle')
  return [...blocks].map(([id, list]) => ({ id, list })).sort((one, other) => isIdle(one) - isIdle(other))
}

/** Lines that the ways to go may take below a list that is longer than its place. */
const FEW = 3

/** Where the ways to go stay in sight of a longer list: at its end, over what is there; where much is decisive, right after it. */
export function stepsIn(blocks: Block[], { id, list }: Block, chosen: string): 'early' | 'kept' | undefined {
  const lines = list.reduce((sum, { notes }) => sum + (hasOwnLine(notes) ? 1.5 : 0.5), 0)
  if (id !== 'step' || lines > FEW || list.some(({ option }) => option === chosen)) return undefined
  return blocks.some((each) => each.id === 'first' && each.list.length > 1) ? 'early' : 'kept'
}

/** As they are shown, each with its key; a choice that brings one keeps it; what is folded away or elsewhere has none. */
export function laidOut(choices: Choice[]): Choice[] {
  const free = KEYS.filter((key) => !choices.some((each) => each.key === key))
  const keyed = (each: Choice) => ({ ...each, key: each.group === 'idle' ? '' : each.key || (each.elsewhere ? '' : (free.shift() ?? '')) })
  return blocksOf(choices).flatMap(({ list }) => list.map(keyed))
}

/** Each with the key of its place in a line of which some may have gone: nobody else moves up. */
export function inLine(choices: Choice[], line: readonly string[]): Choice[] {
  return choices.map((each) => {
    const at = line.findIndex((id) => Object.values(each.names).includes(id))
    return at < 0 ? each : { ...each, key: KEYS[at] ?? '' }
  })
}

function choiceOf(option: OptionText, card: CardText | undefined): Omit<Choice, 'elsewhere'> {
  const group = option.group || 'other'
  return {
    ...option,
    space: option.space || option.room,
    text: capital(option.text),
    group: option.idle && (group === 'act' || group === 'deed') ? 'idle' : group,
    notes: [...(option.idle ? [words.table.ask.idle] : []), ...option.notes.filter((each) => !isBar(each)).map(noted)],
    odds: option.notes.find(isBar),
    brief: capital(option.brief || option.text),
    ...(option.decisive && { group: 'first', brief: capital(option.text) }),
    ...told(card),
  }
}

/** What is said of a step in more letters than this has the whole line. */
const BESIDE = 24
export const hasOwnLine = (notes: string[]) => notes.join(' · ').length > BESIDE

/** What a card does, without the condition for it, and all of it. */
function told(card: CardText | undefined): Pick<Choice, 'gist' | 'whole'> {
  if (!card) return { gist: '', whole: '' }
  const lines = card.lines.map(({ lead, text }) => `${lead} ${text}`.trim())
  return { gist: lines[0] ?? card.only, whole: [card.only, ...lines].filter(Boolean).join('\n') }
}

/** Where more may be spent on a test the odds are a bar: as it is, and with that. */
const isBar = ({ with_spent }: Note) => with_spent !== null && settings.odds

/** What lies ahead, with its odds for those who like them. */
export function noted({ text, passes, faces }: Note): string {
  return passes === null || !settings.odds ? text : words.table.ask.toPass(text, percent(passes, faces))
}

export const percent = (passes: number, faces: number) => `${Math.round((100 * passes) / faces)}%`
