import { type EventAnswerDto, type EventDto } from '@touchline/api-client';
import { createDemoServer, memoryStorage } from '../index.ts';

const club = { name: 'T', timeZone: 'Europe/London', contactEmail: null, contactPhone: null, passwordMinLength: 6 };

/** Mia plays in team 2, and joins team 1. */
async function aSecondTeam() {
  const server = createDemoServer({ storage: memoryStorage(), club, now: () => new Date('2026-11-20T12:00:00Z') });
  const [admin, parent] = [server.as(1), server.as(3)];
  await admin({ method: 'POST', path: '/api/team-members', body: { teamId: 1, childId: 1 } });
  const create = async (teamId: number, fields: object) => {
    const body = { date: '2026-11-23', startTime: '10:30', teamId, relevanceType: 'team', type: 'match', ...fields };
    return (await admin({ method: 'POST', path: '/api/events', body })).body as EventDto;
  };
  const event = await create(2, {});
  const mia = async (request = admin) => {
    const { body } = await request({ method: 'GET', path: `/api/events/${event.id}/availabilities` });
    return (body as EventAnswerDto[]).find(({ childId }) => childId === 1);
  };
  const decline = (eventId: number) =>
    parent({ method: 'POST', path: '/api/availabilities', body: { eventId, childId: 1, isAvailable: false } });
  return { create, mia, decline, parent };
}

it('The demo tells staff what a player’s other team has on that day', async () => {
  const { create, mia, decline, parent } = await aSecondTeam();
  await create(1, { date: '2026-11-24' });
  await create(1, { status: 'cancelled' });
  await create(2, { startTime: '08:00' });
  expect(await mia()).not.toHaveProperty('alsoPlays');
  const other = await create(1, { startTime: '09:00', type: 'training' });
  const facts = { eventId: other.id, type: 'training', startTime: '09:00', isTimeToBeConfirmed: false };
  expect((await mia())?.alsoPlays).toEqual([{ ...facts, teamName: 'U10 Otters' }]);
  expect(await mia(parent)).not.toHaveProperty('alsoPlays');
  await decline(other.id);
  expect(await mia()).not.toHaveProperty('alsoPlays');
});
