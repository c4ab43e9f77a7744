// What stands on cards besides their own text.
export const cards = {
  kinds: {
    item: 'common item',
    unique: 'unique item',
    spell: 'spell',
    condition: 'condition',
    elixir: 'elixir',
    agenda: 'agenda',
    damage: 'damage',
    horror: 'horror',
    investigator: 'investigator',
    monster: 'monster',
    mythos: 'mythos event',
  } as Record<string, string>,
  skills: { strength: 'str.', agility: 'agi.', observation: 'obs.', lore: 'lore', influence: 'infl.', will: 'will' } as Record<string, string>,
  health: 'health',
  sanity: 'sanity',
  players: (number: number) => `for ${number} or more`,
}
