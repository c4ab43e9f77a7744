// What the client asks for and listens to, wherever the house stands: at a server, or inside this page.

export interface Asking {
  method: 'GET' | 'POST' | 'DELETE'
  /** Text in JSON. */
  body?: string
  tokens: string[]
}

/** A line to one table. */
export interface Line {
  readonly isOpen: boolean
  send: (text: string) => void
  close: () => void
}

export interface LineEnds {
  opened: () => void
  heard: (text: string) => void
  closed: () => void
}

export interface House {
  /** Others can come to it by a link; a house inside a page is for whoever sits before it. */
  readonly hasLinks: boolean
  /** Ask for something by its path; what cannot be reached rejects. */
  ask: (path: string, asking: Asking) => Promise<Response>
  line: (game: string, ends: LineEnds) => Line
  /** Whether it can be reached at the moment. */
  isThere: () => Promise<boolean>
}
