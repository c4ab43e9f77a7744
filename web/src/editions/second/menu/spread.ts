// Which pages of a book lie open: one and the one before it; the first lies beside the next, and an only one alone.

export function spreadOf(pages: number[], open: number): number[] {
  const at = Math.max(pages.indexOf(open), 0)
  const first = Math.max(at - 1, 0)
  return pages.filter((_, each) => each === first || each === first + 1)
}
