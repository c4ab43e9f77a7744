import paths from 'virtual:game-icons'
import { drawn, type DrawnName } from './drawn'
import type { IconName } from './names'

export type AnyIcon = IconName | DrawnName

/** A name that came over the wire, as an icon; one that is not known here is another's. */
export function iconNamed(name: string | undefined, otherwise: AnyIcon): AnyIcon {
  return name && (name in drawn || name in paths) ? (name as AnyIcon) : otherwise
}

/** The outline of an icon, on a grid of 512. */
export function iconPath(name: AnyIcon): string {
  return name in drawn ? drawn[name as DrawnName] : paths[name as IconName]
}
