export const server = {
  unreachable: 'The server cannot be reached. Is it still running?',
  again: 'Try again',
  failed: 'The server could not do that.',
  forgets: 'This browser keeps nothing for this page: it forgets your seats when it is closed. Allow it to store data, or leave the private window.',
  offline: 'You are offline. What you choose at a table is kept until you are back.',
  lost: 'The connection is lost. It comes back by itself.',
  kept: (what: string) => `The connection is lost. “${what}” is kept, and said as soon as it is back.`,
  connecting: 'Coming to the table …',
  older: 'This page is older than the server: a part of it is no more. Nothing of your game is lost.',
  anew: 'Load it anew',
  gone: 'There is no such table, or none of your links opens a seat there.',
}
