// What is read of this edition before a table is laid: it comes at once, and is short.
export const signs = {
  wonBy: (winner: string) =>
    winner === 'keeper' ? 'over: the keeper won' : winner === 'investigators' ? 'over: the investigators won' : 'over: nobody won',
}
