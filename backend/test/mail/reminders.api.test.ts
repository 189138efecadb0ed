import { messages } from '@touchline/domain';
import { addMinutes } from 'date-fns';
import {
  aCoach,
  anAdmin,
  aParent,
  buildAbsence,
  buildAvailability,
  buildChild,
  buildEvent,
  buildTeam,
} from '../support/factories.ts';
import { makeDue } from '../support/mail-club.ts';
import { type MailingClub, startMailingClub } from '../support/mails.ts';

let club: MailingClub;
beforeAll(async () => {
  club = await startMailingClub();
});
afterAll(() => club.close());
beforeEach(async () => {
  for (const table of ['events', 'mails', 'mail_plans', 'skipped_mails'])
    await club.database.query(`DELETE FROM ${table}`);
  // The server remembers the last day that it has planned.
  at('17:00', '2037-11-23');
  await club.deliver();
  at('12:00');
});

const tomorrow = '2037-11-25';
const at = (time: string, day = '2037-11-24') => club.setTime(new Date(`${day}T${time}:00Z`));

/** Mia and Leo with two guardians, in a team with a coach. */
async function buildFamily() {
  const verified = { hasUnverifiedEmail: false };
  const guardians = [await aParent(club, verified), await aParent(club, verified)] as const;
  const coach = await aCoach(club);
  const team = await buildTeam(club, { leadCoachId: coach.id });
  const mia = await buildChild(club, { name: `Mia Bell${team.id}`, guardian: guardians[0], team });
  const leo = await buildChild(club, {
    name: `Leo Bell${team.id}`,
    guardian: guardians[0],
    team,
    dateOfBirth: '2015-01-01',
  });
  await club.database.query(
    'INSERT INTO guardianships (child_id, user_id, is_primary) SELECT unnest($1::int[]), $2, false',
    [[mia.id, leo.id], guardians[1].id],
  );
  return { guardians, coach, team, mia, leo, parent: await club.signIn(guardians[0].email) };
}

/** The subjects of new mails by their recipient. */
const deliver = async () => {
  await makeDue(club.database);
  return (await club.deliver()).map(({ to, subject }) => [to, subject]).sort();
};

describe('A reminder to respond', () => {
  it('is one mail per guardian, with all events and children without a response', async () => {
    const { guardians, team, mia } = await buildFamily();
    const match = await buildEvent(club, {
      teamId: team.id,
      title: 'Home match',
      date: '2037-12-01',
      location: 'Riverside',
    });
    await buildEvent(club, { teamId: team.id, title: 'Training', date: '2037-11-26' });
    await buildAvailability(club, { eventId: match.id, childId: mia.id });
    at('16:59');
    expect(await club.deliver()).toEqual([]);
    at('17:00');
    const mails = await club.deliver();
    expect(mails.map(({ to }) => to).sort()).toEqual(guardians.map(({ email }) => email).sort());
    expect(mails[0]!.subject).toBe('2 events still need your answer');
    expect(mails[0]!.text).toContain('Home match\nTue, Dec 1, 2037, 10:30 AM\nRiverside\nNo answer yet for Leo\n');
    expect(mails[0]!.text).toContain('Training\nThu, Nov 26, 10:30 AM\nNo answer yet for Mia and Leo\n');
    expect(mails[0]!.text).not.toContain('Bell');
    at('17:01');
    expect(await club.deliver()).toEqual([]);
  });

  it('ends for all guardians when one of them has responded', async () => {
    const { team, mia, leo, parent } = await buildFamily();
    const { id } = await buildEvent(club, { teamId: team.id, date: '2037-12-01' });
    for (const { id: childId } of [mia, leo]) {
      const { status } = await parent.post('/api/availabilities', { eventId: id, childId, isAvailable: false });
      expect(status).toBe(201);
    }
    at('17:00');
    expect(await deliver()).toEqual([]);
  });

  it('does not ask for a child who is away, until the absence is removed', async () => {
    const { guardians, team, mia, leo, parent } = await buildFamily();
    await buildEvent(club, { teamId: team.id, title: 'Home match', date: '2037-12-01' });
    for (const child of [mia, leo]) await buildAbsence(club, child, { from: '2037-11-30', to: '2037-12-01' });
    at('17:00');
    expect(await deliver()).toEqual([]);
    const absences = `/api/children/${mia.id}/absences`;
    expect((await parent.delete(`${absences}/${(await parent.get(absences)).body[0].id}`)).status).toBe(204);
    at('17:00', '2037-11-29');
    const mails = await club.deliver();
    expect(mails.map(({ to }) => to).sort()).toEqual(guardians.map(({ email }) => email).sort());
    expect(mails[0]!.text).toContain('No answer yet for Mia\n');
  });

  it('goes only to addresses that somebody has verified, of active accounts', async () => {
    const { guardians, team } = await buildFamily();
    await club.database.query('UPDATE users SET self_registered = true WHERE id = $1', [guardians[0].id]);
    await club.database.query('UPDATE users SET is_active = false WHERE id = $1', [guardians[1].id]);
    await buildEvent(club, { teamId: team.id, date: '2037-12-01' });
    at('17:00');
    expect(await deliver()).toEqual([]);
  });

  it('is dropped rather than sent twice if the server ended while it sent the mail', async () => {
    const { guardians, team } = await buildFamily();
    await buildEvent(club, { teamId: team.id, date: '2037-12-01' });
    at('23:00');
    expect(await club.deliver()).toEqual([]);
    await club.database.query(
      `UPDATE mails SET state = 'sending', attempts = 1, claimed_at = now(), due_at = now() WHERE user_id = $1`,
      [guardians[0].id],
    );
    at('08:00', tomorrow);
    expect((await deliver()).map(([to]) => to)).toEqual([guardians[1].email]);
    const rows = await club.database.query('SELECT state, reason FROM mails WHERE user_id = $1', [guardians[0].id]);
    expect(rows).toEqual([{ state: 'dropped', reason: 'The server ended while it sent this mail' }]);
  });
});

it('A mail that is switched off while it waits is not sent', async () => {
  const { guardians, team, parent } = await buildFamily();
  await parent.patch('/api/mail-preferences', { quietHours: { from: '16:00', to: '18:00' } });
  await buildEvent(club, { teamId: team.id, date: tomorrow, startTime: '20:00' });
  at('17:00');
  expect((await deliver()).map(([to]) => to)).toEqual([guardians[1].email]);
  const [mail] = (await parent.get('/api/mail-preferences/upcoming')).body;
  expect(mail).toMatchObject({ key: 'last-call:2037-11-24', date: '2037-11-24', time: '18:00', isOn: true });
  await parent.patch('/api/mail-preferences', { upcoming: [{ key: mail.key, isOn: false }] });
  at('18:00');
  expect(await deliver()).toEqual([]);
});

it('An event that was created since yesterday is told once, and the weekly overview on its day if it is wanted', async () => {
  const { guardians, team, parent } = await buildFamily();
  await parent.patch('/api/mail-preferences', { weeklyDay: 2, topics: [{ topic: 'weekly-overview', isOn: true }] });
  const fields = { teamId: team.id, title: 'Cup', date: '2037-11-30', createdAt: new Date('2037-11-24T09:00:00Z') };
  await buildEvent(club, fields);
  at('17:00');
  expect(await deliver()).toEqual(
    [
      [guardians[0].email, 'New: Cup, Mon, Nov 30, 10:30 AM'],
      [guardians[0].email, 'Your week: Cup, Mon, Nov 30, 10:30 AM'],
      [guardians[1].email, 'New: Cup, Mon, Nov 30, 10:30 AM'],
    ].sort(),
  );
  at('17:00', tomorrow);
  expect(await deliver()).toEqual([]);
});

it('A daily mail that has waited for a day is not sent', async () => {
  const { team } = await buildFamily();
  await buildEvent(club, { teamId: team.id, date: '2037-12-01' });
  at('23:00');
  expect(await club.deliver()).toEqual([]);
  at('17:00', tomorrow);
  expect(await deliver()).toEqual([]);
});

// They may have been sent before the backup was restored.
it('The daily mails of the day on which a restored club resumes are left out', async () => {
  const { team } = await buildFamily();
  const admin = await club.signIn((await anAdmin(club)).email);
  await buildEvent(club, { teamId: team.id, date: '2037-12-01' });
  await club.database.query('DELETE FROM mail_delivery');
  at('18:00');
  expect((await admin.post('/api/admin/mails/resume')).status).toBe(200);
  expect(await deliver()).toEqual([]);
  at('17:00', tomorrow);
  await buildEvent(club, { teamId: team.id, date: '2037-12-02' });
  expect(await deliver()).toHaveLength(2);
});

it('A last call does not wait for the end of quiet hours if the event begins before', async () => {
  const { guardians, parent, team } = await buildFamily();
  await parent.patch('/api/mail-preferences', { quietHours: { from: '16:00', to: '10:30' } });
  await buildEvent(club, { teamId: team.id, title: 'Cup', date: tomorrow, startTime: '09:00' });
  at('16:30');
  const [planned] = (await parent.get('/api/mail-preferences/upcoming')).body;
  expect(planned).toMatchObject({ topic: 'last-call', date: '2037-11-24', time: '17:00' });
  at('17:00');
  const mails = await deliver();
  expect(mails.filter(([to]) => to === guardians[0].email)).toEqual([
    [guardians[0].email, 'Last call: can Mia and Leo come? Cup, tomorrow, 9:00 AM'],
  ]);
});

describe('An event with a deadline', () => {
  const inWeek = { title: 'Cup', date: '2037-12-01', startTime: '10:30' };

  it('gets its last call before the deadline instead of on the day before, and no reminder on that day', async () => {
    const { guardians, parent, team } = await buildFamily();
    await buildEvent(club, { teamId: team.id, ...inWeek, deadline: '2037-11-25 09:00' });
    const upcoming = (await parent.get('/api/mail-preferences/upcoming')).body;
    expect(upcoming.map(({ key }: { key: string }) => key)).toEqual(['last-call:2037-11-24']);
    at('17:00');
    await makeDue(club.database);
    const [mail, ...others] = (await club.deliver()).filter(({ to }) => to === guardians[0].email);
    expect(others).toEqual([]);
    expect(mail!.subject).toBe('Last call: can Mia and Leo come? Cup, Tue, Dec 1, 2037, 10:30 AM');
    expect(mail!.text).toContain('RSVP by Wed, Nov 25, 9:00 AM');
    for (const day of ['2037-11-29', '2037-11-30']) {
      at('17:00', day);
      expect((await deliver()).filter(([to]) => to === guardians[0].email)).toEqual([]);
    }
  });

  it('gets its last call also if the deadline is weeks before', async () => {
    const { guardians, team } = await buildFamily();
    await buildEvent(club, { teamId: team.id, ...inWeek, date: '2038-02-01', deadline: '2037-11-25 09:00' });
    at('17:00');
    expect((await deliver())[0]).toEqual([
      guardians[0].email,
      'Last call: can Mia and Leo come? Cup, Mon, Feb 1, 2038, 10:30 AM',
    ]);
  });

  it('is not in a last call that waits until the deadline has passed', async () => {
    const { guardians, parent, team } = await buildFamily();
    await parent.patch('/api/mail-preferences', { quietHours: { from: '16:00', to: '10:30' } });
    await buildEvent(club, { teamId: team.id, ...inWeek, deadline: '2037-11-25 09:00' });
    at('17:00');
    expect((await deliver()).map(([to]) => to)).toContain(guardians[0].email);
  });

  it('cannot be reminded of after the deadline', async () => {
    const { coach, team } = await buildFamily();
    const { id } = await buildEvent(club, { teamId: team.id, ...inWeek, deadline: '2037-11-24 12:00' });
    const staff = await club.signIn(coach.email);
    const { status, body } = await staff.post(`/api/events/${id}/reminders`);
    expect([status, body.message]).toEqual([409, messages.deadlinePassed]);
  });
});

it('Quiet hours that are switched off release what waits', async () => {
  const { guardians, parent, team } = await buildFamily();
  await buildEvent(club, { teamId: team.id, date: '2037-12-01' });
  at('22:00');
  expect(await club.deliver()).toEqual([]);
  await parent.patch('/api/mail-preferences', { quietHours: null });
  expect((await club.deliver()).map(({ to }) => to)).toEqual([guardians[0].email]);
});

it('A new event whose deadline passes before the next daily mails is told at once', async () => {
  const { guardians, team } = await buildFamily();
  at('17:00');
  expect(await club.deliver()).toEqual([]);
  const { id } = await buildEvent(club, { teamId: team.id, title: 'Cup', date: '2037-11-26', deadlineHours: 24 });
  await club.database.query(`UPDATE events SET created_at = '2037-11-24T18:00:00Z' WHERE id = $1`, [id]);
  at('18:06');
  const mails = await club.deliver();
  expect(mails.map(({ to }) => to).sort()).toEqual(guardians.map(({ email }) => email).sort());
  expect(mails[0]!.text).toContain('/answer/');
});

describe('A new event at short notice', () => {
  it.each([
    ['today', '2037-11-24', '2037-11-24T11:00:00Z'],
    ['tomorrow, after the daily mails', tomorrow, '2037-11-24T18:00:00Z'],
  ])('for %s is told after five minutes, once', async (_when, date, created) => {
    const { guardians, team } = await buildFamily();
    const createdAt = new Date(created);
    await buildEvent(club, { teamId: team.id, title: 'Cup', date, startTime: '16:00', createdAt });
    const after = (minutes: number) => club.setTime(addMinutes(createdAt, minutes));
    const told = async () => (await club.deliver()).filter(({ subject }) => subject.startsWith('New: Cup'));
    after(4);
    expect(await told()).toEqual([]);
    after(5);
    expect((await told()).map(({ to }) => to).sort()).toEqual(guardians.map(({ email }) => email).sort());
    after(6);
    expect(await told()).toEqual([]);
    at('17:00', tomorrow);
    expect(await told()).toEqual([]);
  });

  it('is not told again with the daily mails when its deadline is corrected', async () => {
    const { team } = await buildFamily();
    const created = new Date('2037-11-24T10:00:00Z');
    const fields = { teamId: team.id, title: 'Cup', date: '2037-12-15', startTime: '16:00', createdAt: created };
    const { id } = await buildEvent(club, { ...fields, deadline: '2037-11-24 16:00' });
    at('10:05');
    expect(await club.deliver()).toHaveLength(2);
    await club.database.query(`UPDATE events SET deadline = '2037-12-10 16:00' WHERE id = $1`, [id]);
    at('17:00');
    expect(await club.deliver()).toEqual([]);
  });

  it('is one mail for several events, without those that were cancelled', async () => {
    const { guardians, parent, team } = await buildFamily();
    const fields = {
      teamId: team.id,
      date: '2037-11-24',
      startTime: '16:00',
      createdAt: new Date('2037-11-24T11:00Z'),
    };
    const [first] = [await buildEvent(club, fields), await buildEvent(club, fields), await buildEvent(club, fields)];
    await club.database.query(`UPDATE events SET status = 'cancelled' WHERE id = $1`, [first.id]);
    await parent.patch('/api/mail-preferences', { topics: [{ topic: 'new-events', isOn: false }] });
    expect((await club.deliver()).map(({ to, subject }) => [to, subject])).toEqual([
      [guardians[1].email, '2 new events for Mia and Leo'],
    ]);
  });
});

describe('The coach’s overview', () => {
  it('comes a day before the event, with short names of those who come, do not and are silent', async () => {
    const { coach, team, mia, leo } = await buildFamily();
    await buildChild(club, { name: `Zoe Hill${team.id}`, team });
    const { id } = await buildEvent(club, { teamId: team.id, title: 'Cup', date: tomorrow, startTime: '14:30' });
    await buildAvailability(club, { eventId: id, childId: mia.id });
    await buildAvailability(club, { eventId: id, childId: leo.id, isAvailable: false });
    at('14:29');
    expect(await club.deliver()).toEqual([]);
    at('14:30');
    const mails = await club.deliver();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [coach.email, '1 coming, 1 without an answer: Cup, Wed, Nov 25, 2037'],
    ]);
    expect(mails[0]!.text).toContain('Coming (1): Mia B.\nNot coming (1): Leo B.\nNo answer (1): Zoe H.');
    at('14:31');
    expect(await club.deliver()).toEqual([]);
  });

  it('names those who are away, who are not silent', async () => {
    const { team, mia, leo } = await buildFamily();
    await buildEvent(club, { teamId: team.id, title: 'Cup', date: tomorrow, startTime: '14:30' });
    for (const child of [mia, leo]) await buildAbsence(club, child, { from: tomorrow, to: tomorrow });
    at('14:30');
    const [mail] = await club.deliver();
    expect(mail!.subject).toBe('0 coming, 0 without an answer: Cup, Wed, Nov 25, 2037');
    expect(mail!.text).toContain('Not coming (0): nobody\nAway (2): Leo B., Mia B.\nNo answer (0): nobody');
  });

  it('of a new event gives families three hours to respond', async () => {
    const { team } = await buildFamily();
    await buildEvent(club, {
      teamId: team.id,
      date: tomorrow,
      startTime: '13:00',
      createdAt: new Date('2037-11-24T14:00Z'),
    });
    at('16:59');
    expect(await club.deliver()).toEqual([]);
    at('17:00');
    expect((await deliver()).filter(([, subject]) => subject!.includes('coming'))).toHaveLength(1);
  });

  it('does not come to somebody who is no longer a coach', async () => {
    const { coach, team } = await buildFamily();
    await buildEvent(club, { teamId: team.id, date: tomorrow, startTime: '13:00' });
    await club.database.query('UPDATE users SET is_coach = false WHERE id = $1', [coach.id]);
    at('14:00');
    expect(await club.deliver()).toEqual([]);
  });

  it('does not come for an event that was cancelled while the mail waited', async () => {
    const { coach, team } = await buildFamily();
    const { id } = await buildEvent(club, { teamId: team.id, date: tomorrow, startTime: '22:00' });
    at('22:00');
    expect(await club.deliver()).toEqual([]);
    await club.database.query(`UPDATE events SET status = 'cancelled' WHERE id = $1`, [id]);
    at('08:00', tomorrow);
    expect(await deliver()).toEqual([]);
    const rows = await club.database.query('SELECT state FROM mails WHERE user_id = $1', [coach.id]);
    expect(rows).toEqual([{ state: 'dropped' }]);
  });
});

describe('A reply to a mail about a team’s event', () => {
  const office = 'office@replies.example';

  /** A family of a team whose confirmed lead coach takes replies. */
  async function buildReplies() {
    const admin = await club.signIn((await anAdmin(club)).email);
    await admin.patch('/api/club', { contactEmail: office });
    const coach = await aCoach(club, { fullName: 'Pat Coach', hasUnverifiedEmail: false });
    const team = await buildTeam(club, { leadCoachId: coach.id });
    const guardian = await aParent(club, { hasUnverifiedEmail: false });
    await buildChild(club, { guardian, team });
    await club.database.query(
      'INSERT INTO coach_appointments (team_id, coach_id, confirmed_at) VALUES ($1, $2, now())',
      [team.id, coach.id],
    );
    const api = await club.signIn(coach.email);
    await api.patch('/api/mail-preferences', { takesReplies: true });
    return { admin, coach, team, guardian, api };
  }

  /** The address header and the sentence of the only mail to the family. */
  async function mailTo({ email }: { email: string }) {
    await makeDue(club.database);
    const mails = (await club.deliver()).filter(({ to }) => to === email);
    expect(mails).toHaveLength(1);
    const { head, text, html } = mails[0]!;
    const sentence = /If you reply, .*$/m.exec(text)![0];
    expect(html).toContain(sentence);
    return { replyTo: /^Reply-To: (.*)$/im.exec(head.replace(/\r?\n /g, ' '))?.[1], sentence };
  }

  it('reaches the club and the lead coach, if the coach agrees', async () => {
    const { coach, team, guardian, api } = await buildReplies();
    const { id } = await buildEvent(club, { teamId: team.id, date: '2037-12-01' });
    expect((await api.post(`/api/events/${id}/reminders`)).status).toBe(200);
    expect(await mailTo(guardian)).toEqual({
      replyTo: `${office}, ${coach.email}`,
      sentence: `If you reply, Touchline FC and Pat Coach, the coach of ${team.name}, get your mail.`,
    });
  });

  it.each<[string, string]>([
    ['has not agreed', 'UPDATE mail_preferences SET takes_replies = false'],
    ['has not been confirmed', 'DELETE FROM coach_appointments'],
    ['is not the lead coach', 'UPDATE teams SET lead_coach_id = NULL'],
    ['is deactivated', 'UPDATE users SET is_active = false WHERE full_name = $$Pat Coach$$'],
    ['is no coach any longer', 'UPDATE users SET is_coach = false WHERE full_name = $$Pat Coach$$'],
    ['has not proven the address', 'UPDATE users SET self_registered = true WHERE full_name = $$Pat Coach$$'],
    [
      'coaches only one of two teams',
      'INSERT INTO event_teams SELECT e.id, min(t.id), 1 FROM events e, teams t GROUP BY e.id',
    ],
    ['coaches, while the event is for the whole club', 'UPDATE events SET relevance_type = $$all$$'],
  ])('reaches the club alone if the coach %s', async (_case, statement) => {
    const { admin, team, guardian } = await buildReplies();
    const { id } = await buildEvent(club, { teamId: team.id, date: '2037-12-01' });
    await club.database.query(statement);
    expect((await admin.post(`/api/events/${id}/reminders`)).status).toBe(200);
    expect(await mailTo(guardian)).toEqual({
      replyTo: office,
      sentence: 'If you reply, Touchline FC gets your mail, not the coach.',
    });
  });

  it('reaches the coach if a mail bundles events of the team, and the club alone if it bundles those of several', async () => {
    const { coach, team, guardian } = await buildReplies();
    const off = ['new-events', 'last-call'].map((topic) => ({ topic, isOn: false }));
    await (await club.signIn(guardian.email)).patch('/api/mail-preferences', { topics: off });
    const date = '2037-11-26';
    await buildEvent(club, { teamId: team.id, date });
    await buildEvent(club, { teamId: team.id, date, startTime: '15:00' });
    at('17:00');
    expect((await mailTo(guardian)).replyTo).toBe(`${office}, ${coach.email}`);

    const other = await buildTeam(club);
    await buildChild(club, { guardian, team: other });
    for (const { id: teamId } of [team, other]) await buildEvent(club, { teamId, date: '2037-11-27' });
    at('17:00', '2037-11-25');
    expect((await mailTo(guardian)).replyTo).toBe(office);
  });

  it('reaches the sender and the coach if the club has no contact address', async () => {
    const { admin, coach, team, guardian, api } = await buildReplies();
    await admin.patch('/api/club', { contactEmail: null });
    const { id } = await buildEvent(club, { teamId: team.id, date: '2037-12-01' });
    await api.post(`/api/events/${id}/reminders`);
    expect((await mailTo(guardian)).replyTo).toBe(`touchline@localhost, ${coach.email}`);
  });
});

describe('Remind now', () => {
  const remindersOf = (id: number) => `/api/events/${id}/reminders`;

  it('mails the guardians of players without a response, at most once an hour', async () => {
    const { guardians, coach, team, mia, leo } = await buildFamily();
    const zoe = await buildChild(club, { name: `Zoe Hill${team.id}`, team });
    const { id } = await buildEvent(club, { teamId: team.id, title: 'Cup', date: '2037-12-20' });
    await buildAvailability(club, { eventId: id, childId: leo.id });
    const staff = await club.signIn(coach.email);
    expect((await staff.get(remindersOf(id))).body).toEqual({
      families: 2,
      unreachable: 1,
      sentAt: null,
      nextAt: null,
    });
    const first = await staff.post(remindersOf(id));
    expect([first.status, first.body.families]).toEqual([200, 2]);
    const mails = await club.deliver();
    expect(mails.map(({ to }) => to).sort()).toEqual(guardians.map(({ email }) => email).sort());
    expect(mails[0]!.subject).toBe('Please answer: can Mia come? Cup, Sun, Dec 20, 2037, 10:30 AM');
    expect(mails[0]!.text).not.toMatch(new RegExp(`Leo|${zoe.name}|${mia.name}`));
    const again = await staff.post(remindersOf(id));
    expect([again.status, again.body.message]).toEqual([409, messages.remindedRecently]);
    const { body } = await staff.get(remindersOf(id));
    expect(new Date(body.nextAt).getTime() - new Date(body.sentAt).getTime()).toBe(3_600_000);
    await club.database.query(`UPDATE event_reminders SET sent_at = now() - interval '1 hour'`);
    expect((await staff.get(remindersOf(id))).body.nextAt).toBeNull();
    expect((await staff.post(remindersOf(id))).status).toBe(200);
    expect(await club.deliver()).toHaveLength(2);
  });

  it('leaves out children who are away, also among those who cannot be reached', async () => {
    const { coach, team, mia, leo } = await buildFamily();
    const zoe = await buildChild(club, { name: `Zoe Hill${team.id}`, team });
    const { id } = await buildEvent(club, { teamId: team.id, date: '2037-12-20' });
    const staff = await club.signIn(coach.email);
    for (const child of [mia, zoe]) await buildAbsence(club, child, { from: '2037-12-20', to: '2037-12-20' });
    expect((await staff.get(remindersOf(id))).body).toMatchObject({ families: 2, unreachable: 0 });
    await buildAbsence(club, leo, { from: '2037-12-20', to: '2037-12-20' });
    expect((await staff.get(remindersOf(id))).body).toMatchObject({ families: 0, unreachable: 0 });
    expect((await staff.post(remindersOf(id))).body.message).toBe(messages.nobodyToRemind);
  });

  it('is done once by several coaches at the same time', async () => {
    const { coach, team } = await buildFamily();
    const { id } = await buildEvent(club, { teamId: team.id, date: '2037-12-20' });
    const staff = await club.signIn(coach.email);
    const responses = await Promise.all(Array.from({ length: 8 }, () => staff.post(remindersOf(id))));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    expect(await club.deliver()).toHaveLength(2);
  });

  it('leaves out guardians who do not want reminders of this child, and those who respond before the mail is sent', async () => {
    const { guardians, coach, parent, team, mia, leo } = await buildFamily();
    await parent.patch('/api/mail-preferences', { topics: [{ topic: 'reminders', mutedChildIds: [mia.id] }] });
    const { id } = await buildEvent(club, { teamId: team.id, date: '2037-12-20' });
    await buildAvailability(club, { eventId: id, childId: leo.id });
    const staff = await club.signIn(coach.email);
    expect((await staff.post(remindersOf(id))).body.families).toBe(1);
    await buildAvailability(club, { eventId: id, childId: mia.id });
    expect(await club.deliver()).toEqual([]);
    const rows = await club.database.query(`SELECT user_id AS "userId", state FROM mails`);
    expect(rows).toEqual([{ userId: guardians[1].id, state: 'dropped' }]);
  });

  it('is rejected after ten events in an hour, and while mail is paused', async () => {
    const { coach, team } = await buildFamily();
    const staff = await club.signIn(coach.email);
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) {
      const { id } = await buildEvent(club, { teamId: team.id, date: '2037-12-20' });
      statuses.push((await staff.post(remindersOf(id))).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 409]);
    await club.database.query('UPDATE mail_delivery SET is_paused = true');
    const { id } = await buildEvent(club, { teamId: team.id, date: '2037-12-20' });
    expect((await staff.post(remindersOf(id))).body.message).toBe(messages.mailPaused);
    await club.database.query('UPDATE mail_delivery SET is_paused = false');
  });

  it('comes in quiet hours if the event begins before they end', async () => {
    const { coach, team } = await buildFamily();
    const { id } = await buildEvent(club, { teamId: team.id, date: tomorrow, startTime: '06:45' });
    at('22:00');
    expect((await (await club.signIn(coach.email)).post(remindersOf(id))).status).toBe(200);
    const subjects = (await club.deliver()).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Please answer: '))).toHaveLength(2);
  });

  it.each([
    ['that has begun', { date: '2037-11-24', startTime: '12:00' }, messages.remindedTooLate],
    ['that is cancelled', { date: '2037-12-20', status: 'cancelled' as const }, messages.eventCancelled],
    ['without players', { date: '2037-12-20', teamId: null }, messages.nobodyToRemind],
  ])('is rejected for an event %s', async (_, fields, message) => {
    const { coach, team } = await buildFamily();
    const { id } = await buildEvent(club, { teamId: team.id, ...fields });
    const { status, body } = await (await club.signIn(coach.email)).post(remindersOf(id));
    expect([status, body.message]).toEqual([409, message]);
    expect(await club.database.query('SELECT FROM event_reminders')).toEqual([]);
  });
});
