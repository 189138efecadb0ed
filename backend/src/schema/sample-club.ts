import { type DataSource, type EntityManager } from 'typeorm';
import { foldName, sampleAccounts, sampleClub, todayIn } from '@touchline/domain';
import { Announcement } from '../announcements/announcement.entity.ts';
import { Availability } from '../availability/availability.entity.ts';
import { Child } from '../children/child.entity.ts';
import { Guardianship } from '../children/guardianship.entity.ts';
import { EventTeam } from '../events/event-team.entity.ts';
import { Event } from '../events/event.entity.ts';
import { League } from '../leagues/league.entity.ts';
import { TeamMember } from '../teams/team-member.entity.ts';
import { Team } from '../teams/team.entity.ts';
import { User } from '../users/user.entity.ts';
import { UsersService } from '../users/users.service.ts';

/** Inserts the sample club if there are no users. Returns whether the database contains the sample club. */
export async function fillSampleClub(database: DataSource | EntityManager, zone: string): Promise<boolean> {
  const [{ email }] = sampleAccounts;
  if ((await database.getRepository(User).count()) > 0) return database.getRepository(User).existsBy({ email });
  await database.transaction((manager) => fill(manager, zone));
  return true;
}

async function fill(manager: EntityManager, zone: string): Promise<void> {
  const users = manager.getRepository(User);
  const service = new UsersService(users);
  for (const { email, fullName, password, role } of sampleAccounts) {
    const flags = { isAdmin: role === 'Admin', isCoach: role === 'Coach', isParent: role === 'Parent' };
    await service.create({ email, username: email, fullName, password, ...flags }, users);
  }

  const club = sampleClub(todayIn(zone));
  await manager.insert(
    League,
    club.leagues.map(({ id: _, ...league }) => ({
      ...league,
      foldedName: foldName(league.name),
      foldedAgeGroup: foldName(league.ageGroup),
    })),
  );
  await manager.insert(
    Team,
    club.teams.map(({ id: _, ...team }) => ({ ...team, foldedName: foldName(team.name) })),
  );
  await manager.insert(
    Child,
    club.children.map(({ name, dateOfBirth }) => ({ name, dateOfBirth, foldedName: foldName(name) })),
  );
  const claimed = club.children.filter((child) => child.parentId !== null);
  await manager.insert(
    Guardianship,
    claimed.map(({ id, parentId }) => ({ childId: id, userId: parentId })),
  );
  const members = club.children.filter((child) => child.teamId !== null);
  await manager.insert(
    TeamMember,
    members.map(({ id, teamId, jerseyNumber }) => ({ childId: id, teamId, jerseyNumber })),
  );
  await manager.insert(
    Event,
    club.events.map(({ id: _, teamsInvolved: _teams, ...event }) => event),
  );
  const involved = club.events.flatMap(({ id, teamsInvolved }) =>
    teamsInvolved.map((teamId, position) => ({ eventId: id, teamId, position })),
  );
  await manager.insert(EventTeam, involved);
  await manager.insert(
    Availability,
    club.availabilities.map(({ id: _, ...availability }) => ({ ...availability, respondedAt: new Date() })),
  );
  await manager.insert(
    Announcement,
    club.announcements.map(({ id: _, ...announcement }) => announcement),
  );
}
