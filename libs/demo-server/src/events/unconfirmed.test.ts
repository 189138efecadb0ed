import { type EventAnswerDto, type EventDto } from '@touchline/api-client';
import { createDemoServer, memoryStorage } from '../index.ts';

const club = { name: 'T', timeZone: 'Europe/London', contactEmail: null, contactPhone: null, passwordMinLength: 6 };

it('A response in the demo is unconfirmed once the event moves, until it is given again', async () => {
  let now = '2026-11-20T12:00:00Z';
  const server = createDemoServer({ storage: memoryStorage(), club, now: () => new Date(now) });
  const [admin, parent] = [server.as(1), server.as(3)];
  const basics = { date: '2026-11-28', startTime: '10:30', teamId: 2, relevanceType: 'team' };
  const { id } = (await admin({ method: 'POST', path: '/api/events', body: basics })).body as EventDto;
  const path = `/api/events/${id}`;
  const answer = () =>
    parent({ method: 'POST', path: '/api/availabilities', body: { eventId: id, childId: 1, isAvailable: true } });
  const move = (body: object) => admin({ method: 'PUT', path, body });
  const read = async () => {
    const { counts } = (await admin({ method: 'GET', path })).body as EventDto;
    const rows = (await admin({ method: 'GET', path: `${path}/availabilities` })).body as EventAnswerDto[];
    return [counts!.unconfirmedCount, rows.find(({ childId }) => childId === 1)!.movedFrom?.date];
  };
  await answer();
  await move({ description: 'A typo' });
  expect(await read()).toEqual([0, undefined]);
  await move({ date: '2026-11-29' });
  expect(await read()).toEqual([1, '2026-11-28']);
  await move({ date: '2026-11-28' });
  expect(await read()).toEqual([0, undefined]);
  await move({ location: 'Harbour' });
  expect(await read()).toEqual([1, '2026-11-28']);
  await answer();
  expect(await read()).toEqual([0, undefined]);
  now = '2026-11-28T12:00:00Z';
  await move({ location: 'Park' });
  expect(await read()).toEqual([0, undefined]);
});
