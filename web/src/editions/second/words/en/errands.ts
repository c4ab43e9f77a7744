// What can be asked of a computer at one's side.
export const errands = {
  label: (name: string) => `Ask ${name}`,
  close: 'Close',
  stay: 'Stay with me',
  go: 'Go there …',
  search: 'Search this …',
  leave: 'Leave it to me …',
  where: 'Where? Press a place on the board, or here:',
  which: 'What? Press it on the board, or here:',
  none: 'Nothing of the kind lies there.',
}
