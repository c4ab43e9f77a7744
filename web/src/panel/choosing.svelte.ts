// Choosing: the one place where a click or a key becomes an answer.
import { deafFor } from '../moments/timing'
import type { OptionText } from '../protocol'
import { settings } from '../settings.svelte'
import type { Table } from '../table.svelte'
import { choicesOf, inLine, laidOut, type Choice } from './choices'
import { atPace, pacesOf, type Pace } from './pace'

/** From a card one reads first: it is laid out by the first click, and played by the second. */
export type PickChoice = (choice: Choice, from?: 'card') => void

/** The one rule: what cannot be taken back asks once, and nothing else does. */
export const asksOnce = (option: Pick<OptionText, 'seals'>, takesBack: boolean, wished: boolean) => wished && option.seals && !takesBack

/** Of a thing that one aims at only what names it stands in the list; the end of a turn is always there, and so is what has a
 * place of its own. */
export const isAbout = ({ names, group }: Pick<OptionText, 'names' | 'group'>, aimed: string) => group === 'end' || Object.values(names).includes(aimed)

export class Choosing {
  #table: Table
  /** How one would rather go, while there is a choice. */
  #wish = $state<Pace>('step')
  /** The question has been there for so long that Enter is meant for it. */
  awake = $state(false)

  paces = $derived.by(() => pacesOf(this.#table.question))
  pace = $derived.by(() => (this.paces.includes(this.#wish) ? this.#wish : (this.paces[0] ?? 'step')))
  /** Everything that can be chosen, also what the switch hides. */
  all = $derived.by(() => choicesOf(this.#table.question, this.#table.cards, this.#isElsewhere))
  choices = $derived.by(() => {
    const question = this.#table.question
    const options = atPace(question?.options ?? [], this.pace).filter((each) => this.#isAimedAt(each))
    const found = choicesOf(question && { ...question, options }, this.#table.cards, this.#isElsewhere)
    return laidOut(inLine(found, this.#table.face?.panel.line?.(this.#table) ?? []))
  })
  chosen = $derived.by(() => this.choices.find((each) => each.option === this.#table.chosen))

  /** `elsewhere`: something lies over the question and has the keys. */
  constructor(table: Table, elsewhere: () => boolean) {
    this.#table = table
    $effect(() => {
      void table.question?.number
      this.#wish = 'step'
    })
    $effect(() => {
      void table.question?.number
      this.awake = false
      if (elsewhere()) return
      const waking = setTimeout(() => (this.awake = true), deafFor(false))
      return () => clearTimeout(waking)
    })
  }

  #isAimedAt(option: OptionText): boolean {
    const { aimed } = this.#table
    return !aimed || isAbout(option, aimed) || this.#isElsewhere(option)
  }

  #isElsewhere = (option: OptionText): boolean => this.#table.face?.panel.elsewhere?.(this.#table, option) ?? false

  pick: PickChoice = (choice, from) => {
    const first = from === 'card' || asksOnce(choice, this.#table.takesBack, settings.ask)
    if (first && this.#table.chosen !== choice.option) this.#table.chosen = choice.option
    else this.#table.choose(choice.option)
  }

  /** What was laid out is done. */
  confirm = () => {
    if (this.chosen) this.#table.choose(this.chosen.option)
  }

  go = (pace: Pace) => {
    if (!this.paces.includes(pace)) return
    this.#wish = pace
    this.#table.chosen = this.#table.hovered = ''
  }

  otherPace = () => this.go(this.pace === 'step' ? 'run' : 'step')

  /** What was meant for the question before answers nothing: Enter in haste or held down, the second click of two. */
  isLate(event: Event): boolean {
    if (!this.#table.question) return false
    if (event instanceof KeyboardEvent) return event.key === 'Enter' && (event.repeat || !this.awake)
    return event instanceof MouseEvent && event.detail > 1 && !this.awake
  }
}
