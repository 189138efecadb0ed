import { type AbsenceDto, type EventDto, type Transport } from '@touchline/api-client';
import { messages } from '@touchline/domain';
import { createDemoServer, memoryStorage } from '../index.ts';

const club = { name: 'T', timeZone: 'Europe/London', contactEmail: null, contactPhone: null, passwordMinLength: 6 };
const open = () => createDemoServer({ storage: memoryStorage(), club, now: () => new Date('2026-11-20T12:00:00Z') });
const ids = { coach: 2, parent: 3 };
const url = '/api/children/1/absences';

const add = (ask: Transport, from: string, to = from) => ask({ method: 'POST', path: url, body: { from, to } });
const list = async (ask: Transport) =>
  ((await ask({ method: 'GET', path: url })).body as AbsenceDto[]).map(({ from, to }) => `${from} ${to}`);

describe('Absences in the demo', () => {
  it('are one where they overlap, and belong to guardians alone', async () => {
    const server = open();
    const parent = server.as(ids.parent);
    await add(parent, '2026-12-20', '2026-12-24');
    await add(parent, '2026-12-30');
    expect(await add(parent, '2026-12-24', '2026-12-27')).toMatchObject({
      status: 201,
      body: { from: '2026-12-20', to: '2026-12-27' },
    });
    expect(await list(parent)).toEqual(['2026-12-20 2026-12-27', '2026-12-30 2026-12-30']);
    expect(await add(parent, '2026-12-24', '2026-12-23')).toMatchObject({
      status: 400,
      body: { errors: { to: messages.absenceReversed } },
    });
    expect(await server.as(ids.coach)({ method: 'GET', path: url })).toMatchObject({ status: 404 });
  });

  it('keep a child pending and away until somebody answers or the absence is removed', async () => {
    const server = open();
    const [coach, parent] = [server.as(ids.coach), server.as(ids.parent)];
    const { body: training } = await coach({
      method: 'POST',
      path: '/api/events',
      body: { title: 'Training', date: '2026-12-20', startTime: '18:00', teamId: 2, relevanceType: 'team' },
    });
    const { id } = training as EventDto;
    const counts = async () => ((await coach({ method: 'GET', path: `/api/events/${id}` })).body as EventDto).counts;
    const answer = (isAvailable: boolean | null) =>
      parent({ method: 'POST', path: '/api/availabilities', body: { eventId: id, childId: 1, isAvailable } });
    const { body } = await add(parent, '2026-12-20');
    expect(await counts()).toMatchObject({ pending: 2, awayCount: 1 });
    await answer(true);
    expect(await counts()).toMatchObject({ available: 1, pending: 1, awayCount: 0 });
    await answer(null);
    expect(await counts()).toMatchObject({ pending: 2, awayCount: 1 });
    await parent({ method: 'DELETE', path: `${url}/${(body as AbsenceDto).id}` });
    expect(await counts()).toMatchObject({ pending: 2, awayCount: 0 });
  });
});
