// A card's text, taken apart for its layout.
import type { CardText } from '../../../protocol'
import type { Table } from '../table'

const ATTRIBUTE = /^(Strength|Dexterity|Marksmanship|Intellect|Willpower|Lore|Luck) (\d+)$/

export interface TraitText {
  category: 'strength' | 'intellect'
  attributes: [string, number][]
  rest: string
}

export function traitText(card: CardText): TraitText {
  const lines = card.text.split('\n')
  const attributes = lines.flatMap((line): [string, number][] => {
    const found = ATTRIBUTE.exec(line)
    return found ? [[found[1]!, Number(found[2])]] : []
  })
  const rest = lines.filter((line) => !ATTRIBUTE.test(line)).join(' ')
  return { category: attributes.some(([name]) => name === 'Strength') ? 'strength' : 'intellect', attributes, rest }
}

/** An attribute as the traits of an investigator give it. */
export function attributeOf(table: Table, who: string, attribute: string): number | undefined {
  const traits = table.view?.investigators.find((each) => each.id === who)?.traits ?? []
  const all = traits.flatMap((id) => (table.cards[id] ? traitText(table.cards[id]).attributes : []))
  return all.find(([name]) => name.toLowerCase() === attribute)?.[1]
}

/** The numbers printed on a card, as far as it is known. */
export function numbersOf(card: CardText | undefined): Record<string, number> {
  return card?.numbers ?? {}
}

/** What a card costs; an action may cost something else by the keeper's answers, as far as they are known. */
export function costOf(table: Table, card: CardText | undefined): number | undefined {
  const numbers = numbersOf(card)
  const markers = Object.entries(table.view?.keeper.answers ?? {}).map(([question, letter]) => `cost ${question}${letter}`.toLowerCase())
  return markers.map((each) => numbers[each]).find((each) => each !== undefined) ?? numbers.cost
}

/** A word before a colon at the beginning of a line is set in bold: Action, Pass, Fail. */
export function lead(line: string): { lead: string; rest: string } {
  const found = /^([A-Z][a-z ]{2,24}:)\s*(.*)$/s.exec(line)
  return found ? { lead: found[1]!, rest: found[2]! } : { lead: '', rest: line }
}
