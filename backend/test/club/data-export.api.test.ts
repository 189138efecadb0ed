import { parse } from 'csv-parse/sync';
import { type ExportType } from '@touchline/domain';
import { type User } from '../../src/users/user.entity.ts';
import { type Api, type ApiResponse } from '../support/api.ts';
import { testPassword } from '../support/club-app.ts';
import {
  aCoach,
  anAdmin,
  aParent,
  buildChild,
  buildEvent,
  buildGuardianship,
  buildLeague,
  buildTeam,
} from '../support/factories.ts';
import { type MailingClub, startMailingClub } from '../support/mails.ts';
import { aSecuredUser, codeOf } from '../support/second-factor.ts';

let club: MailingClub;
let owner: User;
let admin: Api;
beforeAll(async () => {
  club = await startMailingClub();
});
afterAll(() => club.close());
beforeEach(async () => {
  await club.database.query('TRUNCATE users, leagues, teams, children, events, audit_log RESTART IDENTITY CASCADE');
  owner = await anAdmin(club, { fullName: 'Casey Rivera' });
  admin = await club.signIn(owner.email);
});

const send = (type: string, body: object = {}, api = admin): Promise<ApiResponse> =>
  api.post(`/api/exports/${type}`, { currentPassword: testPassword, ...body });

/** The rows of a list without the header. */
async function rowsOf(type: ExportType): Promise<string[][]> {
  const { status, body } = await send(type);
  expect(status).toBe(200);
  const [, ...rows]: string[][] = parse(body, { bom: true });
  return rows;
}

const entries = () => club.database.query('SELECT actor_id, action, subject, details FROM audit_log ORDER BY id');

describe('POST /api/exports/{type}', () => {
  it('returns a list as a file and records it', async () => {
    await buildLeague(club, { name: 'Harbour League', description: 'On Saturdays' });
    const { status, body, headers } = await send('leagues');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="touchline-leagues-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(body.replace('\uFEFF', '')).toBe('name,ageGroup,description\nHarbour League,U12,On Saturdays\n');
    expect(await entries()).toEqual([
      { actor_id: owner.id, action: 'data.export', subject: 'export', details: { type: 'leagues', rows: 1 } },
    ]);
  });

  it('takes the own password, without which nothing is recorded', async () => {
    const { status, body } = await send('guardians', { currentPassword: 'wrong' });
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: { currentPassword: 'Current password is incorrect' },
    });
    expect((await send('guardians', { currentPassword: undefined })).status).toBe(400);
    expect(await entries()).toEqual([]);
  });

  it('takes a code as well if the account has a second factor', async () => {
    const { api, secret } = await aSecuredUser(club, await anAdmin(club, { hasUnverifiedEmail: false }));
    expect((await send('players', {}, api)).body.errors).toEqual({
      code: 'Please enter the code of your authenticator app',
    });
    expect((await send('players', { code: await codeOf(secret) }, api)).status).toBe(200);
  });

  it('is for admins alone', async () => {
    for (const { email } of [await aCoach(club), await aParent(club)]) {
      expect((await send('players', {}, await club.signIn(email))).status).toBe(403);
    }
    expect((await send('players', {}, club.guest())).status).toBe(401);
  });

  it('says which lists there are', async () => {
    const { status, body } = await send('children');
    expect({ status, message: body.message }).toEqual({
      status: 404,
      message: 'Unknown list. Choose one of leagues, teams, players, guardians, rosters, coaches, fixtures.',
    });
  });

  it('makes cells harmless that a spreadsheet would run', async () => {
    await buildLeague(club, { name: '=HYPERLINK("x")', description: '@SUM' });
    expect((await send('leagues')).body).toContain(`"'=HYPERLINK(""x"")",U12,'@SUM\n`);
  });
});

describe('The list of', () => {
  it('teams has those that are not archived, with their leagues', async () => {
    const league = await buildLeague(club, { name: 'Harbour League' });
    await buildTeam(club, { name: 'Lions', leagueId: league.id, description: 'Trains on Wednesdays' });
    await buildTeam(club, { name: 'Bears', leagueId: null });
    const archived = await buildTeam(club, { name: 'Old Boys', leagueId: league.id });
    await admin.delete(`/api/teams/${archived.id}`);
    expect(await rowsOf('teams')).toEqual([
      ['Bears', '', '', ''],
      ['Lions', 'Harbour League', 'U12', 'Trains on Wednesdays'],
    ]);
  });

  it('players has those who are registered, with their guardians’ addresses, the primary one first', async () => {
    const [pat, robin] = [
      await aParent(club, { email: 'pat@families.example' }),
      await aParent(club, { email: 'robin@families.example' }),
    ];
    const mia = await buildChild(club, { name: 'Mia Keller', guardian: pat });
    await club.database.query('UPDATE guardianships SET is_primary = false');
    await buildGuardianship(club, mia, robin, { isPrimary: true });
    await buildChild(club, { name: 'Leo Vale', ageGroup: 'U14' });
    await buildChild(club, { name: 'Ada Park', isRegistered: false });
    expect(await rowsOf('players')).toEqual([
      ['Leo Vale', '2014-05-04', '', 'U14'],
      ['Mia Keller', '2014-05-04', 'robin@families.example;pat@families.example', ''],
    ]);
  });

  it('players has no more addresses of one player than an import takes', async () => {
    const mia = await buildChild(club, { name: 'Mia Keller', guardian: await aParent(club) });
    for (let n = 0; n < 6; n++) await buildGuardianship(club, mia, await aParent(club));
    const [[, , emails = ''] = []] = await rowsOf('players');
    expect(emails.split(';')).toHaveLength(6);
    expect(await rowsOf('guardians')).toHaveLength(7);
  });

  it('guardians has none who are restricted', async () => {
    const pat = await aParent(club, { email: 'pat@families.example', fullName: 'Pat Keller' });
    const robin = await aParent(club);
    const mia = await buildChild(club, { name: 'Mia Keller', guardian: pat });
    await buildGuardianship(club, mia, robin);
    await admin.patch(`/api/children/${mia.id}/guardians/${robin.id}`, { isRestricted: true });
    expect(await rowsOf('guardians')).toEqual([
      ['Mia Keller', '2014-05-04', 'pat@families.example', 'Pat Keller', 'yes'],
    ]);
  });

  it('rosters has the players of today', async () => {
    const league = await buildLeague(club, { name: 'Harbour League' });
    const team = await buildTeam(club, { name: 'Lions', leagueId: league.id });
    const mia = await buildChild(club, { name: 'Mia Keller', team });
    const leo = await buildChild(club, { name: 'Leo Vale', team });
    await admin.patch(`/api/teams/${team.id}/members/${mia.id}`, { jerseyNumber: 7, position: 'Goalkeeper' });
    await admin.delete(`/api/teams/${team.id}/members/${leo.id}`);
    expect(await rowsOf('rosters')).toEqual([
      ['Lions', 'Harbour League', 'U12', 'Mia Keller', '2014-05-04', '7', 'Goalkeeper'],
    ]);
  });

  it('coaches has a row for each of their teams, and one for a coach without a team', async () => {
    const alex = await aCoach(club, { fullName: 'Alex Morgan', email: 'alex@club.example' });
    await aCoach(club, { fullName: 'Sam Hill', email: 'sam@club.example' });
    await aCoach(club, { fullName: 'Former Coach', isActive: false });
    const league = await buildLeague(club, { name: 'Harbour League' });
    await buildTeam(club, { name: 'Lions', leagueId: league.id, leadCoachId: alex.id });
    const bears = await buildTeam(club, { name: 'Bears', leagueId: null });
    await club.database.query('INSERT INTO team_coaches (team_id, coach_id) VALUES ($1, $2)', [bears.id, alex.id]);
    expect(await rowsOf('coaches')).toEqual([
      ['Alex Morgan', 'alex@club.example', 'Bears', '', '', 'assistant'],
      ['Alex Morgan', 'alex@club.example', 'Lions', 'Harbour League', 'U12', 'lead'],
      ['Sam Hill', 'sam@club.example', '', '', '', ''],
    ]);
  });

  it('fixtures has events for one team, two teams or a league, and no others', async () => {
    const league = await buildLeague(club, { name: 'Harbour League' });
    const teams: number[] = [];
    for (const name of ['Lions', 'Bears', 'Hawks']) {
      teams.push((await buildTeam(club, { name, leagueId: league.id })).id);
    }
    const [lions, bears, hawks] = teams as [number, number, number];
    const at = (startTime: string) => ({ startTime, title: startTime });
    await buildEvent(club, { ...at('09:00'), teamsInvolved: [bears, lions], endTime: '10:30', location: 'Pitch 2' });
    await buildEvent(club, { ...at('10:00'), teamId: lions, type: 'training' });
    await buildEvent(club, { ...at('11:00'), teamId: lions, isHome: false, opponent: 'Owls' });
    await buildEvent(club, { ...at('12:00'), leagueId: league.id });
    await buildEvent(club, { ...at('13:00'), teamsInvolved: [bears, lions, hawks] });
    await buildEvent(club, { ...at('14:00'), teamId: lions, status: 'cancelled' });
    await buildEvent(club, { ...at('15:00'), teamId: lions, relevanceType: 'all' });
    await buildEvent(club, { ...at('16:00'), relevanceType: 'age_group', ageGroupRelevance: 'U12' });
    const confirmed = ['confirmed', '', ''];
    const [whose, noEnd] = [
      ['Harbour League', 'U12'],
      ['', ''],
    ];
    expect(await rowsOf('fixtures')).toEqual([
      ['09:00', 'match', '2099-05-04', '09:00', '10:30', 'Pitch 2', ...whose, 'Bears', 'Lions', ...confirmed],
      ['10:00', 'training', '2099-05-04', '10:00', ...noEnd, ...whose, 'Lions', '', ...confirmed],
      ['11:00', 'match', '2099-05-04', '11:00', ...noEnd, ...whose, 'Owls', 'Lions', ...confirmed],
      ['12:00', 'match', '2099-05-04', '12:00', ...noEnd, ...whose, '', '', ...confirmed],
      ['14:00', 'match', '2099-05-04', '14:00', ...noEnd, ...whose, 'Lions', '', 'cancelled', '', ''],
    ]);
  });
});
