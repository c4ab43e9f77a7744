// What a newcomer would be glad of, among what can be chosen before an evening.
import type { OptionText } from '../../../protocol'

/** Good company for a first evening: sturdy, and no numbers below three where it hurts. */
const sensible = ['jenny-barnes', 'ambulance-hands', 'unshockable', 'joe-diamond']

/** The card that an option of setup names: `take jenny-barnes`, `pick unshockable`. */
export function cardOf(option: OptionText): string {
  return option.card || (option.option.split(' ').at(-1) ?? '')
}

/** The option a newcomer would be glad of. */
export function sensibleOption(options: OptionText[]): OptionText | undefined {
  const card = sensibleCard(options.map(cardOf))
  return options.find((each) => cardOf(each) === card)
}

/** The same, among cards. */
export function sensibleCard(cards: string[]): string | undefined {
  return sensible.find((each) => cards.includes(each)) ?? cards[0]
}
