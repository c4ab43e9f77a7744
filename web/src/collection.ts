// The collection: what is enabled in this browser. Everything the house has is, until somebody sets it aside.
import type { Library, PackInfo, StoryInfo } from './protocol'
import { kept } from './kept.svelte'

const KEY = 'madhouse.aside'

/** By edition: the packs that were set aside. */
function aside(): Record<string, string[]> {
  try {
    return JSON.parse(kept.getItem(KEY) ?? '{}') as Record<string, string[]>
  } catch {
    return {}
  }
}

export const isEnabled = (edition: string, pack: PackInfo) => pack.base || !aside()[edition]?.includes(pack.id)

export function enable(edition: string, pack: PackInfo, on: boolean) {
  const others = (aside()[edition] ?? []).filter((each) => each !== pack.id)
  kept.setItem(KEY, JSON.stringify({ ...aside(), [edition]: on ? others : [...others, pack.id] }))
}

/** What is played with beside the base set. */
export const enabledPacks = ({ edition, packs }: Library): string[] => packs.filter((each) => !each.base && isEnabled(edition, each)).map((each) => each.id)

export const neededBy = ({ needs }: StoryInfo, { packs }: Library): PackInfo[] => packs.filter((each) => needs.includes(each.id))

/** The packs that a story needs and that are set aside. */
export const missingFor = (story: StoryInfo, library: Library): PackInfo[] => neededBy(story, library).filter((each) => !isEnabled(library.edition, each))

/** The same without the stories that cannot be played with what is enabled. */
export const asEnabled = (library: Library): Library => ({ ...library, stories: library.stories.filter((each) => !missingFor(each, library).length) })
