/** How many days an import can be undone. */
export const undoDays = 7;

/** Why a row of an import stays when the rest is undone. */
export const keptReasons = [
  'gone',
  'changed',
  'answered',
  'begun',
  'guardian',
  'team',
  'used',
  'signed-in',
  'coaches',
] as const;
export type KeptReason = (typeof keptReasons)[number];

/** The reasons as admins read them, after the name of a player, team, league or event. */
export const keptWords: Record<KeptReason, string> = {
  gone: 'is no longer there',
  changed: 'has been changed since',
  answered: 'has answers of families',
  begun: 'has been part of an event that has begun',
  guardian: 'has another guardian, or somebody has asked to become one',
  team: 'is in a team that the import did not add',
  used: 'is used elsewhere',
  'signed-in': 'has signed in',
  coaches: 'coaches a team that the import did not add',
};
