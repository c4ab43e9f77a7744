// What is said of an edition before a table is laid and comes from no server: it comes with the front door.
export interface Signs {
  /** How a game has ended, in a few words. */
  outcome: (winner: string) => string
}
