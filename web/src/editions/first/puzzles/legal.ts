// What may be done to a puzzle now: the question's options, sorted by what they do.
import type { OptionText, Question } from '../../../protocol'
import { nothingLegal, type Legal } from '../../../puzzles/legal'

const LUCK = 'spend a skill point'

export function legalSteps(question: Question | undefined): Legal {
  const legal = nothingLegal()
  for (const each of question?.options ?? []) sort(legal, each)
  return legal
}

function sort(legal: Legal, option: OptionText) {
  const line = option.option
  const [verb, first, second] = line.split(' ')
  const at = Number(first) - 1
  if (line === LUCK) legal.luck = option
  else if (verb === 'stop') legal.stop = line
  else if (verb === 'draw') legal.draw = line
  else if (verb === 'swap') {
    pair(legal, at, Number(second) - 1, line)
    pair(legal, Number(second) - 1, at, line)
  } else if (verb === 'rotate') (second === 'clockwise' ? legal.clockwise : legal.counter).set(at, line)
  else if (verb === 'replace') legal.replace.set(at, line)
  else if (line === 'turn the tile counterclockwise') legal.tileBack = line
  else if (verb === 'turn') legal.tile = line
  else legal.cards.push(option)
}

function pair(legal: Legal, from: number, to: number, line: string) {
  const known = legal.swaps.get(from) ?? new Map<number, string>()
  known.set(to, line)
  legal.swaps.set(from, known)
}
