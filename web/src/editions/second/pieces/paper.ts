// The second edition on paper: its cards and tokens as they are at the table.
import type { PaperFace } from '../../face'
import Defs from './Defs.svelte'
import PaperBack from './PaperBack.svelte'
import PaperCard from './PaperCard.svelte'
import PaperPiece from './PaperPiece.svelte'

export const paper: PaperFace = { Defs, Card: PaperCard, Back: PaperBack, Piece: PaperPiece }
