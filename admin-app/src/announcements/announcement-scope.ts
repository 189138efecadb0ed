import { type AnnouncementDto } from '@touchline/api-client';

export const scopes = ['general', 'team', 'league'] as const;
export type Scope = (typeof scopes)[number];

export function scopeOf({ teamId, leagueId }: Pick<AnnouncementDto, 'teamId' | 'leagueId'>): Scope {
  if (teamId) return 'team';
  return leagueId ? 'league' : 'general';
}

export const scopeBadges = {
  general: { label: 'General', tone: 'neutral' },
  team: { label: 'Team', tone: 'accent' },
  league: { label: 'League', tone: 'info' },
} as const;
