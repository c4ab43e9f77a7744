// The name of a card in two lines at most, of as even a length as its words allow.

/** One line where it is one word. */
export function inTwo(name: string): string[] {
  const words = name.split(' ')
  if (words.length < 2) return [name]
  const parts = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  const longer = (lines: string[]) => Math.max(...lines.map(({ length }) => length))
  return parts.reduce((best, each) => (longer(each) < longer(best) ? each : best))
}
