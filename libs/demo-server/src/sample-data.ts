import { sampleAccounts, sampleClub } from '@touchline/domain';
import { type ClubClock } from './server/club-clock.ts';
import { eventDefaults } from './events/event-form.ts';
import { add, type ClubData, emptyClub } from './server/club-data.ts';
import { sampleLog } from './audit/sample-log.ts';
import { passwordMark } from './users/passwords.ts';

export function sampleData(clock: ClubClock): ClubData {
  const data = emptyClub();
  const club = sampleClub(clock.today());
  const now = clock.now();

  data.users = sampleAccounts.map(({ role, password, ...account }) => ({
    ...account,
    username: account.email,
    passwordMark: passwordMark(password),
    phone: null,
    bio: null,
    isParent: role === 'Parent',
    isCoach: role === 'Coach',
    isAdmin: role === 'Admin',
    isWelfareOfficer: false,
    isActive: true,
    hasUnverifiedEmail: false,
    hasSignedIn: true,
  }));
  data.leagues = club.leagues.map((league) => ({ ...league }));
  data.teams = club.teams.map((team) => ({ ...team, createdAt: now }));
  for (const { teamId, parentId, jerseyNumber, ...child } of club.children) {
    data.children.push({ ...child, ageGroup: null, isRegistered: true });
    if (parentId !== null) add(data.guardianships, { childId: child.id, userId: parentId, isPrimary: true });
    if (teamId !== null) add(data.teamMembers, { teamId, childId: child.id, jerseyNumber, position: null });
  }
  data.events = club.events.map((event) => ({
    ...eventDefaults,
    ...event,
    teamsInvolved: [...event.teamsInvolved],
  }));
  data.availabilities = club.availabilities.map((row) => ({ ...row, respondedAt: now }));
  data.responseHistory = data.availabilities.map((row) => ({ ...row }));
  data.announcements = club.announcements.map((text) => ({ ...text, leagueId: null, createdAt: now }));
  data.auditLog = sampleLog(club, now);
  return data;
}
