import { type AssistantCoachDto } from '@touchline/api-client';
import { confirmsCoaches, messages } from '@touchline/domain';
import { add, type ClubData, sortBy, type TeamRow, type UserRow } from '../server/club-data.ts';
import { fieldProblem } from '../server/http-error.ts';
import { coachesTeam, endConfirmation, isUnconfirmed } from '../users/coaches.ts';

export interface Coaches {
  leadCoachId?: number | null;
  assistantCoachIds?: number[] | null;
}

/** Throws unless all are active coaches or coach the team already. */
export function assertCoaches(data: ClubData, { leadCoachId, assistantCoachIds }: Coaches, team?: TeamRow): void {
  const mayCoach = (id: number) =>
    data.users.some((user) => user.id === id && user.isCoach && user.isActive) ||
    (team !== undefined && coachesTeam(data, team, id));
  if (leadCoachId && !mayCoach(leadCoachId)) throw fieldProblem('leadCoachId', messages.notACoach);
  if (!(assistantCoachIds ?? []).every(mayCoach)) throw fieldProblem('assistantCoachIds', messages.notACoach);
}

/** Replaces the assistants, without the lead coach; undefined changes nothing. */
export function saveAssistants(data: ClubData, team: TeamRow, ids: number[] | null | undefined): void {
  const before = assistantsOf(data, team).map((coach) => coach.id);
  const after = (ids === undefined ? before : (ids ?? [])).filter((id) => id !== team.leadCoachId);
  data.teamCoaches = data.teamCoaches.filter((row) => row.teamId !== team.id || after.includes(row.coachId));
  for (const coachId of after) if (!before.includes(coachId)) add(data.teamCoaches, { teamId: team.id, coachId });
}

/**
 * New coaches wait for an admin, unless an admin has added them. Former coaches would have to be confirmed again, so that a form that was
 * opened before they left confirms nobody.
 */
export function appoint({ data, me }: { data: ClubData; me: UserRow }, team: TeamRow, before: number[]): void {
  const coaches = coachIdsOf(data, team);
  for (const coachId of before) if (!coaches.includes(coachId)) endConfirmation(data, team, coachId);
  if (confirmsCoaches(me)) return;
  for (const coachId of coaches) if (!before.includes(coachId)) endConfirmation(data, team, coachId);
}

export const coachIdsOf = (data: ClubData, team: TeamRow): number[] =>
  data.users.map(({ id }) => id).filter((id) => coachesTeam(data, team, id));

export const assistantsOf = (data: ClubData, { id }: TeamRow): AssistantCoachDto[] =>
  named(data.users.filter((user) => data.teamCoaches.some((row) => row.teamId === id && row.coachId === user.id)));

export const unconfirmedCoachesOf = (data: ClubData, team: TeamRow): AssistantCoachDto[] =>
  named(data.users.filter(({ id }) => coachesTeam(data, team, id) && isUnconfirmed(data, team, id)));

const named = (users: UserRow[]): AssistantCoachDto[] =>
  sortBy(users, (user) => [user.fullName, user.id]).map(({ id, fullName }) => ({ id, fullName }));
