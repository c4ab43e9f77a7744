// Entries of the log: an attempt at a puzzle is one, with what was done in it and how it ended.
import type { Line } from '../protocol'

export interface LogEntry {
  line: Line
  /** What was done in the attempt that this line begins. */
  steps: Line[]
  /** How it ended, once it has. */
  end?: Line
}

/** Lines of one attempt are told at the place of the first; others may stand between them. */
export function entriesOf(lines: Line[]): LogEntry[] {
  const begun = new Map<number, LogEntry>()
  const entries: LogEntry[] = []
  for (const line of lines) {
    if (!line.text) continue // nobody wrote anything for it
    const attempt = line.attempt ? begun.get(line.attempt) : undefined
    if (attempt) {
      if (attempt.end) attempt.steps.push(attempt.end)
      attempt.end = line
    } else {
      const entry: LogEntry = { line, steps: [] }
      begun.set(line.number, entry)
      entries.push(entry)
    }
  }
  return entries
}
