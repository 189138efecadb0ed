import { type TeamDto } from '@touchline/api-client';

/** Is it in the name of the team, its league or its coach? */
export function matches(team: TeamDto, search: string): boolean {
  const sought = search.trim().toLowerCase();
  return [team.name, team.league?.name, team.leadCoach?.fullName].some((name) => name?.toLowerCase().includes(sought));
}
