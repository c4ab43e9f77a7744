// What a player likes, kept in this browser.

import type { Pace } from './pace'
import { kept } from './kept.svelte'

export interface Settings {
  /** Ask once before a die is rolled, something hidden is shown or the turn ends. */
  ask: boolean
  /** Show the odds before a test. */
  odds: boolean
  sound: boolean
  volume: number
  /** Read story texts aloud. */
  aloud: boolean
  /** The voice that reads, by the name that the browser has for it; none for its own. */
  voice: string
  /** How fast it reads; 1 is as the voice was made. */
  voicePace: number
  /** Show moments: dice, horror, events. */
  moments: boolean
  /** How fast others' turns are played out. */
  pace: Pace
  motion: 'system' | 'less' | 'full'
  /** Per cent of the usual size of text. */
  text: number
  /** Show short notes at the first time of each thing. */
  notes: boolean
  name: string
}

const KEY = 'madhouse.settings'
const usual: Settings = {
  ask: true,
  odds: true,
  sound: true,
  volume: 0.6,
  aloud: false,
  voice: '',
  voicePace: 0.92,
  moments: true,
  pace: 'brisk',
  motion: 'system',
  text: 100,
  notes: false,
  name: '',
}

function load(): Settings {
  try {
    return { ...usual, ...(JSON.parse(kept.getItem(KEY) ?? '{}') as Partial<Settings>) }
  } catch {
    return { ...usual }
  }
}

export const settings: Settings = $state(load())

export function saveSettings() {
  kept.setItem(KEY, JSON.stringify(settings))
}

/** Whether things should stand still. */
export function still(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'less'
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
