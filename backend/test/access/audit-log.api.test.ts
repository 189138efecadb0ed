import { type ApiResponse, type Api } from '../support/api.ts';
import { type ClubApp, testPassword } from '../support/club-app.ts';
import { countStatements } from '../support/count-statements.ts';
import { aCoach, anAdmin, aParent, buildChild, buildGuardianship, buildTeam } from '../support/factories.ts';
import { startMailingClub } from '../support/mails.ts';
import { aSecuredUser, codeOf, wrongCode } from '../support/second-factor.ts';
import { type User } from '../../src/users/user.entity.ts';
import { type AuditEntryDto } from '../../src/audit-log/audit-log.dto.ts';

let club: ClubApp;
let owner: User;
let admin: Api;

beforeAll(async () => {
  club = await startMailingClub();
  owner = await anAdmin(club, { fullName: 'Casey Rivera' });
  admin = await club.signIn(owner.email);
});
afterAll(() => club.close());
beforeEach(() => club.database.query('TRUNCATE audit_log'));

interface Row {
  actorId?: number | null;
  action?: string;
  subject?: string;
  subjectId?: number | null;
  details?: object;
  at?: string;
}

/** Adds entries as the server would, and returns their ids. */
async function record(...rows: Row[]): Promise<number[]> {
  const ids: number[] = [];
  for (const {
    actorId = owner.id,
    action = 'mail.test',
    subject = 'mail',
    subjectId = null,
    details = {},
    at,
  } of rows) {
    const [{ id }] = await club.database.query(
      `INSERT INTO audit_log (actor_id, action, subject, subject_id, details, at)
       VALUES ($1, $2, $3, $4, $5, coalesce($6::timestamptz, clock_timestamp())) RETURNING id`,
      [actorId, action, subject, subjectId, JSON.stringify(details), at ?? null],
    );
    ids.push(id);
  }
  return ids;
}

const list = async (query = ''): Promise<{ entries: AuditEntryDto[]; before: number | null }> => {
  const { status, body } = await admin.get(`/api/audit${query}`);
  expect(status).toBe(200);
  return body;
};
const idsOf = async (query: string) => (await list(query)).entries.map(({ id }) => id);
const textOf = ({ sentence }: AuditEntryDto) => sentence.map(({ text }) => text).join('');
const texts = async (query = '') => (await list(query)).entries.map(textOf);

const download = (body: object = {}, api = admin): Promise<ApiResponse> =>
  api.post('/api/audit/download', { currentPassword: testPassword, ...body });

describe('GET /api/audit', () => {
  it('tells who did what as a sentence with links', async () => {
    const team = await buildTeam(club, { name: 'U12 Lions' });
    const child = await buildChild(club, { name: 'Mia Keller' });
    await admin.post('/api/team-members', { teamId: team.id, childId: child.id });
    const { entries, before } = await list();
    expect(before).toBeNull();
    expect(entries).toEqual([
      {
        id: expect.any(Number),
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        action: 'team-member.add',
        group: 'teams',
        actor: { id: owner.id, name: 'Casey Rivera' },
        sentence: [
          { text: 'Casey Rivera', link: { kind: 'user', id: owner.id } },
          { text: ' added ', link: null },
          { text: 'Mia Keller', link: { kind: 'child', id: child.id } },
          { text: ' to ', link: null },
          { text: 'U12 Lions', link: { kind: 'team', id: team.id } },
        ],
      },
    ]);
  });

  it('calls what has been deleted in plain words', async () => {
    await record(
      { actorId: null, action: 'team-member.add', subject: 'team-member', details: { teamId: 999, childId: 999 } },
      { action: 'account.reset-password', actorId: null, subject: 'user', subjectId: owner.id },
      { action: 'tomorrow.act', actorId: null },
    );
    const { entries } = await list();
    expect(entries.map(textOf)).toEqual([
      'Somebody did “tomorrow.act”',
      'Somebody with a mailed link chose a new password for Casey Rivera',
      'A deleted account added a deleted player to a deleted team',
    ]);
    expect(entries.map(({ group, actor }) => ({ group, actor }))).toEqual([
      { group: null, actor: null },
      { group: 'users', actor: null },
      { group: 'teams', actor: null },
    ]);
  });

  it('is for admins alone', async () => {
    const child = await buildChild(club);
    const restricted = await aParent(club);
    await buildGuardianship(club, child, restricted);
    await admin.patch(`/api/children/${child.id}/guardians/${restricted.id}`, { isRestricted: true });
    for (const { email } of [await aCoach(club), await aParent(club), restricted]) {
      const api = await club.signIn(email);
      expect((await api.get('/api/audit')).status).toBe(403);
      expect((await download({}, api)).status).toBe(403);
    }
    expect((await club.guest().get('/api/audit')).status).toBe(401);
  });

  it('has pages of 50, newest first, which neither repeat nor skip when entries are added', async () => {
    const ids = (await record(...Array.from({ length: 120 }, () => ({})))).reverse();
    const first = await list();
    expect(first.entries.map(({ id }) => id)).toEqual(ids.slice(0, 50));
    await record({}, {});
    const second = await list(`?before=${first.before}`);
    expect(second.entries.map(({ id }) => id)).toEqual(ids.slice(50, 100));
    const third = await list(`?before=${second.before}`);
    expect(third.entries.map(({ id }) => id)).toEqual(ids.slice(100));
    expect(third.before).toBeNull();
    expect(await idsOf(`?before=${first.before}&limit=2`)).toEqual(ids.slice(50, 52));
  });

  it('orders entries of one moment by id, also across pages', async () => {
    const at = '2026-03-01T12:00:00Z';
    const ids = (await record({ at }, { at }, { at }, { at })).reverse();
    const { entries, before } = await list('?limit=2');
    expect([...entries.map(({ id }) => id), ...(await idsOf(`?limit=2&before=${before}`))]).toEqual(ids);
  });

  it('filters by who did it, and by group', async () => {
    const other = await anAdmin(club);
    const [mail, user, old] = await record(
      { actorId: other.id },
      { actorId: other.id, action: 'user.invite', subject: 'user', subjectId: owner.id },
      { action: 'account.change-email', subject: 'user', subjectId: owner.id },
    );
    expect(await idsOf(`?actorId=${other.id}`)).toEqual([user, mail]);
    expect(await idsOf('?group=users')).toEqual([old, user]);
    expect(await idsOf(`?group=users&actorId=${other.id}`)).toEqual([user]);
    expect(await idsOf('?group=events')).toEqual([]);
    expect(await idsOf('?actorId=2147483647')).toEqual([]);
  });

  it('filters by the person concerned, also if only details name them', async () => {
    const { id } = await aParent(club);
    const about = await record(
      { action: 'user.invite', subject: 'user', subjectId: id },
      { action: 'child.approve-access', subject: 'child', subjectId: 1, details: { userId: id } },
      { action: 'child.add', subject: 'child', subjectId: 1, details: { parentId: id } },
      { action: 'child.assign-parent', subject: 'child', subjectId: 1, details: { parentId: null, before: id } },
      { action: 'team.confirm-coach', subject: 'team', subjectId: 1, details: { coachId: id } },
      {
        action: 'data.import',
        subject: 'import',
        details: { type: 'children', assigned: [{ childId: 1, userId: id }] },
      },
    );
    await record(
      { actorId: id },
      { action: 'child.add', subject: 'child', subjectId: id, details: { parentId: null } },
    );
    expect(await idsOf(`?userId=${id}`)).toEqual(about.reverse());
    expect(await idsOf(`?userId=${id}&group=teams`)).toEqual([about[1]]);
    expect(await idsOf(`?userId=${id}&before=${about[4]}`)).toEqual([about[5]]);
    expect(await idsOf('?userId=2147483647')).toEqual([]);
  });

  it('filters by the player concerned, also if only details name it', async () => {
    const { id } = await buildChild(club);
    await club.database.query('TRUNCATE audit_log');
    const about = await record(
      { action: 'child.correct', subject: 'child', subjectId: id, details: { fields: ['name'] } },
      { action: 'team-member.add', subject: 'team-member', subjectId: 1, details: { teamId: 1, childId: id } },
      { action: 'child.merge', subject: 'child', subjectId: 999, details: { otherId: id } },
      {
        action: 'data.import',
        subject: 'import',
        details: { type: 'children', assigned: [{ childId: id, userId: 1 }] },
      },
    );
    await record({ action: 'user.invite', subject: 'user', subjectId: id }, { details: { childId: 10 * id } });
    expect(await idsOf(`?childId=${id}`)).toEqual(about.reverse());
    expect(await idsOf('?childId=2147483647')).toEqual([]);
  });

  it('filters by days of the club’s zone', async () => {
    // London is an hour ahead of UTC in summer.
    const [, first, last] = await record(
      { at: '2026-06-30T22:59:59.999Z' },
      { at: '2026-06-30T23:00:00Z' },
      { at: '2026-07-02T22:59:59.999Z' },
      { at: '2026-07-02T23:00:00Z' },
    );
    expect(await idsOf('?from=2026-07-01&to=2026-07-02')).toEqual([last, first]);
    expect(await idsOf('?from=2026-07-03')).toHaveLength(1);
    expect(await idsOf('?to=2026-06-30')).toHaveLength(1);
  });

  it.each([
    ['a day that does not exist', 'from=2026-02-30', 'from must be a day as YYYY-MM-DD'],
    ['days in the wrong order', 'from=2026-03-02&to=2026-03-01', 'The last day cannot be before the first day'],
    ['an unknown group', 'group=money', /^group must be one of the following values: users, /],
    ['a name in place of an id', 'actorId=casey', /^actorId must be an id/],
    ['several ids', 'childId=1&childId=2', /^childId must be an id/],
    ['ten thousand ids', `userId=${Array.from({ length: 1500 }, (_, n) => n + 1).join(',')}`, /^userId must be an id/],
    ['an id beyond all', 'before=99999999999', /^before must be an id/],
    ['a page of 51', 'limit=51', 'limit must be a whole number from 1 to 50'],
  ])('rejects %s with 400', async (_what, query, message) => {
    const { status, body } = await admin.get(`/api/audit?${query}`);
    expect(status).toBe(400);
    expect(body.message).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
  });

  it('runs four statements for a page of any size', async () => {
    const { id } = await buildChild(club);
    const count = (query: string) => countStatements(async () => void (await list(query)));
    await record({ action: 'child.restore', subject: 'child', subjectId: id });
    const few = [await count(''), await count(`?childId=${id}&group=players&from=2026-01-01`)];
    await record(...Array.from({ length: 60 }, () => ({ action: 'child.restore', subject: 'child', subjectId: id })));
    expect([await count(''), await count(`?childId=${id}&group=players&from=2026-01-01`)]).toEqual(few);
    // The session, the entries, the club’s formats, and the names.
    expect(few).toEqual([4, 4]);
  });
});

describe('Page and file', () => {
  it('tell nothing that somebody has written, and new entries do not hold it', async () => {
    const child = await buildChild(club, { name: 'Oldcanary Smith' });
    await admin.patch(`/api/children/${child.id}`, { name: 'Nia Smith' });
    const written = { title: 'Titlecanary', content: 'Textcanary' };
    const { body } = await admin.post('/api/announcements', written);
    await admin.put(`/api/announcements/${body.id}`, { ...written, content: 'Nextcanary' });
    await admin.delete(`/api/announcements/${body.id}`);
    const event = { title: 'Cup', date: '2099-05-01', startTime: '10:00', description: 'Describedcanary' };
    const { body: added } = await admin.post('/api/events', {
      ...event,
      type: 'training',
      teamId: (await buildTeam(club)).id,
    });
    expect(added).toMatchObject({ title: 'Cup' });
    await admin.put(`/api/events/${added.id}`, { description: 'Rewrittencanary' });
    await admin.delete(`/api/events/${added.id}`);
    await admin.patch('/api/club', { contactEmail: 'canary@club.example', contactPhone: '0700 canary' });
    // As a server of 0.2.0 has recorded it.
    await record({ action: 'announcement.delete', subject: 'announcement', details: { announcement: written } });

    const page = await texts();
    expect(page).toEqual([
      'Casey Rivera deleted an announcement',
      expect.stringMatching(/^Casey Rivera changed the contact email/),
      'Casey Rivera deleted the event of May 1, 2099',
      'Casey Rivera changed the description of a deleted event',
      'Casey Rivera added a deleted event',
      'Casey Rivera deleted an announcement',
      'Casey Rivera changed a deleted announcement',
      'Casey Rivera posted a deleted announcement',
      'Casey Rivera corrected the name of Nia Smith',
    ]);
    const file: string = (await download()).body;
    const [{ kept }] = await club.database.query(
      `SELECT json_agg(details)::text AS kept FROM audit_log WHERE NOT details ? 'announcement'`,
    );
    for (const text of [JSON.stringify(page), file, kept]) expect(text).not.toMatch(/canary/i);
  });
});

describe('POST /api/audit/download', () => {
  it('returns the entries of the filter as a file and records itself once', async () => {
    const [id] = await record({ action: 'mail.pause', at: '2026-07-01T12:00:00Z' }, { at: '2026-07-02T12:00:00Z' });
    const { status, body, headers } = await download({ from: '2026-07-01', to: '2026-07-01' });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="touchline-audit-\d{4}-\d\d-\d\d\.csv"$/);
    expect(body.replace('\uFEFF', '').split('\n')).toEqual([
      'id,time,utc,who,what,group,action',
      `${id},2026-07-01 13:00,2026-07-01T12:00:00.000Z,Casey Rivera,Casey Rivera paused the delivery of mail,Mail,mail.pause`,
      '',
    ]);
    const rows = await club.database.query(`SELECT details FROM audit_log WHERE action = 'audit.download'`);
    expect(rows).toEqual([{ details: { from: '2026-07-01', to: '2026-07-01' } }]);
  });

  it('has all entries, beyond a page of the database', async () => {
    await club.database.query(`
      INSERT INTO audit_log (action, subject, at)
      SELECT 'mail.test', 'mail', timestamptz '2026-01-01' + n / 3 * interval '1 s' FROM generate_series(1, 2500) n`);
    const lines = (await download({ group: 'mail' })).body.trim().split('\n').slice(1);
    const ids = lines.map((line: string) => Number(line.split(',')[0]));
    expect(new Set(ids).size).toBe(2500);
    expect(ids).toEqual(ids.toSorted((one: number, other: number) => other - one));
  });

  it('makes cells harmless that a spreadsheet would run', async () => {
    const names = ['=1+1', '+1', '-1', '@SUM', '\tTab', '\rReturn'];
    for (const fullName of names) await record({ actorId: (await anAdmin(club, { fullName })).id });
    const { body } = await download({ group: 'mail' });
    for (const name of names) expect(body).toMatch(new RegExp(`[,"]'${name.replace(/[+\\]/g, '\\$&')}`));
    expect(body).not.toMatch(/(^|[,\n]"?)[=+\-@\t\r]/);
  });

  it('rejects a wrong password, which is no download', async () => {
    const { status, body } = await download({ currentPassword: 'wrong' });
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: { currentPassword: 'Current password is incorrect' },
    });
    expect(await club.database.query('SELECT FROM audit_log')).toEqual([]);
  });

  it('rejects what the page rejects', async () => {
    for (const filter of [{ from: '2026-03-02', to: '2026-03-01' }, { group: 'money' }, { userId: [1, 2] }]) {
      expect((await download(filter)).status).toBe(400);
    }
    expect(await club.database.query('SELECT FROM audit_log')).toEqual([]);
  });

  it('takes a code as well if the account has a second factor', async () => {
    const { api, secret } = await aSecuredUser(club as never, await anAdmin(club, { hasUnverifiedEmail: false }));
    await club.database.query('TRUNCATE audit_log');
    const errorsOf = async (code?: string) => (await download({ code }, api)).body.errors;
    expect(await errorsOf()).toEqual({ code: 'Please enter the code of your authenticator app' });
    expect(await errorsOf(await wrongCode(secret))).toEqual({
      code: 'This code is wrong, has expired or was used before',
    });
    expect(await club.database.query('SELECT FROM audit_log')).toEqual([]);
    expect((await download({ code: await codeOf(secret) }, api)).status).toBe(200);
    expect((await api.get('/api/auth/me')).status).toBe(200);
  });
});
