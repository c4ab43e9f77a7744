// An edition of which nothing is known.
import { capital } from '../../panel/choices'
import { words } from '../../words'
import type { Signs } from '../signs'

export const signs: Signs = { outcome: (winner) => words.screens.front.over(capital(winner)) }
