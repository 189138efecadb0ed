import { Housekeeping } from '../../src/housekeeping/housekeeping.ts';
import {
  aCoach,
  anAdmin,
  buildAvailability,
  buildChild,
  buildEvent,
  buildGuardianship,
  buildTeam,
} from '../support/factories.ts';
import { aVerifiedParent } from '../support/families.ts';
import { usualSamples } from '../support/mail-samples.ts';
import { letNoticesBecomeDue, type MailingClub, startMailingClub, type WrittenMail } from '../support/mails.ts';

let club: MailingClub;
const log: string[] = [];
beforeAll(async () => {
  club = await startMailingClub({ logLevel: 'trace', rateLimits: true }, (line) => log.push(line));
});
afterAll(() => club.close());

const firstDay = '2037-11-01';
let today = 0;
/** A day of its own for every test, because daily mails are sent once a day. */
beforeEach(async () => {
  today++;
  for (const table of ['events', 'answer_links']) await club.database.query(`DELETE FROM ${table}`);
  at('16:00');
  await club.deliver();
});
const dayAfter = (days: number) =>
  new Date(Date.parse(firstDay) + (today * 2 + days) * 86_400_000).toISOString().slice(0, 10);
const at = (time: string, days = 0) => club.setTime(new Date(`${dayAfter(days)}T${time}:00Z`));

/** Mia and Leo in one team, with a guardian, and the link of the mail that asks about two events. */
async function askFamily({ beforeMail }: { beforeMail?: (family: Family) => Promise<unknown> } = {}) {
  const guardian = await aVerifiedParent(club);
  const team = await buildTeam(club);
  const fields = { guardian, team };
  const mia = await buildChild(club, { name: `Mia Oakford${today}`, dateOfBirth: '2024-01-01', ...fields });
  const leo = await buildChild(club, { name: `Leo Oakford${today}`, dateOfBirth: '2025-01-01', ...fields });
  const event = { teamId: team.id, endTime: null, reportingTime: '10:00', location: 'Riverside' };
  const match = await buildEvent(club, { ...event, title: 'Home match', date: dayAfter(2) });
  const training = await buildEvent(club, { ...event, title: 'Training', date: dayAfter(7) });
  const family = { guardian, team, mia, leo, match, training };
  await beforeMail?.(family);
  at('17:00');
  const mails = (await club.deliver()).filter(({ to }) => to === guardian.email);
  return {
    ...family,
    mails,
    get link() {
      return linkIn(mails);
    },
  };
}
type Family = Omit<Awaited<ReturnType<typeof askFamily>>, 'mails' | 'link'>;

/** The path in the API of the only answer link. */
function linkIn(mails: WrittenMail[]): string {
  const found = mails.flatMap(({ text }) => [...text.matchAll(/\/answer\/([\w-]{43})(#\S+)?$/gm)]);
  const links = new Set(found.map(([, token]) => token));
  if (links.size !== 1) throw new Error(`${links.size} answer links`);
  return `/api/answer-links/${[...links][0]}`;
}

/** Opens the page five seconds ago, which is when answers are accepted again. */
async function openLongAgo(link: string, seconds = 5): Promise<number> {
  const { status } = await club.guest().get(link);
  await club.database.query(`UPDATE answer_links SET fetched_at = fetched_at - $1 * interval '1 second'`, [seconds]);
  return status;
}
const send = (link: string, ...answers: object[]) => club.guest().post(link, { answers });
const answer = (event: { id: number }, child: { id: number }, isAvailable = true) => ({
  eventId: event.id,
  childId: child.id,
  isAvailable,
});

const historyOf = ({ mia, leo }: Pick<Family, 'mia' | 'leo'>) =>
  club.database.query(
    `SELECT event_id AS "eventId", child_id AS "childId", is_available AS "isAvailable", source, responded_by AS "respondedBy"
     FROM availability_history WHERE child_id IN ($1, $2) ORDER BY id`,
    [mia.id, leo.id],
  );

describe('The link of a mail', () => {
  it('shows given names, all siblings and the open events of the mail, without a session', async () => {
    const { link, match, training, mia, leo } = await askFamily({
      beforeMail: ({ match, mia }) => buildAvailability(club, { eventId: match.id, childId: mia.id }),
    });
    const { status, body, headers } = await club.guest().get(link);
    expect(status).toBe(200);
    expect(headers.getSetCookie()).toEqual([]);
    const event = { type: 'match', startTime: '10:30', endTime: null, reportingTime: '10:00', locationDetail: null };
    const child = { id: mia.id, name: 'Mia', isAvailable: null };
    const sibling = { id: leo.id, name: 'Leo', isAvailable: null };
    expect(body.events).toMatchObject([
      { ...event, id: match.id, title: 'Home match', children: [{ ...child, isAvailable: true }, sibling] },
      { ...event, id: training.id, title: 'Training', location: 'Riverside', children: [child, sibling] },
    ]);
    expect(JSON.stringify(body)).not.toContain('Oakford');
  });

  it('names the other event of a sibling that clashes', async () => {
    const { link, guardian, match } = await askFamily();
    const other = await buildTeam(club);
    await buildChild(club, { name: `Zoe Oakford${today}`, dateOfBirth: '2026-01-01', guardian, team: other });
    const date = dayAfter(2);
    const event = await buildEvent(club, {
      teamId: other.id,
      title: 'Cup',
      date,
      startTime: '11:00',
      location: 'Harbour',
    });
    const { body } = await club.guest().get(link);
    const clash = { kind: 'overlap', eventId: event.id, title: 'Cup', childNames: ['Zoe'], location: 'Harbour' };
    expect(body.events).toMatchObject([{ id: match.id, clashes: [clash] }, {}]);
    expect(body.events[1]).not.toHaveProperty('clashes');
    expect(JSON.stringify(body)).not.toContain('Oakford');
  });

  it('saves the answers of two siblings, and says in the history that they came by mail', async () => {
    const family = await askFamily();
    const { link, match, training, mia, leo, guardian } = family;
    await openLongAgo(link);
    const { status, body } = await send(link, answer(training, leo, false), answer(match, mia), answer(match, leo));
    expect(status).toBe(200);
    const answered = body.events.map(({ children }: { children: { isAvailable: boolean | null }[] }) =>
      children.map(({ isAvailable }) => isAvailable),
    );
    expect(answered).toEqual([
      [true, true],
      [null, false],
    ]);
    const by = { source: 'mail', respondedBy: guardian.id };
    expect(await historyOf(family)).toEqual([
      { ...answer(match, mia), ...by },
      { ...answer(match, leo), ...by },
      { ...answer(training, leo, false), ...by },
    ]);
    const parent = await club.signIn(guardian.email);
    const seen = await parent.get(`/api/events/${match.id}/availabilities`);
    expect(seen.body).toMatchObject(Array(2).fill({ respondedBy: 'you', respondedVia: 'mail' }));
  });

  it('saves the reason of an answer, which coaches and its writer see', async () => {
    const family = await askFamily();
    const { link, mia, match, guardian } = family;
    await openLongAgo(link);
    const note = { reason: 'ill', text: null };
    expect(await send(link, { ...answer(match, mia, false), note })).toMatchObject({ status: 200 });
    const parent = await club.signIn(guardian.email);
    const [own] = (await parent.get(`/api/events/${match.id}/availabilities`)).body.filter(
      ({ childId }: { childId: number }) => childId === mia.id,
    );
    expect(own).toMatchObject({ isAvailable: false, note });
    expect(await send(link, { ...answer(match, mia, false), note: { reason: 'bored' } })).toMatchObject({
      status: 400,
    });
  });

  it('changes an answer as often as the family likes', async () => {
    const family = await askFamily();
    await openLongAgo(family.link);
    for (const isAvailable of [true, false])
      expect((await send(family.link, answer(family.match, family.mia, isAvailable))).status).toBe(200);
    expect(await historyOf(family)).toHaveLength(2);
  });

  it('refuses answers without or less than five seconds after a GET, whoever asked before', async () => {
    const family = await askFamily();
    const { link, match, mia } = family;
    expect((await send(link, answer(match, mia))).status).toBe(409);
    expect((await fetch(club.url + link, { method: 'HEAD' })).status).toBe(200);
    expect((await send(link, answer(match, mia))).status).toBe(409);
    await openLongAgo(link);
    await openLongAgo(link, 4);
    const { status, body } = await send(link, answer(match, mia));
    expect([status, body.message]).toEqual([
      409,
      'Your answers came too soon after the page was opened. Please send them again in a few seconds.',
    ]);
    expect(await historyOf(family)).toEqual([]);
    await openLongAgo(link);
    expect((await send(link, answer(match, mia))).status).toBe(200);
  });
});

describe('After the deadline of an event, the link', () => {
  const passed = 'The deadline for new answers has passed.';
  const setDeadline = (event: { id: number }, deadline: string) =>
    query(`UPDATE events SET deadline = '${deadline}' WHERE id = $1`, event.id);

  it('says until when the family can accept, and whether that has passed', async () => {
    const { link, match } = await askFamily({ beforeMail: ({ match }) => setDeadline(match, `${dayAfter(1)} 18:00`) });
    const facts = async () => (await club.guest().get(link)).body.events[0];
    expect(await facts()).toMatchObject({ id: match.id, deadline: `${dayAfter(1)} 18:00`, isPastDeadline: false });
    at('18:00', 1);
    expect(await facts()).toMatchObject({ isPastDeadline: true });
    await query('UPDATE events SET deadline = NULL, deadline_hours = 12 WHERE id = $1', match.id);
    expect(await facts()).toMatchObject({ deadline: `${dayAfter(1)} 22:30`, isPastDeadline: false });
    expect(await facts()).not.toHaveProperty('deadlineHours');
  });

  it('takes no new acceptance, and then saves nothing; declining and repeating work', async () => {
    const family = await askFamily();
    const { link, match, training, mia, leo } = family;
    await openLongAgo(link);
    await send(link, answer(match, leo));
    await setDeadline(match, `${dayAfter(1)} 18:00`);
    at('18:00', 1);
    const refused = await send(link, answer(training, mia), answer(match, mia));
    expect([refused.status, refused.body.message]).toEqual([409, passed]);
    expect(await historyOf(family)).toHaveLength(1);
    const { status } = await send(link, answer(match, mia, false), answer(match, leo), answer(training, mia));
    expect(status).toBe(200);
    expect((await send(link, answer(match, leo, false))).status).toBe(200);
    const rows = await club.database.query('SELECT child_id, is_late FROM availabilities WHERE event_id = $1', [
      match.id,
    ]);
    expect(rows).toEqual(
      expect.arrayContaining([
        { child_id: leo.id, is_late: true },
        { child_id: mia.id, is_late: false },
      ]),
    );
  });

  it('is in no mail, because nobody is asked any longer', async () => {
    const { mails } = await askFamily({
      beforeMail: async ({ match, training }) => {
        await setDeadline(match, `${dayAfter(0)} 16:00`);
        await setDeadline(training, `${dayAfter(0)} 16:00`);
      },
    });
    expect(mails.flatMap(({ text }) => text.match(/\/answer\//) ?? [])).toEqual([]);
    expect(mails.some(({ subject }) => /Can .* come/.test(subject))).toBe(false);
  });
});

describe('Everything that is no longer allowed is 404, and nothing is saved', () => {
  const unknown = async () => (await club.guest().get(`/api/answer-links/${'a'.repeat(43)}`)).body.message;

  it.each<[string, (family: Family) => Promise<unknown>]>([
    ['the event is cancelled', ({ match }) => query(`UPDATE events SET status = 'cancelled' WHERE id = $1`, match.id)],
    ['the event has started', async () => at('10:30', 2)],
    ['the event was deleted', ({ match }) => query('DELETE FROM events WHERE id = $1', match.id)],
    ['the child has left the team', ({ mia }) => query('DELETE FROM team_members WHERE child_id = $1', mia.id)],
    [
      'the child has left the club',
      async ({ mia }) => {
        const admin = await club.signIn((await anAdmin(club)).email);
        expect((await admin.delete(`/api/children/${mia.id}/remove`)).status).toBe(200);
      },
    ],
    ['the guardian has left', ({ mia }) => query('DELETE FROM guardianships WHERE child_id = $1', mia.id)],
    [
      'the account is restricted',
      async ({ mia, guardian }) => {
        const admin = await club.signIn((await anAdmin(club)).email);
        await buildGuardianship(club, mia, await aVerifiedParent(club));
        const path = `/api/children/${mia.id}/guardians/${guardian.id}`;
        expect((await admin.patch(path, { isRestricted: true })).status).toBe(200);
      },
    ],
  ])('if %s', async (_why, change) => {
    const family = await askFamily();
    const { link, match, training, mia, leo } = family;
    await openLongAgo(link);
    await change(family);
    const { status, body } = await send(link, answer(training, leo), answer(match, mia));
    expect([status, body.message]).toEqual([404, await unknown()]);
    expect(await historyOf(family)).toEqual([]);
    // What is left can still be answered.
    expect((await send(link, answer(training, leo))).status).toBe(200);
  });

  it.each<[string, (family: Family) => Promise<unknown>]>([
    [
      'the account is deactivated',
      ({ guardian }) => query('UPDATE users SET is_active = false WHERE id = $1', guardian.id),
    ],
    [
      'the address belongs to the guardian no more',
      ({ guardian }) => query(`UPDATE users SET email = 'new-' || email WHERE id = $1`, guardian.id),
    ],
    [
      'the account has a new password',
      ({ guardian }) => query(`UPDATE users SET password_hash = 'x' WHERE id = $1`, guardian.id),
    ],
    [
      'the account was deactivated in between',
      ({ guardian }) =>
        query('UPDATE users SET is_active = false WHERE id = $1', guardian.id).then(() =>
          query('UPDATE users SET is_active = true WHERE id = $1', guardian.id),
        ),
    ],
    ['the link is 30 days old', () => query(`UPDATE answer_links SET created_at = now() - interval '30 days'`)],
    ['every event is over', async () => at('10:30', 7)],
    ['no child is left', ({ guardian }) => query('DELETE FROM guardianships WHERE user_id = $1', guardian.id)],
  ])('also the page, if %s', async (_why, change) => {
    const family = await askFamily();
    await openLongAgo(family.link);
    await change(family);
    const page = await club.guest().get(family.link);
    expect([page.status, page.body.message]).toEqual([404, await unknown()]);
    expect(await openLongAgo(family.link)).toBe(404);
    expect((await send(family.link, answer(family.match, family.mia))).status).toBe(404);
    expect(await historyOf(family)).toEqual([]);
  });

  it('for other children of a guardian who is a coach, and for events of other mails', async () => {
    const family = await askFamily({
      beforeMail: ({ guardian }) =>
        query('UPDATE users SET is_coach = true, is_admin = true WHERE id = $1', guardian.id),
    });
    const other = await buildChild(club, { team: family.team });
    const later = await buildEvent(club, { teamId: family.team.id, date: dayAfter(9) });
    await openLongAgo(family.link);
    expect((await send(family.link, answer(family.match, other))).status).toBe(404);
    expect((await send(family.link, answer(later, family.mia))).status).toBe(404);
    expect((await send(family.link, answer(family.match, family.mia))).status).toBe(200);
  });
});

describe('Wrong answers are rejected with a sentence', () => {
  const about = 'Please answer for at least one child, and for at most 200 at once';
  it.each<[string, unknown, string]>([
    ['no list', {}, about],
    ['an empty list', { answers: [] }, about],
    ['too many', { answers: Array.from({ length: 201 }, (_, id) => answer({ id: 1 }, { id: id + 1 })) }, about],
    ['no objects', { answers: [null, 1] }, about],
    ['no choice', { answers: [{ eventId: 1, childId: 1 }] }, 'Please choose whether the child is available'],
    [
      'null',
      { answers: [{ eventId: 1, childId: 1, isAvailable: null }] },
      'Please choose whether the child is available',
    ],
    ['twice', { answers: Array(2).fill(answer({ id: 1 }, { id: 1 })) }, 'Please answer once for each child and event'],
  ])('%s', async (_what, body, sentence) => {
    const { link } = await askFamily();
    await openLongAgo(link);
    const response = await club.guest().post(link, body);
    expect([response.status, response.body.message]).toEqual([400, sentence]);
  });
});

it('Simultaneous answers in any order are all saved', async () => {
  const family = await askFamily();
  await openLongAgo(family.link);
  const all = [family.match, family.training].flatMap((event) => [
    answer(event, family.mia),
    answer(event, family.leo),
  ]);
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, n) => send(family.link, ...(n % 2 ? all : all.toReversed()))),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await historyOf(family)).toHaveLength(80);
});

it('Each guardian has a link of their own, which nobody but the recipient can read', async () => {
  const admin = await club.signIn((await anAdmin(club)).email);
  log.length = 0;
  const { link, mails, guardian } = await askFamily();
  const token = link.split('/').at(-1)!;
  await openLongAgo(link);
  await send(link);
  const { body: page } = await admin.get(`/api/admin/mails?q=${encodeURIComponent(guardian.email)}`);
  const bodies = await Promise.all(
    page.map(async ({ id }: { id: string }) => (await admin.get(`/api/admin/mails/${id}`)).body),
  );
  expect(bodies.map(({ body }) => body).join()).toContain('is available: a link for the recipient alone');
  expect(JSON.stringify(bodies)).not.toContain('/answer/');
  expect(mails[0]!.html).toContain(`/answer/${token}`);
  expect(log.join('')).toContain('/api/answer-links/:token');
  expect(log.join('')).not.toContain(token);
  const found = await club.database.query("SELECT encode(hash, 'hex') AS hash FROM answer_links");
  expect(JSON.stringify(found)).not.toContain(token);
});

it('A mail that asks nothing has no link', async () => {
  const { guardian, match, training, mia, leo } = await askFamily();
  const coach = await club.signIn((await aCoach(club)).email);
  for (const event of [match, training])
    for (const child of [mia, leo]) await coach.post('/api/availabilities', answer(event, child));
  await wantOverview(guardian, 1);
  at('17:00', 1);
  const mails = (await club.deliver()).filter(({ to }) => to === guardian.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your week: 2 events']);
  expect(mails[0]!.text).not.toContain('/answer/');
});

it('Old links are deleted', async () => {
  await askFamily();
  const links = async () => (await query('SELECT count(*)::int AS n FROM answer_links'))[0].n;
  await club.app.get(Housekeeping).clean();
  expect(await links()).toBe(1);
  await query(`UPDATE answer_links SET created_at = now() - interval '31 days'`);
  await club.app.get(Housekeeping).clean();
  expect(await links()).toBe(0);
});

// Covers ASVS 3.5.3.
it('A scanner that opens every link of every kind of mail, and sends answers at once, changes nothing', async () => {
  const { guardian, team, mia, mails } = await askFamily({
    beforeMail: async ({ guardian, team }) => {
      await wantOverview(guardian, 0);
      const news = await buildEvent(club, { teamId: team.id, title: 'News', date: dayAfter(12) });
      await query('UPDATE events SET created_at = $1 WHERE id = $2', `${dayAfter(0)}T12:00:00Z`, news.id);
      await buildEvent(club, { teamId: team.id, title: 'Tomorrow', date: dayAfter(1) });
      const moved = await buildEvent(club, { teamId: team.id, title: 'Moved', date: dayAfter(9) });
      const coach = await club.signIn((await aCoach(club)).email);
      await coach.put(`/api/events/${moved.id}`, { startTime: '15:00' });
      await letNoticesBecomeDue(club);
    },
  });
  const soon = await buildEvent(club, { teamId: team.id, title: 'Soon', date: dayAfter(1), startTime: '20:00' });
  await query('UPDATE events SET created_at = $1 WHERE id = $2', `${dayAfter(0)}T17:10:00Z`, soon.id);
  const coach = await club.signIn((await aCoach(club)).email);
  expect((await coach.post(`/api/events/${soon.id}/reminders`)).status).toBe(200);
  const sibling = { teamId: team.id, childId: (await buildChild(club, { guardian })).id };
  expect((await coach.post('/api/team-members', sibling)).status).toBe(201);
  at('17:20');
  mails.push(...(await club.deliver()).filter(({ to }) => to === guardian.email));
  const kinds = await query('SELECT DISTINCT kind FROM mails WHERE user_id = $1 ORDER BY 1', guardian.id);
  expect(kinds.map(({ kind }: { kind: string }) => kind)).toEqual(kindsWithLinks());

  const links = mails.flatMap(({ text, html, head }) => (text + html + head).match(/http:[^\s"<>]+/g)!);
  const pages = [...new Set(links)];
  const answerPages = pages.filter((url) => url.includes('/answer/')).map((url) => url.split('#')[0]);
  expect(new Set(answerPages).size).toBe(mails.length);
  for (const url of pages) {
    const inApi = url.replace('/answer/', '/api/answer-links/');
    for (const method of ['HEAD', 'GET', 'HEAD']) await (await fetch(inApi, { method, redirect: 'manual' })).text();
    if (inApi !== url)
      expect((await club.guest().post(new URL(inApi).pathname, { answers: [answer(soon, mia)] })).status).not.toBe(200);
  }
  expect(await query('SELECT FROM availability_history WHERE responded_by = $1', guardian.id)).toEqual([]);
});

it('Answers are limited', async () => {
  const { link, match, mia } = await askFamily();
  await openLongAgo(link);
  for (let n = 0; n < 60; n++) expect((await send(link, answer(match, mia, n % 2 === 0))).status).toBe(200);
  const { status, headers } = await send(link, answer(match, mia));
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
});

/** The weekly overview on a day of this test. */
async function wantOverview({ email }: { email: string }, days: number) {
  const weeklyDay = new Date(dayAfter(days)).getUTCDay() || 7;
  const topics = [{ topic: 'weekly-overview', isOn: true }];
  const parent = await club.signIn(email);
  expect((await parent.patch('/api/mail-preferences', { weeklyDay, topics })).status).toBe(200);
}

/** The kinds of mails whose samples have an answer link. */
const kindsWithLinks = () =>
  Object.entries(usualSamples.letters)
    .filter(([, letters]) => JSON.stringify(letters).includes('/answer/'))
    .map(([kind]) => kind)
    .sort();

const query = (statement: string, ...parameters: unknown[]) => club.database.query(statement, parameters);
