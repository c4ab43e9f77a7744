// What a newcomer would be glad of, among what can be chosen before an evening.
import type { OptionText } from '../../../protocol'

/** Whom or what an option of setup names. */
export const cardOf = ({ card, names }: OptionText) => card || (names.who ?? '')

export function sensibleOption(options: OptionText[]): OptionText | undefined {
  return options.find((each) => each.sensible) ?? options[0]
}
