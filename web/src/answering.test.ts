import { expect, test } from 'vitest'
import { Answering, type Answer } from './answering'

const SEAT = 'player-1'
const ANSWER: Answer = { seat: SEAT, number: 3, option: 'move hall.a' }

/** What was sent, over a line that can be cut. */
function line() {
  const heard: Answer[] = []
  const wire = { open: true }
  const answers = new Answering((answer) => {
    if (wire.open) heard.push(answer)
    return wire.open
  })
  return { heard, wire, answers }
}

test('a question is answered once', () => {
  const { answers } = line()
  expect(answers.isFirst(SEAT, 3)).toBe(true)
  expect(answers.isFirst(SEAT, 3)).toBe(false)
  expect(answers.isFirst('player-2', 3)).toBe(true)
  expect(answers.isFirst(SEAT, 4)).toBe(true)
})

test('what was refused or taken back may be answered again', () => {
  const { answers } = line()
  answers.isFirst(SEAT, 3)
  answers.forget()
  expect(answers.isFirst(SEAT, 3)).toBe(true)
})

test('what did not go off is said again while it is asked', () => {
  const { heard, wire, answers } = line()
  wire.open = false
  answers.give(ANSWER)
  wire.open = true
  answers.sayAgain('player-2', 3)
  expect(heard).toEqual([])
  answers.sayAgain(SEAT, 3)
  answers.sayAgain(SEAT, 3)
  expect(heard).toEqual([ANSWER])
})

test('what went off before the line was lost is said again, unless the table has gone on', () => {
  const { heard, answers } = line()
  answers.give(ANSWER)
  answers.loseLine()
  answers.sayAgain(SEAT, 3)
  expect(heard).toEqual([ANSWER, ANSWER])
  answers.loseLine()
  answers.sayAgain(SEAT, 4)
  answers.sayAgain(SEAT, 3)
  expect(heard).toHaveLength(2)
})

test('what waits for the line can be told', () => {
  const { wire, answers } = line()
  wire.open = false
  answers.give(ANSWER)
  expect(answers.unheard?.option).toBe(ANSWER.option)
  answers.forget()
  expect(answers.unheard).toBeUndefined()
})
