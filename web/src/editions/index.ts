// The one list of the editions that have a client part of their own; any other is played with the plain face.
import type { Component } from 'svelte'
import type { EditionFace, EditionFront, PaperFace } from './face'
import firstPicture from './first/front.svg'
import { front as first } from './first/words/en/front'
import secondPicture from './second/front.svg'
import { front as second } from './second/words/en/front'

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

/** What the front door says of each edition, in the order in which they are shown. */
export const fronts: EditionFront[] = [
  { ...first, edition: 'first', picture: firstPicture },
  { ...second, edition: 'second', picture: secondPicture },
]

export const frontOf = (id: string | undefined): EditionFront => fronts.find(({ edition }) => edition === (id || USUAL)) ?? fronts[0]!

const lessons: Record<string, () => Promise<{ default: Component }>> = {
  first: () => import('./first/HowToPlay.svelte'),
  second: () => import('./second/HowToPlay.svelte'),
}

/** How an edition is played, on a page. */
export const howToPlay = (id: string | undefined) => (lessons[id || USUAL] ?? lessons[USUAL]!)()

/** What can be printed. */
const papers: Record<string, () => Promise<{ paper: PaperFace }>> = {
  first: () => import('./first/paper/paper'),
  second: () => import('./second/pieces/paper'),
}

export async function paperOf(id: string): Promise<PaperFace> {
  return (await (papers[id] ?? papers[USUAL]!)()).paper
}
