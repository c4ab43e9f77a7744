import paths from 'virtual:game-icons'
import { drawn, type DrawnName } from './drawn'
import type { IconName } from './names'
import type { PictureName } from './pictures'

export type AnyIcon = IconName | PictureName | DrawnName

/** All that can be drawn by now; an edition adds the pictures of its cards when it comes. */
let known: Record<string, string> = { ...paths, ...drawn }

export function addPictures(pictures: Record<string, string>) {
  known = { ...known, ...pictures }
}

/** A name that came over the wire, as an icon; one that is not known here is another's. */
export function iconNamed(name: string | undefined, otherwise: AnyIcon): AnyIcon {
  return name && name in known ? (name as AnyIcon) : otherwise
}

/** The outline of an icon, on a grid of 512. */
export function iconPath(name: AnyIcon): string {
  return known[name] ?? ''
}
