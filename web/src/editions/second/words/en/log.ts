// The texts of the log where pieces say the rest.
export const log = {
  rolled: (who: string, skill: string) => (skill ? `${who} tested ${skill}.` : `${who} rolled.`),
  rerolled: (who: string) => `${who} rolled again.`,
}
