// The texts of the rules companion.
const count = (many: number) => (many === 1 ? '1 rule' : `${many} rules`)

export const rules = {
  title: 'Rules',
  editions: 'Rules of which game',
  search: 'Search the rules',
  placeholder: 'sneak, shoot, fire …',
  found: (many: number) => (many ? count(many) : 'nothing found'),
  results: (asked: string) => `“${asked}”`,
  none: 'No rule has these words. Try fewer, or others.',
  more: (many: number) => `${many} more`,
  subjects: 'Subjects',
  all: 'All subjects',
  see: 'See also',
  read: 'Read more in the rules',
  inRules: (subject: string) => `In the rules: ${subject}`,
  nowhere: 'There is no such page.',
}
