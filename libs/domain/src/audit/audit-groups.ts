/** Groups of actions by which the audit log is filtered, with the first words of their actions. */
const firstWords = {
  users: ['user', 'account'],
  players: ['child', 'locked-name'],
  teams: ['team', 'team-member', 'league', 'season'],
  events: ['event', 'series'],
  announcements: ['announcement'],
  imports: ['data'],
  mail: ['mail'],
  club: ['club', 'audit'],
} as const;

export type AuditGroup = keyof typeof firstWords;

/** In the order of the screen. */
export const auditGroups = Object.keys(firstWords) as AuditGroup[];

/** How screens and files call the groups. */
export const auditGroupLabels: Record<AuditGroup, string> = {
  users: 'Users and sign-in',
  players: 'Players and guardians',
  teams: 'Teams, leagues and seasons',
  events: 'Events',
  announcements: 'Announcements',
  imports: 'Imports and exports',
  mail: 'Mail',
  club: 'Club and audit log',
};

/** The first words of a group’s actions: `team-member` of `team-member.add`. */
export const firstWordsOf = (group: AuditGroup): readonly string[] => firstWords[group];

/** The group of an action; null for an action of another version that is in none. */
export function auditGroupOf(action: string): AuditGroup | null {
  const [word = ''] = action.split('.');
  return auditGroups.find((group) => firstWordsOf(group).includes(word)) ?? null;
}

export const isAuditGroup = (value: unknown): value is AuditGroup => auditGroups.some((group) => group === value);
