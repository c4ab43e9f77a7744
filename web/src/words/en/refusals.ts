// Why something cannot be done now.
export const refusals = {
  read: 'The rule',
  here: 'You stand there already.',
}
