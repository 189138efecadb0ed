import { type EventDto } from '@touchline/api-client';

/** `U10 Otters, U12 Lions and 3 more` */
export function teamNames({ teams }: EventDto): string {
  const named = teams.length > 3 ? teams.slice(0, 2) : teams;
  const rest = teams.length - named.length;
  return named.map(({ name }) => name).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
