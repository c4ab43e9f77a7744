// What is taken back with the last decision, in the words of the server.
import type { Standing } from '../standing'
import { words } from '../words'

export const UNDOES = 'undoes'

/** Nothing where it is another seat's to know. */
export function whatComesBack({ standing }: { standing: Pick<Standing, 'undoes' | 'sameDie'> | undefined }): string {
  const told = words.table.tools
  const undoes = standing?.undoes ? told.undoes(standing.undoes) : ''
  return [undoes, standing?.sameDie ? told.sameDie : ''].filter(Boolean).join(' ')
}
