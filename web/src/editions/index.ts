// The one list of the editions that have a client part of their own; any other is played with the plain face.
import type { Component } from 'svelte'
import type { EditionFace, PaperFace } from './face'
import { front } from './first/words/en/front'

interface Edition {
  face: () => Promise<{ face: EditionFace }>
  /** What a player may set that only this edition knows. */
  settings?: () => Promise<{ default: Component }>
}

const editions: Record<string, Edition> = {
  first: {
    face: () => import('./first/face'),
    settings: () => import('./first/Settings.svelte'),
  },
  second: { face: () => import('./second/face') },
}
/** The edition of games and stories that name none, and of the front door. */
const USUAL = 'first'
const PLAIN: Edition = { face: () => import('./plain/face') }

export const allEditions = Object.values(editions)

export function editionOf(id: string | undefined): Edition {
  return editions[id || USUAL] ?? PLAIN
}

export async function faceOf(id: string | undefined): Promise<EditionFace> {
  return (await editionOf(id).face()).face
}

/** What the front door is of. */
export const usual = { front, howToPlay: () => import('./first/HowToPlay.svelte') }

/** What can be printed. */
const papers: Record<string, () => Promise<{ paper: PaperFace }>> = {
  first: () => import('./first/paper/paper'),
  second: () => import('./second/pieces/paper'),
}

export async function paperOf(id: string): Promise<PaperFace> {
  return (await (papers[id] ?? papers[USUAL]!)()).paper
}
