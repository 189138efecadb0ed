import { type sampleClub } from '@touchline/domain';
import { add, type AuditRow } from '../server/club-data.ts';

const admin = 1;

/** How the sample club came to be. */
export function sampleLog(club: ReturnType<typeof sampleClub>, at: string): AuditRow[] {
  const rows: AuditRow[] = [];
  const did = (action: string, subjectId: number | null, details = {}, actorId = admin) =>
    add(rows, { at, actorId, action, subjectId, details });
  did('user.create', 2, { isCoach: true });
  did('user.create', 3, { isParent: true });
  for (const { id } of club.leagues) did('league.create', id);
  for (const { id } of club.teams) did('team.create', id);
  for (const { id, parentId, teamId } of club.children) {
    did('child.add', id, { parentId });
    if (teamId === null) continue;
    did('team-member.add', null, { teamId, childId: id });
    did('team-member.update', null, { teamId, childId: id });
  }
  for (const { id } of club.events) did('event.create', id);
  for (const { id, teamId, authorId } of club.announcements) {
    did('announcement.create', id, { teamId, leagueId: null }, authorId);
  }
  return rows;
}
