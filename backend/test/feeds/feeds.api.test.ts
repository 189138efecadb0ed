import { get } from 'node:http';
import ICAL from 'ical.js';
import { pino } from 'pino';
import { addDays, messages, todayIn } from '@touchline/domain';
import { type Team } from '../../src/teams/team.entity.ts';
import { type User } from '../../src/users/user.entity.ts';
import { type Api, type ApiResponse } from '../support/api.ts';
import { buildCanaryClub } from '../support/canaries.ts';
import { type ClubApp, createTestApp, startClub } from '../support/club-app.ts';
import { countStatements } from '../support/count-statements.ts';
import {
  aCoach,
  anAdmin,
  aParent,
  buildAvailability,
  buildChild,
  buildEvent,
  buildGuardianship,
  buildTeam,
} from '../support/factories.ts';

let club: ClubApp;
let today: string;
const log: string[] = [];
const tokens: string[] = [];
beforeAll(async () => {
  club = await startClub({ logLevel: 'trace', slowQueryMs: -1 }, (line) => log.push(line));
  today = todayIn(club.settings.clubTimeZone);
});
const ended: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ended) await end();
  await club.close();
});

const query = (text: string, ...values: unknown[]) => club.database.query(text, values);

/** Mia and Leo in one team, their guardian, and a match and a training session for them. */
async function aFamily() {
  const guardian = await aParent(club);
  const team = await buildTeam(club);
  const fields = { guardian, team };
  const mia = await buildChild(club, { name: 'Mia Oakford', dateOfBirth: nextBirthday(), ...fields });
  const leo = await buildChild(club, { name: 'Leo Oakford', dateOfBirth: nextBirthday(), ...fields });
  const event = { teamId: team.id, reportingTime: '10:00', location: 'Riverside' };
  const match = await buildEvent(club, { ...event, title: 'Home match', date: addDays(today, 2) });
  const training = await buildEvent(club, { ...event, title: 'Practice', type: 'training', date: addDays(today, 7) });
  return { guardian, team, mia, leo, match, training, api: await club.signIn(guardian.email) };
}

let births = 0;
const nextBirthday = () => addDays('2013-01-01', ++births);

/** Adds a feed; returns it with the path of its link. */
async function addFeed(api: Api, fields: object = { scope: 'children' }) {
  const { status, body } = await api.post('/api/feeds', fields);
  expect([status, body.message]).toEqual([201, undefined]);
  return { ...body, path: pathOf(body.url) };
}

function pathOf(url: string): string {
  const [, path, token] = /^http:\/\/127\.0\.0\.1:\d+(\/api\/feeds\/([\w-]{43})\.ics)$/.exec(url)!;
  tokens.push(token!);
  return path!;
}

const fetchFeed = (path: string, headers: Record<string, string> = {}) => club.guest().get<string>(path, { headers });

const eventsIn = ({ body }: ApiResponse<string>) =>
  new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));

const titlesIn = async (path: string) => eventsIn(await fetchFeed(path)).map(({ summary }) => summary);

/** The problem without what differs from request to request. */
const problemOf = ({ status, body }: ApiResponse) => {
  const { correlationId: _, ...problem } = body;
  return { status, ...problem };
};
const unknownFeed = async () => problemOf(await fetchFeed(`/api/feeds/${'a'.repeat(43)}.ics`));

describe('A new feed', () => {
  it('is described with its address, which is not shown again', async () => {
    const { api } = await aFamily();
    const { path: _, url, ...feed } = await addFeed(api, { scope: 'children', name: ' Grand  parents ' });
    expect(url).toMatch(new RegExp(`^${club.url}/api/feeds/`));
    expect(feed).toEqual({
      id: expect.any(Number),
      name: 'Grand parents',
      scope: 'children',
      childId: null,
      childName: null,
      matchesOnly: false,
      withResponses: false,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      lastUsedAt: null,
      hasLink: true,
    });
    expect((await api.get('/api/feeds')).body).toEqual([feed]);
  });

  it('is named after what it contains', async () => {
    const { api, mia, guardian } = await aFamily();
    await query('UPDATE users SET is_coach = true WHERE id = $1', guardian.id);
    const made = [{ scope: 'children' }, { scope: 'child', childId: mia.id }, { scope: 'coached' }];
    for (const fields of made) await addFeed(api, fields);
    const feeds = (await api.get('/api/feeds')).body;
    expect(feeds.map(({ name }: { name: string }) => name)).toEqual(['All my children', 'Mia', 'My teams']);
    expect(feeds[1]).toMatchObject({ childId: mia.id, childName: 'Mia' });
    expect(JSON.stringify(feeds)).not.toContain('Oakford');
  });

  it.each([
    [{}, 'scope', messages.feedScopeInvalid],
    [{ scope: 'all' }, 'scope', messages.feedScopeInvalid],
    [{ scope: 'child' }, 'childId', messages.childRequired],
    [{ scope: 'children', name: ' ' }, 'name', messages.feedNameInvalid],
    [{ scope: 'children', name: 'x'.repeat(61) }, 'name', 'name must be at most 60 characters'],
    [{ scope: 'children', matchesOnly: 'yes' }, 'matchesOnly', 'matchesOnly must be true or false'],
  ])('is rejected as %j', async (fields, member, message) => {
    const { status, body } = await (await club.signIn((await aParent(club)).email)).post('/api/feeds', fields);
    expect([status, body.errors]).toEqual([400, { [member]: message }]);
  });

  it('of a child is only for its guardians, and nobody learns which children there are', async () => {
    const { mia, guardian } = await aFamily();
    const stranger = await club.signIn((await aParent(club)).email);
    const add = (childId: number) => stranger.post('/api/feeds', { scope: 'child', childId });
    const responses = [problemOf(await add(mia.id)), problemOf(await add(2147483647))];
    expect(responses[0]).toEqual(responses[1]);
    expect(responses[0]).toMatchObject({ status: 404, message: messages.childUnknown });
    const admin = await club.signIn((await anAdmin(club)).email);
    expect((await admin.post('/api/feeds', { scope: 'child', childId: mia.id })).status).toBe(404);
    expect(await query('SELECT FROM feeds WHERE user_id <> $1 AND child_id = $2', guardian.id, mia.id)).toEqual([]);
  });

  it('of coached teams is only for staff', async () => {
    const { api } = await aFamily();
    const { status, body } = await api.post('/api/feeds', { scope: 'coached' });
    expect([status, body.message]).toEqual([403, messages.feedOfTeams]);
  });

  it('is the tenth at most, also if many are added at once', async () => {
    const { api } = await aFamily();
    const added = await Promise.all(Array.from({ length: 13 }, () => api.post('/api/feeds', { scope: 'children' })));
    expect(added.filter(({ status }) => status === 201)).toHaveLength(10);
    const { status, body } = added.find(({ status }) => status !== 201)!;
    expect([status, body.message]).toEqual([409, messages.tooManyFeeds]);
  });

  it('belongs to its user alone', async () => {
    const { api } = await aFamily();
    const { id, path } = await addFeed(api);
    const other = await club.signIn((await anAdmin(club)).email);
    for (const foreign of [id, 2147483647]) {
      const responses = [await other.delete(`/api/feeds/${foreign}`), await other.post(`/api/feeds/${foreign}/link`)];
      for (const { status, body } of responses) expect([status, body.message]).toEqual([404, messages.feedUnknown]);
    }
    expect((await other.get('/api/feeds')).body).toEqual([]);
    expect((await fetchFeed(path)).status).toBe(200);
  });
});

describe('Reading a feed', () => {
  // Covers ASVS 14.2.2.
  it('needs no session and returns a calendar that nobody else may keep or index', async () => {
    const { api } = await aFamily();
    const { path } = await addFeed(api);
    const { status, headers } = await fetchFeed(path);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
      etag: expect.stringMatching(/^"[\w-]{43}"$/),
    });
    expect(headers.getSetCookie()).toEqual([]);
  });

  it('contains the events for all children, in order, with links to their pages', async () => {
    const { api, match, training } = await aFamily();
    const { path } = await addFeed(api);
    const events = eventsIn(await fetchFeed(path));
    const { host } = new URL(club.url);
    expect(events.map(({ uid, summary, sequence }) => ({ uid, summary, sequence }))).toEqual([
      { uid: `event-${match.id}@${host}`, summary: 'Home match', sequence: 1 },
      { uid: `event-${training.id}@${host}`, summary: 'Practice', sequence: 1 },
    ]);
    expect(events[0]!.description).toBe(`Meet at 10:00 AM\nFor Mia and Leo\n${club.url}/events/${match.id}`);
  });

  it('is limited to one child, to matches and to the days around today', async () => {
    const { api, team, guardian, leo } = await aFamily();
    const other = await buildTeam(club);
    await query(
      `INSERT INTO team_members (team_id, child_id, joined_at) VALUES ($1, $2, '-infinity')`,
      other.id,
      leo.id,
    );
    const add = (title: string, days: number, fields = {}) =>
      buildEvent(club, { title, teamId: other.id, date: addDays(today, days), ...fields });
    await add('Leo’s friendly', 3, { type: 'friendly' });
    await add('Leo’s cup', 4, { type: 'tournament' });
    await add('too old', -61);
    await add('old', -60);
    await add('far', 400);
    await add('too far', 401);
    const miasFeed = await addFeed(api, { scope: 'child', childId: (await childNamed(guardian, 'Mia')).id });
    const leosFeed = await addFeed(api, { scope: 'child', childId: leo.id });
    const matches = await addFeed(api, { scope: 'child', childId: leo.id, matchesOnly: true });
    expect(await titlesIn(miasFeed.path)).toEqual(['Home match', 'Practice']);
    expect(await titlesIn(leosFeed.path)).toEqual([
      'old',
      'Home match',
      'Leo’s friendly',
      'Leo’s cup',
      'Practice',
      'far',
    ]);
    expect(await titlesIn(matches.path)).toEqual(['old', 'Home match', 'Leo’s friendly', 'far']);
    expect(eventsIn(await fetchFeed(leosFeed.path))[1]!.description).toContain('For Leo\n');
    expect(team.id).not.toBe(other.id);
  });

  it('shows responses only if asked to', async () => {
    const { api, match, mia, leo } = await aFamily();
    await buildAvailability(club, { eventId: match.id, childId: mia.id });
    await buildAvailability(club, { eventId: match.id, childId: leo.id, isAvailable: false });
    const calm = await addFeed(api);
    const full = await addFeed(api, { scope: 'children', withResponses: true });
    const descriptions = async (path: string) => eventsIn(await fetchFeed(path)).map(({ description }) => description);
    expect((await descriptions(full.path)).map((text) => text.split('\n').slice(2, 4))).toEqual([
      ['Mia: Available', 'Leo: Unavailable'],
      ['Mia: Pending', 'Leo: Pending'],
    ]);
    expect((await descriptions(calm.path)).join()).not.toMatch(/available|pending/i);
  });

  it('of coached teams counts the responses of their players', async () => {
    const { match, training, mia, team } = await aFamily();
    await buildAvailability(club, { eventId: match.id, childId: mia.id });
    const coach = await aCoach(club);
    await query('UPDATE teams SET lead_coach_id = $2 WHERE id = $1', team.id, coach.id);
    const empty = await buildTeam(club, { leadCoachId: coach.id });
    await buildEvent(club, { title: 'Nobody yet', teamId: empty.id, date: addDays(today, 9) });
    const { path } = await addFeed(await club.signIn(coach.email), { scope: 'coached', withResponses: true });
    const events = eventsIn(await fetchFeed(path));
    const link = (id: number) => `\n${club.url}/events/${id}`;
    expect(events.map(({ description }) => description)).toEqual([
      `Meet at 10:00 AM\n1 available, 0 unavailable, 1 pending${link(match.id)}`,
      `Meet at 10:00 AM\n0 available, 0 unavailable, 2 pending${link(training.id)}`,
      expect.stringMatching(/^0 available, 0 unavailable, 0 pending\n/),
    ]);
    const text = (await fetchFeed(path)).body;
    expect(text).not.toMatch(/Mia|Leo|Oakford/);
  });

  it('is told of changed and cancelled events', async () => {
    const { api, match } = await aFamily();
    const { path } = await addFeed(api);
    const coach = await club.signIn((await aCoach(club)).email);
    const before = eventsIn(await fetchFeed(path))[0]!.component.getFirstPropertyValue('last-modified') as ICAL.Time;
    await query(`UPDATE events SET updated_at = updated_at - interval '1 hour' WHERE id = $1`, match.id);
    const { version } = (await coach.get(`/api/events/${match.id}`)).body;
    await coach.put(`/api/events/${match.id}`, { status: 'cancelled', version });
    const [event] = eventsIn(await fetchFeed(path));
    expect([event!.summary, event!.sequence]).toEqual(['CANCELLED: Home match', 2]);
    expect(event!.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    const after = event!.component.getFirstPropertyValue('last-modified') as ICAL.Time;
    expect(after.compare(before)).toBeGreaterThanOrEqual(0);
    await coach.delete(`/api/events/${match.id}`);
    expect(await titlesIn(path)).toEqual(['Practice']);
  });

  it('returns 304 until something has changed that the feed shows', async () => {
    const { api, match, mia } = await aFamily();
    const calm = await addFeed(api);
    const full = await addFeed(api, { scope: 'children', withResponses: true });
    const etagOf = async (path: string) => (await fetchFeed(path)).headers.get('etag')!;
    const [calmTag, fullTag] = [await etagOf(calm.path), await etagOf(full.path)];
    const statusFor = async (path: string, etag: string) => {
      const response = await fetchFeed(path, { 'if-none-match': etag });
      if (response.status === 304) expect(response.body).toBe('');
      expect(response.headers.get('etag')).not.toBeNull();
      return response.status;
    };
    for (const tag of [calmTag, `W/${calmTag}`, `"other", ${calmTag}`])
      expect(await statusFor(calm.path, tag)).toBe(304);
    expect(await statusFor(full.path, calmTag)).toBe(200);
    await buildAvailability(club, { eventId: match.id, childId: mia.id });
    expect(await statusFor(calm.path, calmTag)).toBe(304);
    expect(await statusFor(full.path, fullTag)).toBe(200);
    await query('UPDATE events SET title = $2, version = version + 1 WHERE id = $1', match.id, 'Moved');
    expect(await statusFor(calm.path, calmTag)).toBe(200);
    // What a proxy compresses, it may mark as weak.
    expect(await statusFor(calm.path, `W/${await etagOf(calm.path)}`)).toBe(304);
  });

  it('answers HEAD like GET, without the text', async () => {
    const { api } = await aFamily();
    const { path } = await addFeed(api);
    const { headers } = await fetchFeed(path);
    const head = await fetch(club.url + path, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, headers.get('etag'), '']);
    const again = await fetch(club.url + path, { method: 'HEAD', headers: { 'if-none-match': headers.get('etag')! } });
    expect(again.status).toBe(304);
  });

  it('notes when it was used, at most once an hour', async () => {
    const { api } = await aFamily();
    const { id, path } = await addFeed(api);
    const lastUsed = async () => Date.parse((await api.get('/api/feeds')).body[0].lastUsedAt);
    const age = (minutes: number) =>
      query(`UPDATE feeds SET last_used_at = last_used_at - $2 * interval '1 minute' WHERE id = $1`, id, minutes);
    await fetchFeed(path);
    const first = await lastUsed();
    expect(first).toBeGreaterThan(Date.now() - 60_000);
    await age(59);
    await fetchFeed(path);
    expect(await lastUsed()).toBe(first - 59 * 60_000);
    await age(2);
    await fetchFeed(path);
    expect(await lastUsed()).toBeGreaterThanOrEqual(first);
  });

  it('runs three statements, whether it contains 2 events or 400', async () => {
    const { api, team } = await aFamily();
    const { path } = await addFeed(api, { scope: 'children', withResponses: true });
    const count = async (events: number) => {
      let response: ApiResponse<string>;
      const statements = await countStatements(async () => (response = await fetchFeed(path)));
      expect(eventsIn(response!)).toHaveLength(events);
      return statements;
    };
    expect(await count(2)).toBe(3);
    await addEvents(team, 398);
    expect(await count(400)).toBe(3);
    const coach = await aCoach(club);
    await query('UPDATE teams SET lead_coach_id = $2 WHERE id = $1', team.id, coach.id);
    const coached = await addFeed(await club.signIn(coach.email), { scope: 'coached', withResponses: true });
    expect(await countStatements(() => fetchFeed(coached.path))).toBe(3);
  });
});

const childNamed = async ({ id }: User, name: string): Promise<{ id: number }> =>
  (
    await query(
      `SELECT c.id FROM children c JOIN guardianships g ON g.child_id = c.id WHERE g.user_id = $1 AND c.name LIKE $2`,
      id,
      `${name} %`,
    )
  )[0];

const addEvents = (team: Team, count: number) =>
  query(
    `INSERT INTO events (title, date, start_time, team_id, relevance_type)
     SELECT 'Event ' || n, $2::date + n % 300, '10:30', $1, 'team' FROM generate_series(1, $3::int) AS n`,
    team.id,
    today,
    count,
  );

// Covers S6.
describe('A link that does not work is 404, always the same', () => {
  type Made = Awaited<ReturnType<typeof aFamily>> & { id: number };
  const asAdmin = async () => club.signIn((await anAdmin(club)).email);

  it.each<[string, (made: Made) => Promise<unknown>]>([
    ['the feed is revoked', ({ api, id }) => api.delete(`/api/feeds/${id}`)],
    ['it has a new link', ({ api, id }) => api.post(`/api/feeds/${id}/link`)],
    ['the club was restored without links', ({ id }) => query('DELETE FROM feed_links WHERE feed_id = $1', id)],
    [
      'the account is deactivated',
      async ({ guardian }) => (await asAdmin()).post(`/api/users/${guardian.id}/deactivate`),
    ],
    ['the guardian has left', ({ mia, api }) => api.delete(`/api/children/${mia.id}/remove?as=parent`)],
    ['the child has left the club', async ({ mia }) => (await asAdmin()).delete(`/api/children/${mia.id}/remove`)],
    [
      'the child is not registered',
      ({ mia }) => query('UPDATE children SET is_registered = false WHERE id = $1', mia.id),
    ],
    [
      'the account is restricted',
      async ({ mia, guardian }) => {
        await buildGuardianship(club, mia, await aParent(club));
        return (await asAdmin()).patch(`/api/children/${mia.id}/guardians/${guardian.id}`, { isRestricted: true });
      },
    ],
  ])('if %s', async (_why, change) => {
    const family = await aFamily();
    const { id, path } = await addFeed(family.api, { scope: 'child', childId: family.mia.id });
    expect((await fetchFeed(path)).status).toBe(200);
    const changed = await change({ ...family, id });
    if (changed && typeof changed === 'object' && 'status' in changed) expect(changed.status).toBeLessThan(300);
    const response = await fetchFeed(path);
    expect(problemOf(response)).toEqual(await unknownFeed());
    expect([response.status, response.headers.get('cache-control'), response.headers.get('x-robots-tag')]).toEqual([
      404,
      'no-store',
      'noindex',
    ]);
    expect((await fetch(club.url + path, { method: 'HEAD' })).status).toBe(404);
  });

  it.each(['a', '%20', '%00', 'a'.repeat(5000), '..', `${'a'.repeat(43)}%2f`])(
    'if it is malformed: %#',
    async (token) => {
      expect(problemOf(await fetchFeed(`/api/feeds/${token}.ics`))).toEqual(await unknownFeed());
    },
  );

  it('if the user no longer coaches, until they do again', async () => {
    const coach = await aCoach(club);
    const { path } = await addFeed(await club.signIn(coach.email), { scope: 'coached' });
    await query('UPDATE users SET is_coach = false, is_parent = true WHERE id = $1', coach.id);
    expect(problemOf(await fetchFeed(path))).toEqual(await unknownFeed());
    await query('UPDATE users SET is_coach = true WHERE id = $1', coach.id);
    expect((await fetchFeed(path)).status).toBe(200);
  });

  it('forgets the feed of a child who is no longer the user’s', async () => {
    const { api, mia } = await aFamily();
    await addFeed(api, { scope: 'child', childId: mia.id });
    await addFeed(api);
    await query('DELETE FROM guardianships WHERE child_id = $1', mia.id);
    expect((await api.get('/api/feeds')).body).toMatchObject([{ name: 'All my children' }]);
  });

  it('leaves out a child who is restricted from a feed of all children', async () => {
    const { api, mia, guardian, match } = await aFamily();
    const { path } = await addFeed(api);
    await buildGuardianship(club, mia, await aParent(club));
    await (await asAdmin()).patch(`/api/children/${mia.id}/guardians/${guardian.id}`, { isRestricted: true });
    expect(eventsIn(await fetchFeed(path))[0]!.description).toBe(
      `Meet at 10:00 AM\nFor Leo\n${club.url}/events/${match.id}`,
    );
  });

  it('on every back end at once', async () => {
    const { url } = club.database.options as { url: string };
    const second = await createTestApp(club.settings, url, pino({ level: 'silent' }));
    ended.push(() => second.close());
    await second.listen(0, '127.0.0.1');
    const other = await second.getUrl();
    const { api } = await aFamily();
    const { id, path } = await addFeed(api);
    const statuses = () => Promise.all([club.url, other].map(async (server) => (await fetch(server + path)).status));
    expect(await statuses()).toEqual([200, 200]);
    await api.delete(`/api/feeds/${id}`);
    expect(await statuses()).toEqual([404, 404]);
  });
});

it('A new link works, shows that it was never used, and ends the one before', async () => {
  const { api } = await aFamily();
  const { id, path } = await addFeed(api);
  await fetchFeed(path);
  const { status, body } = await api.post(`/api/feeds/${id}/link`);
  expect([status, body.hasLink, body.lastUsedAt]).toEqual([201, true, null]);
  expect((await fetchFeed(pathOf(body.url))).status).toBe(200);
  await query('DELETE FROM feed_links WHERE feed_id = $1', id);
  expect((await api.get('/api/feeds')).body).toMatchObject([{ id, hasLink: false }]);
  expect((await fetchFeed(pathOf((await api.post(`/api/feeds/${id}/link`)).body.url))).status).toBe(200);
});

it('Without PUBLIC_URL, addresses lead to where the server was asked', async () => {
  const { publicUrl } = club.settings;
  club.settings.publicUrl = undefined as never;
  const { api, match } = await aFamily();
  const { path } = await addFeed(api);
  expect((await fetchFeed(path)).body).toContain(`URL;VALUE=URI:${club.url}/events/${match.id}`);
  const statusFor = (host: string) =>
    new Promise((done, fail) => {
      const { port } = new URL(club.url);
      get({ host: '127.0.0.1', port, path, headers: { host } }, ({ statusCode }) => done(statusCode)).on('error', fail);
    });
  for (const host of ['[', 'a b', 'x:99999', '%']) expect(await statusFor(host)).toBe(400);
  club.settings.publicUrl = publicUrl;
});

// Covers S2.
it('No feed contains a last name, a date of birth, a phone number, an email or another family’s child', async () => {
  const canaryClub = await startClub();
  const { families, coach, admin } = await buildCanaryClub(canaryClub);
  await canaryClub.database.query('UPDATE events SET date = $1, description = $2', [today, 'Ask guardian-alder']);
  await canaryClub.database.query('UPDATE teams SET lead_coach_id = $1', [coach.id]);
  const secrets = families.flatMap(({ canaries }) => [...canaries.names, ...canaries.contacts]);
  const ofStaff = [coach, admin].flatMap(({ email, phone, bio, fullName }) => [email, phone!, bio!, fullName]);
  const textOf = async (user: User, fields: object) => {
    const api = await canaryClub.signIn(user.email);
    const { body } = await api.post('/api/feeds', { ...fields, withResponses: true });
    const { status, body: text } = await canaryClub.guest().get<string>(new URL(body.url).pathname);
    expect([status, (text.match(/BEGIN:VEVENT/g) ?? []).length > 0]).toEqual([200, true]);
    return text.replaceAll('\r\n ', '');
  };
  for (const { guardian, canaries, child } of families) {
    for (const fields of [{ scope: 'children' }, { scope: 'child', childId: child.id }]) {
      const text = await textOf(guardian, fields);
      expect(text).toContain(`${canaries.given}: Available`);
      const others = families.map(({ canaries: { given } }) => given).filter((given) => given !== canaries.given);
      expect([...secrets, ...ofStaff, ...others].filter((secret) => text.includes(secret))).toEqual([]);
    }
  }
  const text = await textOf(coach, { scope: 'coached' });
  const given = families.map(({ canaries }) => canaries.given);
  expect([...secrets, ...ofStaff, ...given].filter((secret) => text.includes(secret))).toEqual([]);
  await canaryClub.close();
});

it('A family’s fetches limit neither another family’s feed nor one from the same address', async () => {
  const limited = await startClub({ rateLimits: true });
  const paths: string[] = [];
  const renewals: (() => Promise<string>)[] = [];
  for (let n = 0; n < 2; n++) {
    const api = await limited.signIn((await aParent(limited)).email);
    const { id, url } = (await api.post('/api/feeds', { scope: 'children' })).body;
    paths.push(pathOf(url));
    renewals.push(async () => pathOf((await api.post(`/api/feeds/${id}/link`)).body.url));
  }
  const read = (path: string) => limited.guest().get(path);
  for (let n = 0; n < 120; n++) expect((await read(paths[0]!)).status).toBe(200);
  const { status, headers } = await read(paths[0]!);
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
  // Whoever fetched too often has the old link.
  expect((await read(await renewals[0]!())).status).toBe(200);
  expect((await read(paths[1]!)).status).toBe(200);
  const unknown = () => read(`/api/feeds/${'a'.repeat(43)}.ics`);
  for (let n = 0; n < 300; n++) expect((await unknown()).status).toBe(404);
  expect((await unknown()).status).toBe(429);
  expect((await read(paths[1]!)).status).toBe(200);
  await limited.close();
});

// Covers S11.
it('Neither the log nor the database contains the secret of a link', async () => {
  expect(tokens.length).toBeGreaterThan(20);
  const lines = log.join('');
  expect(lines).toContain('"route":"/api/feeds/:token.ics"');
  expect(tokens.filter((token) => lines.includes(token))).toEqual([]);
  const stored = JSON.stringify([await query('SELECT * FROM feeds'), await query('SELECT * FROM feed_links')]);
  expect(tokens.filter((token) => stored.includes(token))).toEqual([]);
});
