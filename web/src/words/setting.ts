// How a text is set where it stands. The one place that looks at its letters, and no fact is read out of them.

/** As the beginning of a line. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** As it goes on after a colon. */
export const uncapital = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const STOPS = '.?!'

/** A sentence as a heading. */
export const asHeading = (text: string) => (text.at(-1) === '.' ? text.slice(0, -1) : text)

/** A heading, or what somebody else has written, as a sentence. */
export const asSentence = (text: string) => (STOPS.includes(text.at(-1) ?? '') ? text : `${text}.`)

/** A name in two lines that are as alike as can be. */
export function inTwo(name: string): string[] {
  const words = name.split(' ')
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  const longer = (lines: string[]) => Math.max(...lines.map(({ length }) => length))
  return cuts.sort((a, b) => longer(a) - longer(b))[0] ?? [name]
}
