// Why something cannot be done now.
export const refusals = {
  label: 'Not now.',
  read: 'The rule',
}
