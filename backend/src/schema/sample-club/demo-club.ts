import { type CivilDate, sampleAccounts, sampleClub } from '@touchline/domain';
import { type ClubRows } from './club-rows.ts';

/** The club of the demo as rows of the database. */
export function demoClub(today: CivilDate, respondedAt: Date): ClubRows {
  const club = sampleClub(today);
  return {
    users: sampleAccounts.map(({ id, email, fullName, role }) => ({
      id,
      email,
      fullName,
      isParent: role === 'Parent',
      isCoach: role === 'Coach',
      isAdmin: role === 'Admin',
    })),
    leagues: [...club.leagues],
    teams: [...club.teams],
    assistantCoaches: [],
    children: club.children.map(({ id, name, dateOfBirth, parentId }) => ({ id, name, dateOfBirth, parentId })),
    members: club.children.flatMap(({ id, teamId, jerseyNumber }) =>
      teamId === null ? [] : [{ childId: id, teamId, jerseyNumber }],
    ),
    events: [...club.events],
    availabilities: club.availabilities.map(({ id: _, ...availability }) => ({ ...availability, respondedAt })),
    announcements: club.announcements.map((announcement) => ({ ...announcement, leagueId: null })),
  };
}
