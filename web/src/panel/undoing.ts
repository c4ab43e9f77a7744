// What is taken back with the last decision, in the words of the server.
import type { Standing } from '../standing'
import { words } from '../words'

export const UNDOES = 'undoes'

/** What another seat has chosen may be a secret here: then only that it was another. */
export function whatComesBack({ standing }: { standing: Pick<Standing, 'undo' | 'undoes' | 'sameDie'> | undefined }): string {
  const told = words.table.tools
  const undoes = !standing?.undo ? '' : standing.undoes ? told.undoes(standing.undoes) : told.undoesAnother
  return [undoes, standing?.sameDie ? told.sameDie : ''].filter(Boolean).join(' ')
}

/** Why there is no undo, for those who look for it; nothing where they have not decided anything yet. */
export function whyItStands({ standing }: { standing: Pick<Standing, 'undo' | 'stands'> | undefined }): string {
  return !standing?.stands || standing.undo ? '' : words.table.tools.stands[standing.stands]
}

/** After a die or a hidden card one looks for it in vain; not where a turn has begun, or others have answered. */
export const isMissed = ({ standing }: { standing: Pick<Standing, 'stands'> | undefined }) => ['die', 'shown', 'shuffled'].includes(standing?.stands ?? '')
