// Up to which line of the log moments have been told.

/** The board may be behind what has just been told: then another seat's news must not have it told once more. */
export const toldUpTo = (lines: number, before = 0, ahead = 0) => (ahead ? Math.max(lines, before) : lines)
