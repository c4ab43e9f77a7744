// What somebody would do though it is not offered: what choosing it would mean, to ask why it cannot be chosen.
import type { Choice } from '../../../panel/choices'
import type { Unlit } from '../../../whys.svelte'
import type { Table } from '../table'

const TURN = 'turn'
/** What has a key in every turn: the option that it would be. */
const ALWAYS: Record<string, string> = { s: 'explore', d: 'drop' }

/** A place while places are asked about. */
export function unlitPlace(table: Table, choices: Choice[], space: string): Unlit | undefined {
  const { question } = table
  const name = placeName(table, space)
  if (question?.kind === TURN) {
    return { name, option: question.at === space ? '' : `move ${space}` }
  }
  const like = choices.find((each) => each.space && each.option.includes(each.space))
  return like && { name, option: like.option.replace(like.space, table.roomOf(like.space) === like.space ? table.roomOf(space) : space) }
}

/** A key that stands for something in every turn in which it can be done. */
export function unlitKey(table: Table, key: string): Unlit | undefined {
  const unlit = table.question?.unlit.find((each) => each.key === key)
  return unlit && { name: unlit.name, option: ALWAYS[key] ?? '' }
}

/** A room's name, and the letter of the space where the room has several. */
function placeName(table: Table, space: string): string {
  const name = table.roomName(space) ?? ''
  const several = (table.board?.spaces.filter((each) => each.room === table.roomOf(space)).length ?? 0) > 1
  return several ? `${name} (${space.split('.')[1]})` : name
}
