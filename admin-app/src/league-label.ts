import { type LeagueDto } from '@touchline/api-client';

/** Leagues may share a name and differ by age group. */
export const leagueLabel = ({ name, ageGroup }: Pick<LeagueDto, 'name' | 'ageGroup'>): string =>
  `${name} · ${ageGroup}`;
