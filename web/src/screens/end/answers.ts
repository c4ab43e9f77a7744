// What the keeper had decided before the door opened, in the words in which it was asked.
import type { View } from '../../protocol'
import { KEEPER } from '../../table.svelte'
import { server } from '../../server'

export interface Answer {
  question: string
  answer: string
}

const SETUP = 'setup'

/** The questions are still in the beginning of the game: it is read until the first round. */
export async function keepersAnswers(game: string, end: View): Promise<Answer[]> {
  const found: Answer[] = []
  for (let at = 0; ; at++) {
    const { state, answers } = await server.past(game, at, KEEPER)
    if (state.view.stage !== SETUP || at >= answers) return found
    for (const question of state.questions.filter((each) => each.kind === 'question')) {
      const letter = end.keeper.answers[String(question.about.question)]
      const option = question.options.find((each) => each.option.endsWith(` ${letter}`))
      if (option && !found.some((each) => each.question === question.text)) found.push({ question: question.text, answer: option.text })
    }
  }
}
