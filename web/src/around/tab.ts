/** What lies open on a phone. */
export type Tab = 'house' | 'self' | 'cards' | 'log'
