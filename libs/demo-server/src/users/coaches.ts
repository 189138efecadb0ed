import { add, type ClubData, type TeamRow } from '../server/club-data.ts';

/** The teams of which a user is the lead coach or an assistant coach. */
export const coachedTeams = (data: ClubData, userId: number): TeamRow[] =>
  data.teams.filter((team) => coachesTeam(data, team, userId));

export const coachesTeam = (data: ClubData, team: TeamRow, userId: number): boolean =>
  team.leadCoachId === userId || data.teamCoaches.some((row) => row.teamId === team.id && row.coachId === userId);

export const isUnconfirmed = (data: ClubData, team: TeamRow, userId: number): boolean =>
  data.unconfirmedCoaches.some((row) => row.teamId === team.id && row.coachId === userId);

/** Keeps a coach's teams, but an admin has to confirm each of them again. */
export function endConfirmations(data: ClubData, coachId: number): void {
  for (const team of data.teams) if (coachesTeam(data, team, coachId)) endConfirmation(data, team, coachId);
}

export function endConfirmation(data: ClubData, team: TeamRow, coachId: number): void {
  if (!isUnconfirmed(data, team, coachId)) add(data.unconfirmedCoaches, { teamId: team.id, coachId });
}

export const isConfirmedCoach = (data: ClubData, team: TeamRow, userId: number): boolean =>
  coachesTeam(data, team, userId) && !isUnconfirmed(data, team, userId);
