import { type EntityManager } from 'typeorm';
import { foldName } from '@touchline/domain';
import { Announcement } from '../../announcements/announcement.entity.ts';
import { Child } from '../../children/child.entity.ts';
import { Guardianship } from '../../guardians/guardianship.entity.ts';
import { EventTeam } from '../../events/event-team.entity.ts';
import { Event } from '../../events/event.entity.ts';
import { League } from '../../leagues/league.entity.ts';
import { TeamMember } from '../../teams/team-member.entity.ts';
import { Team } from '../../teams/team.entity.ts';
import { hashPassword } from '../../users/passwords.ts';
import { User } from '../../users/user.entity.ts';
import { type ClubRows } from './club-rows.ts';

/** Inserts a club into an empty database. All users have the same password, because each hash takes time. */
export async function insertClub(manager: EntityManager, club: ClubRows, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await manager.insert(
    User,
    club.users.map(({ id: _, ...user }) => ({ ...user, username: user.email, passwordHash, signedInAt: new Date() })),
  );
  await insertTeams(manager, club);
  await insertChildren(manager, club);
  await manager.insert(
    Event,
    club.events.map(({ id: _, teamsInvolved: _teams, ...event }) => event),
  );
  const involved = club.events.flatMap(({ id, teamsInvolved }) =>
    teamsInvolved.map((teamId, position) => ({ eventId: id, teamId, position })),
  );
  await manager.insert(EventTeam, involved);
  await insertAvailabilities(manager, club);
  await manager.insert(
    Announcement,
    club.announcements.map(({ id: _, ...announcement }) => announcement),
  );
}

async function insertTeams(manager: EntityManager, club: ClubRows): Promise<void> {
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
  await manager.query(
    `INSERT INTO team_coaches (team_id, coach_id)
     SELECT "teamId", "coachId" FROM json_to_recordset($1) AS row("teamId" int, "coachId" int)`,
    [JSON.stringify(club.assistantCoaches)],
  );
  await manager.query(
    `INSERT INTO coach_appointments (team_id, coach_id, confirmed_at)
     SELECT id, lead_coach_id, now() FROM teams WHERE lead_coach_id IS NOT NULL
     UNION SELECT team_id, coach_id, now() FROM team_coaches`,
  );
}

async function insertChildren(manager: EntityManager, club: ClubRows): Promise<void> {
  await manager.insert(
    Child,
    club.children.map(({ id: _, parentId: _parent, ...child }) => ({ ...child, foldedName: foldName(child.name) })),
  );
  const guardianships = club.children.flatMap(({ id, parentId, createdAt }) =>
    parentId === null ? [] : [{ childId: id, userId: parentId, createdAt }],
  );
  await manager.insert(Guardianship, guardianships);
  await manager.insert(
    TeamMember,
    club.members.map((member) => ({ ...member, addedAt: null, joinedAt: '-infinity' })),
  );
}

/** The responses with their history, in one statement, because there are more than a thousand. */
async function insertAvailabilities(manager: EntityManager, { availabilities }: ClubRows): Promise<void> {
  await manager.query(
    `WITH saved AS (
       INSERT INTO availabilities (event_id, child_id, is_available, responded_at, responded_by)
       SELECT "eventId", "childId", "isAvailable", "respondedAt", "respondedBy"
       FROM json_to_recordset($1)
         AS row("eventId" int, "childId" int, "isAvailable" boolean, "respondedAt" timestamptz, "respondedBy" int)
       RETURNING *
     )
     INSERT INTO availability_history (event_id, child_id, is_available, responded_at, responded_by)
     SELECT event_id, child_id, is_available, responded_at, responded_by FROM saved`,
    [JSON.stringify(availabilities)],
  );
}
