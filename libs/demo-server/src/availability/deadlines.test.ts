import { type AnsweredDto, type EventAnswerDto, type EventDto } from '@touchline/api-client';
import { createDemoServer, memoryStorage } from '../index.ts';

const club = { name: 'T', timeZone: 'Europe/London', contactEmail: null, contactPhone: null, passwordMinLength: 6 };
const ids = { admin: 1, coach: 2, parent: 3 };
const ill = { reason: 'ill', text: 'Back next week' };

/** Mia plays in team 2; the demo’s clock can be set. */
async function aDeadline() {
  let now = '2026-11-20T12:00:00Z';
  const server = createDemoServer({ storage: memoryStorage(), club, now: () => new Date(now) });
  const [admin, parent] = [server.as(ids.admin), server.as(ids.parent)];
  const basics = { date: '2026-11-23', startTime: '10:30', teamId: 2, relevanceType: 'team' };
  const body = { ...basics, deadline: '2026-11-21 18:00' };
  const event = (await admin({ method: 'POST', path: '/api/events', body })).body as EventDto;
  const answer = async (isAvailable: boolean | null, note?: object) => {
    const response = { eventId: event.id, childId: 1, isAvailable, note };
    return parent({ method: 'POST', path: '/api/availabilities', body: response });
  };
  const row = async () => {
    const { body: rows } = await admin({ method: 'GET', path: `/api/events/${event.id}/availabilities` });
    return (rows as EventAnswerDto[]).find(({ childId }) => childId === 1);
  };
  const pass = () => void (now = '2026-11-21T18:00:00Z');
  return { event, answer, row, pass };
}

describe('A deadline in the demo', () => {
  it('stops acceptances, and marks a withdrawal as late', async () => {
    const { event, answer, row, pass } = await aDeadline();
    expect(event).toMatchObject({ deadline: '2026-11-21 18:00', deadlineHours: null });
    await answer(true);
    pass();
    expect((await answer(true)).status).toBe(200);
    expect((await answer(false)).status).toBe(200);
    expect(await row()).toMatchObject({ isAvailable: false, isLate: true });
    const { status, body } = await answer(true);
    expect([status, body]).toMatchObject([409, { message: 'The deadline for new answers has passed.' }]);
  });
});

it('A note in the demo stays with its response, and goes with another one', async () => {
  const { answer, row } = await aDeadline();
  const { body } = await answer(false, ill);
  expect((body as AnsweredDto).availability.note).toEqual(ill);
  await answer(false);
  expect((await row())?.note).toEqual(ill);
  await answer(true);
  expect(await row()).not.toHaveProperty('note');
});
