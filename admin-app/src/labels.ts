import { type LeagueDto, type TeamDto } from '@touchline/api-client';
import { numberWords } from '@touchline/domain';

/** Includes the age group, because leagues may share a name. */
export const leagueLabel = ({ name, ageGroup }: Pick<LeagueDto, 'name' | 'ageGroup'>): string =>
  `${name} · ${ageGroup}`;

export const teamLeagueLabel = ({ league }: TeamDto): string => (league ? leagueLabel(league) : 'No League');

/** Says that a list shows only the first matches. */
export const truncationHint = (shown: number, total: number): string =>
  `Showing the first ${shown} of ${numberWords(total)}. Type to find the others.`;
