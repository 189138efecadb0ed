import { type LeagueDto, type TeamDto } from '@touchline/api-client';

/** `1 player`, `2,000 players` */
export const pluralize = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

/** Includes the age group, because leagues may share a name. */
export const leagueLabel = ({ name, ageGroup }: Pick<LeagueDto, 'name' | 'ageGroup'>): string =>
  `${name} · ${ageGroup}`;

export const teamLeagueLabel = ({ league }: TeamDto): string => (league ? leagueLabel(league) : 'No League');
