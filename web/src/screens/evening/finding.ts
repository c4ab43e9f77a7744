// Which stories fit what a table looks for: by length, difficulty, mood, pack, and with how many each is at its best.
import type { Library, StoryInfo } from '../../protocol'
import { capital } from '../../words/setting'

export const SUBJECTS = ['length', 'difficulty', 'mood', 'number', 'pack'] as const
export type Subject = (typeof SUBJECTS)[number]
/** What is looked for: any of these of a subject, and all subjects at once. */
export type Wanted = Partial<Record<Subject, string[]>>
/** Something to look for. */
export interface Sought {
  id: string
  name: string
}

/** By the most minutes that it takes. */
export const LENGTHS = { short: 90, evening: 150, long: Infinity }
export type Length = keyof typeof LENGTHS

const lengthOf = ({ minutes }: StoryInfo) => (Object.keys(LENGTHS) as Length[]).find((each) => minutes[1] <= LENGTHS[each])!
const numbers = ({ best_with: [fewest, most] }: StoryInfo) => Array.from({ length: most - fewest + 1 }, (_, at) => String(fewest + at))

/** Under what a story is found. */
function marks(story: StoryInfo, base: string): Record<Subject, string[]> {
  return { length: [lengthOf(story)], difficulty: [story.difficulty], mood: [story.mood], number: numbers(story), pack: story.needs.length ? story.needs : [base] }
}

const baseOf = ({ packs }: Library) => packs.find((each) => each.base)?.id ?? ''

export function found(library: Library, stories: StoryInfo[], wanted: Wanted): StoryInfo[] {
  const base = baseOf(library)
  return stories.filter((story) => {
    const has = marks(story, base)
    return SUBJECTS.every((subject) => !wanted[subject]?.length || wanted[subject].some((each) => has[subject].includes(each)))
  })
}

/** What can be looked for among these stories, by subject: nothing that all of them have, or none. */
export function sought(library: Library, stories: StoryInfo[], name: { length: Record<Length, string>; number: (number: string) => string }): [Subject, Sought[]][] {
  const all: Record<Subject, Sought[]> = {
    length: (Object.keys(LENGTHS) as Length[]).map((id) => ({ id, name: name.length[id] })),
    difficulty: [...new Map(stories.toSorted((a, b) => a.lamps - b.lamps).map((each) => [each.difficulty, { id: each.difficulty, name: capital(each.difficulty) }])).values()],
    mood: library.moods.map(({ id, text }) => ({ id, name: text })),
    number: [...new Set(stories.flatMap(numbers))].toSorted().map((id) => ({ id, name: name.number(id) })),
    pack: library.packs.map(({ id, name }) => ({ id, name })),
  }
  const leaves = (subject: Subject, id: string) => found(library, stories, { [subject]: [id] }).length
  return SUBJECTS.map((subject): [Subject, Sought[]] => [subject, all[subject].filter(({ id }) => leaves(subject, id) > 0)]).filter(
    ([subject, each]) => each.length > 1 && each.some(({ id }) => leaves(subject, id) < stories.length),
  )
}

/** Where nothing is found: the subjects that could be let go, each with how many there would be then. */
export function loosened(library: Library, stories: StoryInfo[], wanted: Wanted): [Subject, number][] {
  const asked = SUBJECTS.filter((each) => wanted[each]?.length)
  return asked.map((each): [Subject, number] => [each, found(library, stories, { ...wanted, [each]: [] }).length]).filter(([, left]) => left > 0)
}
