/** How many faces of the die pass: a 1 always does, and a 10 never. */
export function passing(needs: number): number {
  return Math.max(1, Math.min(9, needs))
}
