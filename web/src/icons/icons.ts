import paths from 'virtual:game-icons'
import { drawn, type DrawnName } from './drawn'
import type { IconName } from './names'

export type AnyIcon = IconName | DrawnName

/** The outline of an icon, on a grid of 512. */
export function iconPath(name: AnyIcon): string {
  return name in drawn ? drawn[name as DrawnName] : paths[name as IconName]
}
