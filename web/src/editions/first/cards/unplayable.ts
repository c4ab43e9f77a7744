// Why a card cannot be played now: what anybody can say, or the option to ask the server about.
import type { CardText, InvestigatorView } from '../../../protocol'
import { isKeeper, type Table } from '../table'
import type { Matter } from '../../face'
import { words } from '../words'
import { costOf } from './texts'

export interface Unplayable {
  /** The reason itself. */
  said?: string
  /** What the server is asked about, and what its answer may speak of. */
  option?: string
  matter?: Matter
}

const told = words.refusals
const USED = /^Action:/m
const WEAPON = /\bweapon\b/i
const ON_MONSTERS = /^Action: For each monster in your space/m

function asking(table: Table, card: CardText, option: string, missing = ''): Unplayable {
  const only = missing || (card.text.split('\n').find((line) => line.startsWith('Only if')) ?? '')
  return { option, matter: { cost: costOf(table, card) ?? 0, threat: table.view?.keeper.threat ?? 0, only } }
}

/** Whether his actions are being chosen, or one of them carried out. */
export function inKeepersTurn(table: Table): boolean {
  return isKeeper(table) && table.view?.stage === 'keeper-actions'
}

/** A card of the keeper's: a mythos or trauma card in his hand, or an action. */
export function keepersCard(table: Table, card: CardText): Unplayable {
  const { question } = table
  if (card.kind === 'action' && question?.kind === 'keeper-action') return asking(table, card, card.id)
  if (card.kind === 'action') return { said: inKeepersTurn(table) ? told.answerFirst : told.actionLater }
  if (question?.kind === card.kind) return asking(table, card, `play ${card.id} on ${String(question.about.who)}`)
  return { said: card.kind === 'trauma' ? told.traumaLater : told.mythosLater }
}

/** A card before an investigator; nothing of one that is never played, or is somebody else's. */
export function investigatorsCard(table: Table, who: InvestigatorView, card: CardText): Unplayable | undefined {
  const isSpell = card.kind === 'spell'
  if (who.player !== table.sitting || !(isSpell || USED.test(card.text) || WEAPON.test(card.text))) return undefined
  if (table.question?.kind !== 'turn') return table.view?.active === who.id ? undefined : { said: told.ownTurn }
  if (isSpell) return asking(table, card, `cast ${card.id}`)
  if (USED.test(card.text)) return asking(table, card, `use ${card.id}`, missing(table, who, card))
  const foe = nearest(table, who)
  return foe ? asking(table, card, `attack ${foe} with ${card.id}`) : { said: told.nothingToStrike }
}

/** What a card of his would be used on, where all can see that there is none. */
function missing(table: Table, { space }: InvestigatorView, card: CardText): string {
  return ON_MONSTERS.test(card.text) && !table.view?.monsters.some((each) => each.space === space) ? told.noMonsterHere : ''
}

/** A monster of the same room, or any, as options name it. */
function nearest(table: Table, { space }: InvestigatorView): string {
  const foes = table.view?.monsters ?? []
  const near = foes.find((each) => table.roomOf(each.space) === table.roomOf(space)) ?? foes[0]
  return near ? `${near.kind} ${near.id}` : ''
}
