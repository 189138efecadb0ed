import { type LeagueDto, type TeamDto } from '@touchline/api-client';

/** Includes the age group, because leagues may share a name. */
export const leagueLabel = ({ name, ageGroup }: Pick<LeagueDto, 'name' | 'ageGroup'>): string =>
  `${name} · ${ageGroup}`;

export const teamLeagueLabel = ({ league }: TeamDto): string => (league ? leagueLabel(league) : 'No League');
