// What the front door says of this edition.
export const front = {
  name: 'First edition',
  line: 'One of you keeps the house, its secrets and its monsters. The others came in out of the rain.',
  playNowNote: (story: string, role: string) => (role === 'keeper' ? `${story}, with you as the keeper` : `${story}, against a computer keeper`),
  playNowNoted: 'the training story, with a note the first time anything happens',
  otherSide: (role: string) => (role === 'keeper' ? 'Be the keeper yourself' : 'Go in yourself'),
  otherSideNote: (story: string) => `${story}, from the other side`,
}
