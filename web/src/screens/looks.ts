// In which order stories are shown, and how hard they are.
import type { StoryInfo } from '../protocol'

const grades = ['gentle', 'fair', 'moderate', 'demanding']

/** One to four lamps; a word that is not known yet counts as two. */
export function lampsOf(story: StoryInfo): number {
  return grades.indexOf(story.difficulty) + 1 || 2
}

export const LAMPS = grades.length

/** Stories in the order in which one would play them: the gentle and short ones first. */
export function inOrder(all: StoryInfo[]): StoryInfo[] {
  return [...all].sort((a, b) => lampsOf(a) - lampsOf(b) || Number.parseInt(a.minutes) - Number.parseInt(b.minutes))
}
