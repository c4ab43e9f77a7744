// What the front door says of this edition.
export const front = {
  name: 'Second edition',
  line: 'All of you against the house. An app keeps it, and lays out room after room as you open the doors.',
  playNowNote: (story: string) => `${story}, with a computer at your side`,
  playNowNoted: 'the gentlest story, with a computer at your side',
  otherSide: () => 'Once more',
  otherSideNote: (story: string) => story,
}
