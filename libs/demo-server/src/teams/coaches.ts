import { type AssistantCoachDto } from '@touchline/api-client';
import { messages } from '@touchline/domain';
import { add, type ClubData, sortBy, type TeamRow } from '../server/club-data.ts';
import { unacceptable } from '../server/http-error.ts';

interface Coaches {
  leadCoachId?: number | null;
  assistantCoachIds?: number[] | null;
}

/** Throws unless all are active coaches or coach the team already. */
export function assertCoaches(data: ClubData, { leadCoachId, assistantCoachIds }: Coaches, team?: TeamRow): void {
  const mayCoach = (id: number) =>
    data.users.some((user) => user.id === id && user.isCoach && user.isActive) ||
    (team !== undefined && (team.leadCoachId === id || assistantsOf(data, team).some((coach) => coach.id === id)));
  if (leadCoachId && !mayCoach(leadCoachId)) throw unacceptable('leadCoachId', messages.notACoach);
  if (!(assistantCoachIds ?? []).every(mayCoach)) throw unacceptable('assistantCoachIds', messages.notACoach);
}

/** Replaces the assistants, without the lead coach; undefined changes nothing. */
export function saveAssistants(data: ClubData, team: TeamRow, ids: number[] | null | undefined): void {
  const before = assistantsOf(data, team).map((coach) => coach.id);
  const after = (ids === undefined ? before : (ids ?? [])).filter((id) => id !== team.leadCoachId);
  data.teamCoaches = data.teamCoaches.filter((row) => row.teamId !== team.id || after.includes(row.coachId));
  for (const coachId of after) if (!before.includes(coachId)) add(data.teamCoaches, { teamId: team.id, coachId });
}

export const assistantsOf = (data: ClubData, { id }: TeamRow): AssistantCoachDto[] =>
  sortBy(
    data.users.filter((user) => data.teamCoaches.some((row) => row.teamId === id && row.coachId === user.id)),
    (user) => [user.fullName, user.id],
  ).map((user) => ({ id: user.id, fullName: user.fullName }));
