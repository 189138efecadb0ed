import { messages } from '@touchline/domain';
import { type Api } from '../support/api.ts';
import { aCoach, aParent, buildChild, buildEvent, buildTeam } from '../support/factories.ts';
import { makeDue } from '../support/mail-club.ts';
import { type MailingClub, startMailingClub } from '../support/mails.ts';

let club: MailingClub;
beforeAll(async () => {
  club = await startMailingClub();
});
afterAll(() => club.close());

const path = '/api/mail-preferences';

async function buildFamily() {
  const guardian = await aParent(club, { hasUnverifiedEmail: false });
  const team = await buildTeam(club);
  const mia = await buildChild(club, { name: `Mia Bell${guardian.id}`, guardian, team });
  const leo = await buildChild(club, { name: `Leo Bell${guardian.id}`, guardian, team, dateOfBirth: '2015-01-01' });
  return { guardian, team, mia, leo, parent: await club.signIn(guardian.email) };
}

const topicsOf = async (api: Api) => (await api.get(path)).body.topics.map(({ topic }: { topic: string }) => topic);

describe('Mail preferences', () => {
  it('have defaults', async () => {
    const { parent, mia, leo } = await buildFamily();
    const { body } = await parent.get(path);
    expect(body).toMatchObject({
      children: [
        { id: mia.id, name: mia.name },
        { id: leo.id, name: leo.name },
      ],
      quietHours: { from: '21:00', to: '07:00' },
      weeklyDay: 7,
      reminderDays: [7, 2],
    });
    const off = body.topics.filter(({ isOn }: { isOn: boolean }) => !isOn);
    expect(off.map(({ topic }: { topic: string }) => topic)).toEqual(['weekly-overview']);
  });

  it('let coaches take the replies of families, which is off by default and of no concern to others', async () => {
    const coach = await club.signIn((await aCoach(club)).email);
    expect((await coach.get(path)).body.takesReplies).toBe(false);
    expect((await coach.patch(path, { takesReplies: true })).body.takesReplies).toBe(true);
    expect((await coach.patch(path, { weeklyDay: 3 })).body.takesReplies).toBe(true);
    expect((await coach.patch(path, { takesReplies: 'yes' })).status).toBe(400);
    const { parent, guardian } = await buildFamily();
    expect((await parent.patch(path, { takesReplies: true })).body).not.toHaveProperty('takesReplies');
    await club.database.query('UPDATE users SET is_coach = true WHERE id = $1', [guardian.id]);
    expect((await parent.get(path)).body.takesReplies).toBe(false);
  });

  it('list the topics about which the user can get mails', async () => {
    const { parent, guardian } = await buildFamily();
    const ofGuardians = ['changes', 'reminders', 'last-call', 'new-events', 'announcements', 'weekly-overview'];
    expect(await topicsOf(parent)).toEqual([...ofGuardians, 'new-devices']);
    const coach = await club.signIn((await aCoach(club)).email);
    expect(await topicsOf(coach)).toEqual(['announcements', 'coach-overview', 'new-devices']);
    await club.database.query('UPDATE users SET is_coach = true WHERE id = $1', [guardian.id]);
    expect(await topicsOf(parent)).toEqual([...ofGuardians, 'coach-overview', 'new-devices']);
  });

  it('keep what a change does not name', async () => {
    const { parent, mia } = await buildFamily();
    const before = (await parent.get(path)).body;
    await parent.patch(path, { topics: [{ topic: 'reminders', mutedChildIds: [mia.id] }] });
    await parent.patch(path, { quietHours: null });
    await parent.patch(path, { weeklyDay: 3 });
    await parent.patch(path, { reminderDays: [2, 5] });
    const { body, status } = await parent.patch(path, { topics: [{ topic: 'last-call', isOn: false }] });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...before,
      quietHours: null,
      weeklyDay: 3,
      reminderDays: [5, 2],
      topics: before.topics.map((topic: { topic: string }) => ({
        ...topic,
        ...(topic.topic === 'reminders' && { mutedChildIds: [mia.id] }),
        ...(topic.topic === 'last-call' && { isOn: false }),
      })),
    });
    expect((await parent.get(path)).body).toEqual(body);
  });

  it('keep all changes of requests at the same time', async () => {
    const { parent } = await buildFamily();
    const topics = ['changes', 'reminders', 'last-call', 'new-events', 'announcements', 'new-devices'];
    await Promise.all(topics.map((topic) => parent.patch(path, { topics: [{ topic, isOn: false }] })));
    const { body } = await parent.get(path);
    expect(body.topics.every(({ isOn }: { isOn: boolean }) => !isOn)).toBe(true);
  });

  it('ignore children of others', async () => {
    const { parent } = await buildFamily();
    const { mia } = await buildFamily();
    const { status, body } = await parent.patch(path, { topics: [{ topic: 'changes', mutedChildIds: [mia.id, 999] }] });
    expect(status).toBe(200);
    expect(body.topics[0]).toEqual({ topic: 'changes', isOn: true, mutedChildIds: [], isPerChild: true });
  });

  it('forget a child who is no longer the user’s', async () => {
    const { parent, guardian, mia } = await buildFamily();
    await parent.patch(path, { topics: [{ topic: 'changes', mutedChildIds: [mia.id] }] });
    await club.database.query('DELETE FROM guardianships WHERE child_id = $1', [mia.id]);
    await club.database.query('INSERT INTO guardianships (child_id, user_id) VALUES ($1, $2)', [mia.id, guardian.id]);
    expect((await parent.get(path)).body.topics[0].mutedChildIds).toEqual([]);
  });

  it.each([
    [{ quietHours: { from: '21:00', to: '21:00' } }, 'quietHours', messages.quietHoursEmpty],
    [{ quietHours: { from: '21:00' } }, 'quietHours.to', messages.quietHoursInvalid],
    [{ quietHours: { from: '25:00', to: '07:00' } }, 'quietHours.from', messages.quietHoursInvalid],
    [{ weeklyDay: 0 }, 'weeklyDay', messages.weekdayInvalid],
    [{ weeklyDay: 8 }, 'weeklyDay', messages.weekdayInvalid],
    [{ reminderDays: [1] }, 'reminderDays', messages.reminderDaysInvalid],
    [{ reminderDays: [15] }, 'reminderDays', messages.reminderDaysInvalid],
    [{ reminderDays: [2, 3, 4, 5, 6] }, 'reminderDays', messages.reminderDaysInvalid],
    [{ reminderDays: '2' }, 'reminderDays', messages.reminderDaysInvalid],
    [{ topics: [{ topic: 'password-reset', isOn: false }] }, 'topics.0.topic', messages.topicInvalid],
    [{ topics: [{ topic: 'changes', mutedChildIds: ['Mia'] }] }, 'topics.0.mutedChildIds', messages.childrenInvalid],
    [{ topics: null }, 'topics', messages.topicsInvalid],
    [{ topics: [[]] }, 'topics', messages.topicsInvalid],
    [{ topics: Array.from({ length: 9 }, () => ({ topic: 'changes' })) }, 'topics', messages.topicsInvalid],
    [{ quietHours: [] }, 'quietHours', messages.quietHoursInvalid],
    [{ upcoming: 'x' }, 'upcoming', messages.plannedMailsInvalid],
    [{ upcoming: [{ key: 'x', isOn: false }] }, 'upcoming.0.key', messages.mailKeyInvalid],
  ])('reject %j', async (fields, field, message) => {
    const { parent } = await buildFamily();
    const before = (await parent.get(path)).body;
    const { status, body } = await parent.patch(path, fields);
    expect([status, body.errors]).toEqual([400, { [field]: message }]);
    expect((await parent.get(path)).body).toEqual(before);
  });
});

describe('Quiet hours', () => {
  const change = async (id: number, fields: object) => {
    const coach = await club.signIn((await aCoach(club)).email);
    expect((await coach.put(`/api/events/${id}`, fields)).status).toBe(200);
    await club.database.query('UPDATE event_notices SET due_at = now()');
  };
  const at = (time: string) => club.setTime(new Date(`2037-11-24T${time}:00Z`));
  /** Quiet hours postpone mails by the database's clock; the club's clock decides when they are over. */
  const deliver = async () => {
    await makeDue(club.database);
    return (await club.deliver()).map(({ to }) => to);
  };

  it('postpone a mail until they end', async () => {
    const { guardian, team } = await buildFamily();
    const event = await buildEvent(club, { teamId: team.id, date: '2037-11-28' });
    at('22:30');
    await change(event.id, { startTime: '11:00' });
    expect(await club.deliver()).toEqual([]);
    const [row] = await club.database.query(
      `SELECT state, attempts, reason, round(extract(epoch FROM due_at - now()) / 60)::int AS minutes FROM mails WHERE user_id = $1`,
      [guardian.id],
    );
    const reason = 'The recipient has quiet hours';
    expect(row).toEqual({ state: 'queued', attempts: 0, reason, minutes: 8 * 60 + 30 });
    at('23:59');
    expect(await deliver()).toEqual([]);
    club.setTime(new Date('2037-11-25T07:00:00Z'));
    expect(await deliver()).toEqual([guardian.email]);
  });

  it('do not postpone the change of an event that begins before they end', async () => {
    const { guardian, team } = await buildFamily();
    const event = await buildEvent(club, { teamId: team.id, date: '2037-11-25', startTime: '06:30' });
    at('22:30');
    await change(event.id, { status: 'cancelled' });
    expect((await club.deliver()).map(({ to }) => to)).toEqual([guardian.email]);
  });

  it('do not hold up mails about the account', async () => {
    const { guardian } = await buildFamily();
    at('23:00');
    await club.guest().post('/api/auth/forgot-password', { email: guardian.email });
    expect((await club.deliver()).map(({ to }) => to)).toEqual([guardian.email]);
  });

  it('are those of the recipient', async () => {
    const { guardian, parent, team } = await buildFamily();
    await parent.patch(path, { quietHours: { from: '12:00', to: '14:00' } });
    const event = await buildEvent(club, { teamId: team.id, date: '2037-11-28' });
    at('13:00');
    await change(event.id, { startTime: '11:00' });
    expect(await deliver()).toEqual([]);
    at('22:30');
    expect(await deliver()).toEqual([guardian.email]);
  });
});

describe('A topic', () => {
  const cancel = async (eventId: number) => {
    club.setTime(new Date('2037-11-24T12:00:00Z'));
    const coach = await club.signIn((await aCoach(club)).email);
    await coach.put(`/api/events/${eventId}`, { status: 'cancelled' });
    await club.database.query('UPDATE event_notices SET due_at = now()');
    return club.deliver();
  };

  it('that is switched off for one child is about the others', async () => {
    const { parent, team, mia, leo } = await buildFamily();
    await parent.patch(path, { topics: [{ topic: 'changes', mutedChildIds: [mia.id] }] });
    const event = await buildEvent(club, { teamId: team.id, date: '2037-11-28' });
    const [mail] = await cancel(event.id);
    expect(mail!.text).toContain('For Leo.');
    await parent.patch(path, { topics: [{ topic: 'changes', mutedChildIds: [mia.id, leo.id] }] });
    const second = await buildEvent(club, { teamId: team.id, date: '2037-11-28' });
    expect(await cancel(second.id)).toEqual([]);
  });

  it('that is switched off while a mail waits keeps it from being sent', async () => {
    const { parent, guardian, team } = await buildFamily();
    await parent.patch(path, { quietHours: { from: '11:00', to: '14:00' } });
    const event = await buildEvent(club, { teamId: team.id, date: '2037-11-28' });
    expect(await cancel(event.id)).toEqual([]);
    await parent.patch(path, { quietHours: null, topics: [{ topic: 'changes', isOn: false }] });
    await makeDue(club.database);
    expect(await club.deliver()).toEqual([]);
    const rows = await club.database.query('SELECT state, reason FROM mails WHERE user_id = $1', [guardian.id]);
    expect(rows).toEqual([{ state: 'dropped', reason: 'The recipient has switched off such mails' }]);
  });
});
