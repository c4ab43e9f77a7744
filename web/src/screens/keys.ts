// Keys for what lies on top: heard before the table underneath hears them.

/** To be called in an effect; what it returns stops it. */
export function keysFirst(hear: (event: KeyboardEvent) => void): () => void {
  addEventListener('keydown', hear, { capture: true })
  return () => removeEventListener('keydown', hear, { capture: true })
}
