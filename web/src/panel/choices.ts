// The options of a question as they are laid out: in groups, with the key that chooses each and what to know before.
import type { CardText, Note, OptionText, Question } from '../protocol'
import { settings } from '../settings.svelte'
import { words } from '../words'
import { capital } from '../words/setting'

export type Group = 'step' | 'run' | 'act' | 'other' | 'menu' | 'end'

export interface Choice extends Omit<OptionText, 'group' | 'notes'> {
  /** A digit, or a letter: after the tenth, and for what is there in every turn. */
  key: string
  group: Group
  notes: string[]
  /** Its text as it stands under the heading of its group, and without what it costs. */
  brief: string
  /** Of its card: the gist, and all of it. */
  gist: string
  whole: string
}

/** In this order they are shown, and get their keys. */
const ORDER: Group[] = ['step', 'act', 'run', 'other', 'menu', 'end']
/** Letters that do something else at the table are left out: D, E, F, H, S, U, W. */
const KEYS = [...'1234567890abcgijklmnopqrtvxyz']

export function choicesOf(question: Question | undefined, cards: Record<string, CardText>): Choice[] {
  return laidOut((question?.options ?? []).map((each) => choiceOf(each, cards[each.card])))
}

/** In their order, each with its key; a choice that brings one keeps it. */
export function laidOut(choices: Choice[]): Choice[] {
  let given = 0
  return [...choices]
    .sort((a, b) => ORDER.indexOf(a.group) - ORDER.indexOf(b.group))
    .map((each) => ({ ...each, key: each.key || (KEYS[given++] ?? '') }))
}

function choiceOf(option: OptionText, card: CardText | undefined): Choice {
  return {
    ...option,
    space: option.space || option.room,
    text: capital(option.text),
    group: option.group || 'other',
    notes: [...(option.idle ? [words.table.ask.idle] : []), ...option.notes.map(noted)],
    brief: capital(option.brief || option.text),
    ...told(card),
  }
}

/** What a card does, without the condition for it, and all of it. */
function told(card: CardText | undefined): Pick<Choice, 'gist' | 'whole'> {
  if (!card) return { gist: '', whole: '' }
  const lines = card.lines.map(({ lead, text }) => `${lead} ${text}`.trim())
  return { gist: lines[0] ?? card.only, whole: [card.only, ...lines].filter(Boolean).join('\n') }
}

/** What lies ahead, with its odds for those who like them. */
export function noted({ text, passes, faces }: Note): string {
  return passes === null || !settings.odds ? text : `${text}: ${percent(passes, faces)}`
}

export const percent = (passes: number, faces: number) => `${Math.round((100 * passes) / faces)}%`
