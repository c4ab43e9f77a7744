export const server = {
  unreachable: 'The server cannot be reached. Is it still running?',
  again: 'Try again',
  failed: 'The server could not do that.',
  lost: 'The connection is lost. It comes back by itself.',
  connecting: 'Coming to the table …',
  gone: 'There is no such table, or none of your links opens a seat there.',
}
