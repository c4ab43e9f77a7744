// The first edition on paper: its cards as they are at the table.
import type { PaperFace } from '../../face'
import '../style.css'
import Defs from './Defs.svelte'
import PaperBack from './PaperBack.svelte'
import PaperCard from './PaperCard.svelte'
import Shape from '../../../print/Shape.svelte'

export const paper: PaperFace = { Defs, Card: PaperCard, Back: PaperBack, Piece: Shape }
