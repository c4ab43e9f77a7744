// What a story and a seat look like before the table is laid.
import { words } from '../words'
import type { AnyIcon } from '../icons/icons'
import type { StoryInfo } from '../protocol'

export interface StoryLook {
  icon: AnyIcon
  light: string
  dark: string
}

const stories: Record<string, StoryLook> = {
  'the-cold-supper': { icon: 'candle-flame', light: '#7d8a6a', dark: '#1a2118' },
  'lot-thirteen': { icon: 'price-tag', light: '#c98a35', dark: '#2b1608' },
  'tarry-light': { icon: 'lantern', light: '#4a7f86', dark: '#0c1f24' },
  'rest-cure': { icon: 'syringe', light: '#8a9a5a', dark: '#20260f' },
  understudy: { icon: 'drama-masks', light: '#9a4658', dark: '#2b0d18' },
  removal: { icon: 'coffin', light: '#86503a', dark: '#23100b' },
}

export function storyLook(story: string): StoryLook {
  return stories[story] ?? { icon: 'doorway', light: '#6d5a86', dark: '#1d1428' }
}

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

/** The class that gives a seat its colours: `keeper`, `inv-1` … */
export function seatClass(seat: string): string {
  return seat === 'keeper' ? 'seat-k' : `seat-${/\d+/.exec(seat)?.[0] ?? '1'}`
}

/** Light and dark behind a portrait, before a seat gives it a colour of its own. */
const lights: Record<string, [string, string]> = {
  'jenny-barnes': ['#b77a22', '#5d380a'],
  'joe-diamond': ['#a33d55', '#551325'],
  'harvey-walters': ['#3c74a6', '#16334f'],
  'gloria-goldberg': ['#4e8a5c', '#1a3a24'],
  'michael-mcglen': ['#5c6c80', '#222c38'],
  'luzia-andrade': ['#2f7a7c', '#0f3436'],
  'ezra-fairweather': ['#715a96', '#2a1d42'],
  'odile-tetreault': ['#a0582c', '#47210c'],
}

export function portraitLight(who: string): [string, string] {
  return lights[who] ?? ['#7d6a45', '#33270f']
}

/** A seat before anybody knows who will play it. */
export function seatTitle(seat: string): string {
  const number = /\d+/.exec(seat)?.[0]
  return number ? words.screens.investigator(Number(number)) : words.screens.keeper
}
