import { hash } from '@node-rs/argon2';
import { type Absence, foldName } from '@touchline/domain';
import { Announcement } from '../../src/announcements/announcement.entity.ts';
import { Availability } from '../../src/responses/availability.entity.ts';
import { Child } from '../../src/children/child.entity.ts';
import { Guardianship } from '../../src/guardians/guardianship.entity.ts';
import { EventTeam } from '../../src/events/event-team.entity.ts';
import { Event } from '../../src/events/event.entity.ts';
import { League } from '../../src/leagues/league.entity.ts';
import { TeamMember } from '../../src/teams/team-member.entity.ts';
import { Team } from '../../src/teams/team.entity.ts';
import { User } from '../../src/users/user.entity.ts';
import { type ClubApp, testPassword } from './club-app.ts';

type HasDatabase = Pick<ClubApp, 'database'>;

// The lowest cost that argon2id allows, because tests sign in often.
const passwordHash = hash(testPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });

let counter = 0;
const next = () => ++counter;

async function save<Row extends object>(club: HasDatabase, entity: new () => Row, row: Partial<Row>): Promise<Row> {
  return club.database.getRepository<Row>(entity).save(row as Row);
}

export async function buildUser(club: HasDatabase, fields: Partial<User> = {}): Promise<User> {
  const n = next();
  const email = `person${n}@families.example`;
  return save(club, User, {
    username: email,
    email,
    fullName: `Person Number${n}`,
    passwordHash: await passwordHash,
    ...fields,
  });
}

export const aParent = (club: HasDatabase, fields: Partial<User> = {}) =>
  buildUser(club, { isParent: true, hasUnverifiedEmail: true, ...fields });
export const aCoach = (club: HasDatabase, fields: Partial<User> = {}) => buildUser(club, { isCoach: true, ...fields });
export const anAdmin = (club: HasDatabase, fields: Partial<User> = {}) => buildUser(club, { isAdmin: true, ...fields });

/** A registered child of about 12. Its membership is old, so it counts for every confirmed coach and for events of the past. */
export async function buildChild(
  club: HasDatabase,
  { guardian, team, ...fields }: Partial<Child> & { guardian?: User; team?: Team } = {},
): Promise<Child> {
  const name = fields.name ?? `Child Number${next()}`;
  const child = await save(club, Child, { name, foldedName: foldName(name), dateOfBirth: '2014-05-04', ...fields });
  if (guardian) await save(club, Guardianship, { childId: child.id, userId: guardian.id });
  if (team) await save(club, TeamMember, { childId: child.id, teamId: team.id, addedAt: null, joinedAt: '-infinity' });
  return child;
}

/** A further guardian of a child, in a household of their own unless one is given. */
export const buildGuardianship = (
  club: HasDatabase,
  child: Pick<Child, 'id'>,
  guardian: Pick<User, 'id'>,
  fields: Partial<Guardianship> = {},
): Promise<Guardianship> =>
  save(club, Guardianship, { childId: child.id, userId: guardian.id, isPrimary: false, ...fields });

export async function buildLeague(club: HasDatabase, fields: Partial<League> = {}): Promise<League> {
  const { name = `League ${next()}`, ageGroup = 'U12' } = fields;
  return save(club, League, {
    name,
    ageGroup,
    foldedName: foldName(name),
    foldedAgeGroup: foldName(ageGroup),
    ...fields,
  });
}

/** Far from the running season, and in place of the one that was planned. */
export async function buildPlannedSeason(club: HasDatabase): Promise<number> {
  await club.database.query('DELETE FROM seasons WHERE started_at IS NULL');
  const [{ id }] = await club.database.query(
    `INSERT INTO seasons (name, folded_name, first_day, last_day, cutoff)
     VALUES ('Planned', 'planned', '2190-07-01', '2191-06-30', '2190-08-31') RETURNING id`,
  );
  return id;
}

export async function buildTeam(club: HasDatabase, fields: Partial<Team> = {}): Promise<Team> {
  const { name = `Team ${next()}`, leagueId = (await buildLeague(club)).id } = fields;
  return save(club, Team, { name, foldedName: foldName(name), leagueId, ...fields });
}

/** A match in the far future, for the players of its teams. */
export async function buildEvent(
  club: HasDatabase,
  { teamsInvolved = [], ...fields }: Partial<Event> & { teamsInvolved?: number[] } = {},
): Promise<Event> {
  const event = await save(club, Event, {
    title: `Event ${next()}`,
    date: '2099-05-04',
    startTime: '10:30',
    relevanceType: 'team',
    ...fields,
  });
  for (const [position, teamId] of teamsInvolved.entries())
    await save(club, EventTeam, { eventId: event.id, teamId, position });
  return event;
}

/** "Available", as of now. */
export const buildAvailability = (club: HasDatabase, fields: Partial<Availability>): Promise<Availability> =>
  save(club, Availability, { isAvailable: true, respondedAt: new Date(), ...fields });

export async function buildAbsence(club: HasDatabase, { id }: Pick<Child, 'id'>, { from, to }: Absence): Promise<void> {
  await club.database.query('INSERT INTO absences (child_id, first_day, last_day) VALUES ($1, $2, $3)', [id, from, to]);
}

/** An announcement for the whole club, without an author. */
export const buildAnnouncement = (club: HasDatabase, fields: Partial<Announcement> = {}): Promise<Announcement> =>
  save(club, Announcement, { title: `News ${next()}`, content: 'Bring water.', ...fields });

/** An import of leagues that has changed nothing. Returns its id. */
export async function buildImport(club: HasDatabase, importedAt = new Date()): Promise<number> {
  const [row] = await club.database.query<{ id: number }[]>(
    `INSERT INTO imports (type, added, changed, imported_at) VALUES ('leagues', 0, 0, $1) RETURNING id`,
    [importedAt],
  );
  return row!.id;
}
