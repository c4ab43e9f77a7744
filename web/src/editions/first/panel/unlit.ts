// What somebody would do though it is not offered: what choosing it would mean, to ask why it cannot be chosen.
import type { Choice } from '../../../panel/choices'
import type { Unlit } from '../../../whys.svelte'
import { words } from '../words'
import { roomOf, type Table } from '../table'
import { ALWAYS } from './choices'

const TURN = 'turn'

/** A place while places are asked about. */
export function unlitPlace(table: Table, choices: Choice[], space: string): Unlit | undefined {
  const { question, view } = table
  const name = placeName(table, space)
  if (question?.kind === TURN) {
    const here = view?.investigators.find((each) => each.id === question.about.who)?.space === space
    return { name, option: here ? '' : `move ${space}` }
  }
  const like = choices.find((each) => each.space && each.option.includes(each.space))
  return like && { name, option: like.option.replace(like.space, like.space.includes('.') ? space : roomOf(space)) }
}

/** A key that stands for something in every turn in which it can be done. */
export function unlitKey(table: Table, key: string): Unlit | undefined {
  const option = Object.keys(ALWAYS).find((each) => ALWAYS[each] === key) ?? ''
  const name = words.refusals.deeds[option]
  return table.question?.kind === TURN && name ? { name, option } : undefined
}

/** A room's name, and the letter of the space where the room has several. */
function placeName(table: Table, space: string): string {
  const name = table.roomName(space) ?? ''
  const several = (table.board?.spaces.filter((each) => roomOf(each.id) === roomOf(space)).length ?? 0) > 1
  return several ? `${name} (${space.split('.')[1]})` : name
}
