// What the front door says of this edition.
export const front = {
  motto: 'One of you keeps the house. The others came in out of the rain.',
  playNowNote: 'a first story, against a computer keeper',
  playNowNoted: 'a first story with notes, against a computer keeper',
  trainingNote: 'half an hour, with a note the first time anything happens',
}
