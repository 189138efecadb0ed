import { type EventDto } from '@touchline/api-client';

/** The first teams of an event by name, the rest by number. */
export function teamNames({ teams }: EventDto): string {
  const named = teams.length > 3 ? teams.slice(0, 2) : teams;
  const rest = teams.length - named.length;
  return named.map(({ name }) => name).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
