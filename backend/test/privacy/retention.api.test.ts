import { addDays, addMonths, subMinutes } from 'date-fns';
import { type Retained, usualPeriods } from '@touchline/domain';
import { RetentionJob } from '../../src/privacy/retention/retention-job.ts';
import { type Api } from '../support/api.ts';
import { anAdmin, aCoach, buildAnnouncement, buildChild, buildEvent, buildUser } from '../support/factories.ts';
import { type MailingClub, startMailingClub } from '../support/mails.ts';

let club: MailingClub;
let admin: Api;
const begin = new Date('2027-10-15T12:00:00Z');
/** The moment at which a club that began then has waited long enough. */
const started = addDays(begin, 31);
beforeAll(async () => {
  club = await startMailingClub();
  admin = await club.signIn((await anAdmin(club, { fullName: 'Ada Admin' })).email);
});
afterAll(() => club.close());
beforeEach(async () => {
  await club.database.query('DELETE FROM retention_settings');
  club.setTime(begin);
  await run();
});

const run = () => club.app.get(RetentionJob).run();
const retention = async (query = '') => (await admin.get(`/api/retention${query}`)).body;
const countOf = async (table: string) => (await club.database.query(`SELECT count(*)::int AS n FROM ${table}`))[0].n;

describe('The periods', () => {
  it('are the usual ones, and nothing is deleted for thirty days', async () => {
    expect(await retention()).toMatchObject({ periods: usualPeriods, startsOn: '2027-11-14', waitsFor: null });
  });

  it('can be set, and a shorter one gives the club a week', async () => {
    club.setTime(started);
    const longer = { ...usualPeriods, announcements: 30 };
    expect((await admin.put('/api/retention', longer)).body).toMatchObject({ periods: longer, startsOn: '2027-11-14' });
    const shorter = { ...longer, events: 2 };
    expect((await admin.put('/api/retention', shorter)).body).toMatchObject({
      periods: shorter,
      startsOn: '2027-11-22',
    });
    const { entries } = (await admin.get('/api/audit?group=club&limit=1')).body;
    expect(entries[0].sentence.map(({ text }: { text: string }) => text).join('')).toBe(
      'Ada Admin changed how long the club keeps events with their answers (2 seasons instead of 3)',
    );
    expect((await admin.put('/api/retention', shorter)).body.startsOn).toBe('2027-11-22');
    expect((await admin.get('/api/audit?group=club&limit=1')).body.entries[0].id).toBe(entries[0].id);
  });

  it.each([
    [{ auditLog: 11 }, 'auditLog'],
    [{ unregisteredPlayers: 1 }, 'unregisteredPlayers'],
    [{ events: 0 }, 'events'],
    [{ announcements: 2.5 }, 'announcements'],
    [{ contactLookups: '24' }, 'contactLookups'],
    [{ unusedAccounts: null }, 'unusedAccounts'],
    [{ unusedAccounts: undefined }, 'unusedAccounts'],
  ])('cannot be %j', async (wrong, field) => {
    const { status, body } = await admin.put('/api/retention', { ...usualPeriods, ...wrong });
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
    expect((await retention()).periods).toEqual(usualPeriods);
  });

  it('count beforehand what they would delete', async () => {
    await buildAnnouncement(club, { createdAt: addMonths(begin, -14) });
    const before = (await retention()).old;
    expect((await retention('?announcements=12')).old).toEqual({ ...before, announcements: before.announcements + 1 });
    expect((await admin.get('/api/retention?announcements=0')).status).toBe(400);
  });
});

/** How to add a row that became old at a moment, and one that will a minute later. */
const rows: [Retained, string, Date, (at: Date) => Promise<unknown>][] = [
  ['announcements', 'announcements', addMonths(started, -24), (createdAt) => buildAnnouncement(club, { createdAt })],
  [
    'auditLog',
    `audit_log WHERE action = 'test.old'`,
    addMonths(started, -36),
    (at) =>
      club.database.query(
        `INSERT INTO audit_log (at, action, subject, details) VALUES ($1, 'test.old', 'club', '{}')`,
        [at],
      ),
  ],
  [
    'contactLookups',
    'contact_lookups',
    addMonths(started, -24),
    async (at) => {
      const { id } = await buildChild(club, { dateOfBirth: '2012-01-01', name: `Child ${at.getTime()}` });
      const coach = await aCoach(club);
      await club.database.query(
        'INSERT INTO contact_lookups (child_id, looked_up_by, looked_up_at) VALUES ($1, $2, $3)',
        [id, coach.id, at],
      );
    },
  ],
];

describe('The hourly run', () => {
  it.each(rows)('deletes %s that are old, once the club has had time', async (kind, table, at, add) => {
    const before = await countOf(table);
    await add(subMinutes(at, 1));
    await add(new Date(at.getTime() + 60_000));
    await run();
    expect(await countOf(table)).toBe(before + 2);
    club.setTime(started);
    expect((await retention()).old[kind]).toBeGreaterThan(0);
    await run();
    expect((await retention()).old[kind]).toBe(0);
    expect(await countOf(table)).toBe(before + 1);
    await club.database.query(`DELETE FROM ${table}`);
  });

  it('keeps the running season and three before it, with the answers', async () => {
    await club.database.query('DELETE FROM events');
    // The season began after the cut-off of 31 August.
    for (const date of ['2024-08-30', '2024-08-31', '2027-10-01']) await buildEvent(club, { date });
    club.setTime(started);
    await run();
    const left = await club.database.query('SELECT date FROM events ORDER BY date');
    expect(left.map(({ date }: { date: string }) => date)).toEqual(['2024-08-31', '2027-10-01']);
    const { entries } = (await admin.get('/api/audit?group=club&limit=1')).body;
    expect(entries[0]).toMatchObject({
      actor: null,
      sentence: [{ text: 'Touchline deleted 1 event that had been kept long enough' }],
    });
  });

  it('deletes 500 events at most, in small statements', async () => {
    await club.database.query('DELETE FROM events');
    await club.database.query(
      `INSERT INTO events (title, type, date, start_time, relevance_type)
       SELECT 'Old', 'match', '2011-05-05', '10:00', 'all' FROM generate_series(1, 620)`,
    );
    club.setTime(started);
    await run();
    expect(await countOf('events')).toBe(120);
    // Two servers at once do it once.
    await Promise.all([run(), run()]);
    expect(await countOf('events')).toBe(0);
  });

  it('waits while mail is paused, as after a restore', async () => {
    await buildAnnouncement(club, { createdAt: addMonths(started, -30) });
    await club.database.query('UPDATE mail_delivery SET is_paused = true');
    club.setTime(started);
    await run();
    expect(await retention()).toMatchObject({ waitsFor: 'delivery', old: { announcements: 1 } });
    await club.database.query('UPDATE mail_delivery SET is_paused = false');
    await run();
    expect(await retention()).toMatchObject({ waitsFor: null, old: { announcements: 0 } });
  });

  it('deletes what concerns nobody also on a server without mail, but not people', async () => {
    const child = await buildChild(club, { isRegistered: false, name: 'Kept Unasked' });
    await club.database.query(`UPDATE children SET unregistered_at = '2020-01-01' WHERE id = $1`, [child.id]);
    await buildUser(club, { seenAt: new Date('2020-01-01'), fullName: 'Kept Unasked' });
    await buildAnnouncement(club, { createdAt: addMonths(started, -30) });
    Object.defineProperty(club.settings, 'sendsMail', { value: false, configurable: true });
    try {
      club.setTime(started);
      await run();
      expect(await retention()).toMatchObject({ waitsFor: 'mail', old: { announcements: 0, unregisteredPlayers: 1 } });
      expect(await countOf('deletion_warnings')).toBe(0);
    } finally {
      delete (club.settings as { sendsMail?: boolean }).sendsMail;
      await club.database.query(`DELETE FROM children WHERE name = 'Kept Unasked'`);
      await club.database.query(`DELETE FROM users WHERE full_name = 'Kept Unasked'`);
    }
  });
});
