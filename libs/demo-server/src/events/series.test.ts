import { type EventDto, type NotificationsDto, type SeriesChangeDto, type SeriesDto } from '@touchline/api-client';
import { createDemoServer, memoryStorage } from '../index.ts';

const club = { name: 'T', timeZone: 'Europe/London', contactEmail: null, contactPhone: null, passwordMinLength: 6 };

/** Four Tuesdays, on which Mia plays. Time passes whenever it is asked for, as it may between two events of a change. */
async function aSeries() {
  let now = Date.parse('2026-10-06T12:00:00Z');
  const server = createDemoServer({ storage: memoryStorage(), club, now: () => new Date(now++) });
  const [coach, parent] = [server.as(2), server.as(3)];
  const basics = { date: '2026-10-13', startTime: '18:00', teamId: 2, relevanceType: 'team' };
  const { id } = (await coach({ method: 'POST', path: '/api/events', body: basics })).body as EventDto;
  const path = `/api/events/${id}/series`;
  const { status, body } = await coach({ method: 'POST', path, body: { until: '2026-11-03' } });
  expect(status).toBe(201);
  const ids = (body as SeriesDto).events.map((event) => event.id);
  const read = async (index: number) =>
    (await coach({ method: 'GET', path: `/api/events/${ids[index]}` })).body as EventDto;
  const times = () => Promise.all(ids.map(async (_, index) => (await read(index)).startTime));
  const put = (index: number, body: object) => coach({ method: 'PUT', path: `/api/events/${ids[index]}/series`, body });
  return { coach, parent, ids, path, read, times, put, pass: (time: string) => void (now = Date.parse(time)) };
}

it('A series in the demo changes from an event on, without what has begun or was changed on its own', async () => {
  const { coach, parent, ids, times, put, pass } = await aSeries();
  const response = { eventId: ids[1], childId: 1, isAvailable: true };
  await parent({ method: 'POST', path: '/api/availabilities', body: response });
  await coach({ method: 'PUT', path: `/api/events/${ids[2]}`, body: { location: 'Harbour' } });
  pass('2026-10-13T18:00:00Z');
  const change = { scope: 'all', startTime: '18:30' };
  const preview = await coach({ method: 'POST', path: `/api/events/${ids[1]}/series/preview`, body: change });
  expect(preview.status).toBe(200);
  expect((preview.body as SeriesChangeDto).events.map(({ stays }) => stays)).toEqual([
    'begun',
    null,
    'exception',
    null,
  ]);
  expect((preview.body as SeriesChangeDto).unconfirmed).toBe(1);
  expect(await times()).toEqual(['18:00', '18:00', '18:00', '18:00']);
  expect((await put(1, change)).body).toEqual(preview.body);
  expect(await times()).toEqual(['18:00', '18:30', '18:00', '18:30']);
});

it('A series in the demo can be deleted from an event on; a single one that is left can be repeated', async () => {
  const { coach, ids, path, read } = await aSeries();
  const { status } = await coach({
    method: 'DELETE',
    path: `/api/events/${ids[1]}/series?scope=following`,
  });
  expect(status).toBe(204);
  expect(await read(0)).not.toHaveProperty('seriesId');
  const again = await coach({ method: 'POST', path, body: { until: '2026-10-27', except: ['2026-10-20'] } });
  expect((again.body as SeriesDto).events.map(({ date }) => date)).toEqual(['2026-10-13', '2026-10-27']);
  expect((await coach({ method: 'POST', path, body: { until: '2026-10-27' } })).status).toBe(409);
});

it('A change of a series in the demo changes all its events at one instant', async () => {
  const { parent, put } = await aSeries();
  await put(0, { scope: 'all', startTime: '18:30' });
  const { changes } = (await parent({ method: 'GET', path: '/api/notifications' })).body as NotificationsDto;
  expect(changes).toHaveLength(4);
  expect(new Set(changes.map(({ changedAt }) => changedAt)).size).toBe(1);
});
