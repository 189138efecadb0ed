import { type Event } from '../../src/events/event.entity.ts';
import { type Api } from '../support/api.ts';
import { actWhileLocked } from '../support/act-while-locked.ts';
import { aCoach, aParent, buildAvailability, buildChild, buildEvent, buildTeam } from '../support/factories.ts';
import { type MailingClub, startMailingClub } from '../support/mails.ts';

const passed = 'The deadline for new answers has passed.';

let club: MailingClub;
let staff: Api;
beforeAll(async () => {
  club = await startMailingClub();
  staff = await club.signIn((await aCoach(club)).email);
});
afterAll(() => club.close());
beforeEach(() => at('2037-11-20 12:00'));

const at = (time: string) => club.setTime(new Date(`${time.replace(' ', 'T')}:00Z`));

/** A child with a guardian, and an event of its team on 21 November at 10:30. */
async function aFamily(fields: Partial<Event> = { deadline: '2037-11-20 18:00' }) {
  const guardian = await aParent(club);
  const team = await buildTeam(club);
  const child = await buildChild(club, { guardian, team });
  const event = await buildEvent(club, { teamId: team.id, date: '2037-11-21', startTime: '10:30', ...fields });
  const parent = await club.signIn(guardian.email);
  const answer = (isAvailable: boolean | null, api = parent) =>
    api.post('/api/availabilities', { eventId: event.id, childId: child.id, isAvailable });
  const row = async () => (await staff.get(`/api/events/${event.id}/availabilities`)).body[0];
  return { guardian, team, child, event, parent, answer, row };
}

describe('The deadline of an event', () => {
  const basics = { date: '2037-11-21', startTime: '10:30', relevanceType: 'team' };
  const create = async (fields: object) =>
    staff.post('/api/events', { ...basics, teamId: (await buildTeam(club)).id, ...fields });

  it('is a moment, a number of hours, or none', async () => {
    expect((await create({})).body).toMatchObject({ deadline: null, deadlineHours: null });
    const { body } = await create({ deadline: '2037-11-20 18:00' });
    expect(body).toMatchObject({ deadline: '2037-11-20 18:00', deadlineHours: null });
    const put = async (fields: object) => (await staff.put(`/api/events/${body.id}`, fields)).body;
    expect(await put({ title: 'Same' })).toMatchObject({ deadline: '2037-11-20 18:00', deadlineHours: null });
    expect(await put({ deadlineHours: 24 })).toMatchObject({ deadline: null, deadlineHours: 24 });
    expect(await put({ deadline: '2037-11-21 10:30' })).toMatchObject({
      deadline: '2037-11-21 10:30',
      deadlineHours: null,
    });
    expect(await put({ deadline: null })).toMatchObject({ deadline: null, deadlineHours: null });
  });

  it.each([
    [{ deadline: '2037-11-21 10:31' }, 'deadline', 'The deadline must not be after the start of the event'],
    [
      { deadline: '2037-11-20 18:00', deadlineHours: 2 },
      'deadline',
      'Please give either a deadline or a number of hours before the start, not both',
    ],
    [
      { deadline: '2037-11-31 18:00' },
      'deadline',
      'Please enter the deadline as a day and a time, like 2026-11-20 18:00',
    ],
    [
      { deadline: '2037-11-20T18:00' },
      'deadline',
      'Please enter the deadline as a day and a time, like 2026-11-20 18:00',
    ],
    [{ deadlineHours: 337 }, 'deadlineHours', 'The deadline must be 1 to 336 whole hours before the start'],
    [{ deadlineHours: 0 }, 'deadlineHours', 'The deadline must be 1 to 336 whole hours before the start'],
  ])('is rejected as %j', async (fields, member, sentence) => {
    const { status, body } = await create(fields);
    expect([status, body.errors]).toEqual([400, { [member]: sentence }]);
  });

  it('keeps an event from moving before it', async () => {
    const { body } = await create({ deadline: '2037-11-20 18:00' });
    const moved = await staff.put(`/api/events/${body.id}`, { date: '2037-11-20', startTime: '17:59' });
    expect([moved.status, moved.body.errors]).toEqual([
      400,
      { deadline: 'The deadline must not be after the start of the event' },
    ]);
    const both = { date: '2037-11-20', startTime: '17:59', deadline: '2037-11-20 17:00' };
    expect((await staff.put(`/api/events/${body.id}`, both)).status).toBe(200);
  });

  it('moves with the event if it is in hours', async () => {
    const { event, answer } = await aFamily({ deadlineHours: 24 });
    at('2037-11-20 10:30');
    expect((await answer(true)).status).toBe(409);
    await staff.put(`/api/events/${event.id}`, { date: '2037-11-22' });
    expect((await answer(true)).status).toBe(201);
  });

  // Covers ASVS 2.2.3.
  it('is a constraint of the database as well', async () => {
    const { id } = await buildEvent(club, { date: '2037-11-21' });
    const set = (change: string) => club.database.query(`UPDATE events SET ${change} WHERE id = $1`, [id]);
    await expect(set("deadline = '2037-11-21 10:31'")).rejects.toThrow(/events_deadline_before_start/);
    await expect(set("deadline = '2037-11-20 10:31', deadline_hours = 2")).rejects.toThrow(/events_one_deadline/);
    await expect(set('deadline_hours = 337')).rejects.toThrow(/check constraint/);
  });

  it('changes without a mail to the families', async () => {
    const { event } = await aFamily();
    await staff.put(`/api/events/${event.id}`, { deadlineHours: 12 });
    expect(await club.database.query('SELECT FROM event_notices WHERE event_id = $1', [event.id])).toEqual([]);
  });
});

describe('After the deadline', () => {
  it('a guardian cannot accept, but decline and withdraw', async () => {
    const { answer, row } = await aFamily();
    at('2037-11-20 17:59');
    expect((await answer(null)).status).toBe(201);
    at('2037-11-20 18:00');
    const { status, body } = await answer(true);
    expect([status, body.message]).toEqual([409, passed]);
    expect((await answer(false)).status).toBe(200);
    expect((await answer(null)).status).toBe(200);
    expect((await answer(true)).status).toBe(409);
    expect((await row()).isAvailable).toBeNull();
  });

  it('a guardian can repeat that the child comes, also by the id of the response', async () => {
    const { parent, child, event, answer } = await aFamily();
    const { id } = (await answer(true)).body.availability;
    at('2037-11-20 18:00');
    const { status, body } = await answer(true);
    expect([status, body.availability]).toMatchObject([200, { id, isAvailable: true, respondedBy: 'you' }]);
    expect((await parent.put(`/api/availabilities/${id}`, { isAvailable: true })).status).toBe(200);
    expect((await parent.put(`/api/availabilities/${id}`, { isAvailable: false })).status).toBe(200);
    const { status: refused, body: problem } = await parent.put(`/api/availabilities/${id}`, { isAvailable: true });
    expect([refused, problem.message]).toEqual([409, passed]);
    const history = await club.database.query(
      'SELECT is_available FROM availability_history WHERE event_id = $1 AND child_id = $2 ORDER BY id',
      [event.id, child.id],
    );
    expect(history.map((past: { is_available: boolean }) => past.is_available)).toEqual([true, true, true, false]);
  });

  it('staff can do everything', async () => {
    const { answer, row } = await aFamily();
    at('2037-11-20 18:00');
    for (const value of [true, false, null, true]) expect((await answer(value, staff)).status).toBeLessThan(300);
    expect(await row()).not.toHaveProperty('isLate');
  });

  it('a withdrawal is marked as late for staff, until it is taken back', async () => {
    const { event, parent, answer, row } = await aFamily();
    await answer(true);
    at('2037-11-20 18:00');
    await answer(false);
    expect(await row()).toMatchObject({ isAvailable: false, isLate: true });
    const [own] = (await parent.get(`/api/events/${event.id}/availabilities`)).body;
    expect(own).toMatchObject({ isAvailable: false });
    expect(own).not.toHaveProperty('isLate');
    await answer(null);
    expect(await row()).toMatchObject({ isAvailable: null, isLate: true });
    await answer(false, staff);
    expect(await row()).not.toHaveProperty('isLate');
  });

  it('a withdrawal stays late when the deadline moves', async () => {
    const { event, answer, row } = await aFamily();
    await answer(true);
    at('2037-11-20 18:00');
    await answer(false);
    await staff.put(`/api/events/${event.id}`, { deadline: null });
    await answer(false);
    expect(await row()).toMatchObject({ isAvailable: false, isLate: true });
    await answer(true);
    await answer(false);
    expect(await row()).not.toHaveProperty('isLate');
  });

  it('a child who was never expected does not decline late', async () => {
    const { answer, row } = await aFamily();
    at('2037-11-20 18:00');
    await answer(false);
    await answer(null);
    expect(await row()).not.toHaveProperty('isLate');
  });

  it('a coach who withdraws their own child is late like every guardian', async () => {
    const { event, team, row } = await aFamily();
    const coach = await aCoach(club, { isParent: true });
    await club.database.query('DELETE FROM team_members WHERE team_id = $1', [team.id]);
    const child = await buildChild(club, { guardian: coach, team });
    const api = await club.signIn(coach.email);
    const answer = (isAvailable: boolean) =>
      api.post('/api/availabilities', { eventId: event.id, childId: child.id, isAvailable });
    at('2037-11-20 18:00');
    expect((await answer(true)).status).toBe(201);
    expect((await answer(false)).status).toBe(200);
    expect(await row()).toMatchObject({ isLate: true });
  });

  it('a later start says that the event has started', async () => {
    const { answer } = await aFamily();
    at('2037-11-21 10:30');
    expect((await answer(false)).status).toBe(409);
  });
});

it('Repeating that a child comes does not undo a withdrawal of the same moment', async () => {
  const { event, child, answer, row } = await aFamily();
  await answer(true);
  at('2037-11-20 18:00');
  const { id } = await row();
  const { status } = await actWhileLocked(
    club.database,
    `SELECT FROM availabilities WHERE id = ${id} FOR UPDATE`,
    () => answer(true),
    (runner) => runner.query('UPDATE availabilities SET is_available = false, is_late = true WHERE id = $1', [id]),
  );
  expect(status).toBe(409);
  expect(await row()).toMatchObject({ isAvailable: false, isLate: true });
  const history = await club.database.query('SELECT FROM availability_history WHERE event_id = $1 AND child_id = $2', [
    event.id,
    child.id,
  ]);
  expect(history).toHaveLength(1);
});

it('A child who is marked late cannot be available', async () => {
  const { event, child } = await aFamily();
  await expect(
    buildAvailability(club, { eventId: event.id, childId: child.id, isAvailable: true, isLate: true }),
  ).rejects.toThrow(/availabilities_late/);
});
