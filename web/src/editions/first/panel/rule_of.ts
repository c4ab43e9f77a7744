// The rule behind what is looked at: of the option, where its first word has one; else of the question.
import type { Question } from '../../../protocol'

const TURN = 'turn'

const rules: Record<string, string> = {
  attack: '1e.attack.choose-weapon',
  burn: '1e.camp-fire.burn-corpses',
  cast: '1e.spell.cast',
  drop: '1e.action.drop',
  end: '1e.turn.end',
  explore: '1e.explore.top-down',
  leave: '1e.escape.door',
  move: '1e.move.one-space',
  pull: '1e.barrier.unblock',
  push: '1e.barrier.block',
  run: '1e.action.run',
  step: '1e.hiding.enter',
  use: '1e.action.card-ability',
}

export function ruleOf(question: Question, option: string): string {
  const word = option.split(' ')[0] ?? ''
  return (question.kind === TURN && rules[word]) || question.rule
}
