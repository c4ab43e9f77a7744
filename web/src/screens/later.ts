// What is not needed at once comes when it is: each of these is a file of its own in the built client.
export const screens = {
  collection: () => import('./Collection.svelte'),
  credits: () => import('./Credits.svelte'),
  game: () => import('./Table.svelte'),
  games: () => import('./Games.svelte'),
  invite: () => import('./Invite.svelte'),
  join: () => import('./Join.svelte'),
  more: () => import('./More.svelte'),
  new: () => import('./NewGame.svelte'),
  print: () => import('../print/Print.svelte'),
  seat: () => import('./OwnSeat.svelte'),
  recover: () => import('./Recover.svelte'),
  rules: () => import('./Rules.svelte'),
  settings: () => import('./Settings.svelte'),
}

/** What the front door shows to those who have a game that goes on. */
export const lastGame = () => import('./front/Continue.svelte')

/** What lies over the table now and then. */
export const sheets = {
  end: () => import('./End.svelte'),
  journal: () => import('./Journal.svelte'),
  lying: () => import('../puzzles/Lying.svelte'),
  meaning: () => import('./Meaning.svelte'),
  puzzle: () => import('../puzzles/Puzzle.svelte'),
}

/** Fetch something while nothing else is to be done, so that it is there even if the server is not. */
export function ahead(...parts: (() => Promise<unknown>)[]) {
  const fetchAll = () => parts.forEach((part) => void part().catch(() => undefined))
  if ('requestIdleCallback' in globalThis) requestIdleCallback(fetchAll, { timeout: 4000 })
  else setTimeout(fetchAll, 1000)
}
