// What takes long is done piece by piece, while nothing else is to be done.

let last: Promise<unknown> = Promise.resolve()

const idle = () => new Promise<void>((then) => ('requestIdleCallback' in globalThis ? requestIdleCallback(() => then(), { timeout: 500 }) : setTimeout(then, 20)))

/** Does a job after all others; one that is no longer `wanted` by then is left undone. */
export function inTurn<T>(job: () => Promise<T>, wanted: () => boolean): Promise<T | undefined> {
  const done = last.then(idle).then(() => (wanted() ? job() : undefined))
  last = done.catch(() => undefined)
  return done
}
