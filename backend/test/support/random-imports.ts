import fc from 'fast-check';
import { type ImportType } from '@touchline/domain';
import { type ClubApp } from './club-app.ts';
import { buildChild, buildEvent, buildGuardianship, buildLeague, buildTeam, buildUser } from './factories.ts';

/** A file with rows of all kinds: new, known, near, moved, doubled and wrong ones. */
export interface RandomImport {
  type: ImportType;
  file: string;
  choices: Record<number, string | number>;
}

const names = ['Mia Keller', 'Mia Keler', 'Keller Mia', 'Noah Okafor', 'Zoë Roth', 'Amélie Du Toit', ''];
const days = ['2014-05-04', '2014-05-05', '2015-02-01', '31/02/2015'];
const teams = ['Lions', 'LIONS', 'Bears', 'Hawks', 'Owls', ''];
const leagues = ['North', 'South', 'North U10', ''];
const ageGroups = ['U12', 'U10', 'x', ''];
const emails = ['dana@example.org', 'new@example.org', 'dana@example.org;new@example.org', 'no address', ''];
const dates = ['2099-05-02', '2099-05-09', '2099-08-30', 'soon'];
const times = ['10:30', '10.45', '11:00', ''];
const sides = ['Lions', 'Bears', 'Rovers', ''];
const statuses = ['', 'confirmed', 'Cancelled', 'P-P', 'x'];

const columns: Record<ImportType, Record<string, readonly string[]>> = {
  leagues: { name: leagues, ageGroup: ageGroups, description: ['', 'A league'] },
  teams: { name: teams, leagueName: leagues, ageGroup: ageGroups },
  children: { name: names, dateOfBirth: days, ageGroup: ageGroups, parentEmail: emails },
  'team-members': { teamName: teams, childName: names, dateOfBirth: days, jerseyNumber: ['7', 'x', ''] },
  rosters: { name: names, dateOfBirth: days, parentEmail: emails, teamName: teams, position: ['', 'Mid'] },
  fixtures: {
    date: dates,
    startTime: times,
    homeTeam: sides,
    awayTeam: sides,
    location: ['', 'Hall', 'Park'],
    status: statuses,
    externalId: ['', 'A1', 'A2'],
  },
  trainings: {
    teamName: teams,
    weekday: ['Wednesday', 'Mon & Sat', 'Someday'],
    startTime: times,
    firstDay: ['2099-04-20', '2020-01-01', 'soon'],
    lastDay: ['2099-05-20', '2099-04-01'],
  },
  coaches: {
    name: ['Casey Ward', 'Ward, Casey', '42', ''],
    email: ['casey@example.org', 'dana@example.org', 'sam@example.org', 'waits@example.org', 'no address'],
    teamName: teams,
    leagueName: ['', '', 'North', 'South'],
    role: ['', 'lead', 'Assistant', 'Physio'],
  },
};

const fileOf = (type: ImportType): fc.Arbitrary<RandomImport> => {
  const cells = Object.values(columns[type]).map((values) => fc.constantFrom(...values));
  const row = fc.tuple(...cells).map((values) => values.map((value) => `"${value}"`).join(','));
  const header = Object.keys(columns[type]).join(',');
  const choice = fc.constantFrom<(string | number)[]>('new', 'skip', 1, 2, 99);
  return fc.record({
    type: fc.constant(type),
    file: fc.array(row, { minLength: 1, maxLength: 8 }).map((rows) => [header, ...rows].join('\n')),
    choices: fc.dictionary(fc.integer({ min: 2, max: 9 }).map(String), choice, { maxKeys: 4 }),
  });
};

export const randomImports: fc.Arbitrary<RandomImport> = fc.oneof(
  ...(Object.keys(columns) as ImportType[]).map((type) => fileOf(type)),
);

/** The club that the files are about: two teams with a league, players with and without a guardian, and matches to come. */
export async function buildImportedClub(club: Pick<ClubApp, 'database'>): Promise<{ adminEmail: string }> {
  await club.database.query('TRUNCATE users, leagues, teams, children, audit_log, imports RESTART IDENTITY CASCADE');
  await club.database.query('INSERT INTO mail_delivery (is_paused) VALUES (false) ON CONFLICT DO NOTHING');
  const admin = await buildUser(club, { isAdmin: true });
  const dana = await buildUser(club, { email: 'dana@example.org', isParent: true, hasUnverifiedEmail: false });
  await buildUser(club, { email: 'sam@example.org', isCoach: true });
  const waits = await buildUser(club, { email: 'waits@example.org', isCoach: true });
  const north = await buildLeague(club, { name: 'North', ageGroup: 'U12' });
  const lions = await buildTeam(club, { name: 'Lions', leagueId: north.id });
  const bears = await buildTeam(club, { name: 'Bears', leagueId: north.id });
  // Nobody has confirmed this coach.
  await club.database.query('INSERT INTO team_coaches (team_id, coach_id) VALUES ($1, $2)', [bears.id, waits.id]);
  const mia = await buildChild(club, { name: 'Mia Keller', dateOfBirth: '2014-05-04', ageGroup: 'U12', team: lions });
  await buildGuardianship(club, mia, dana);
  await buildChild(club, { name: 'Noah Okafor', dateOfBirth: '2015-02-01' });
  const [teamId, date] = [lions.id, '2099-05-02'];
  await buildEvent(club, {
    title: 'Lions v Bears',
    date,
    startTime: '10:30',
    teamId,
    teamsInvolved: [teamId, bears.id],
  });
  const away = { teamId, teamsInvolved: [teamId], opponent: 'Rovers', isHome: true };
  const event = await buildEvent(club, { title: 'Lions v Rovers', date: '2099-05-09', startTime: '11:00', ...away });
  await club.database.query(`UPDATE events SET external_id = 'A1' WHERE id = $1`, [event.id]);
  return { adminEmail: admin.email };
}
