import { addDays } from '@touchline/domain';
import { buildAvailability, buildEvent } from '../factories.ts';
import { type Call } from './requests.ts';
import { type World } from './world.ts';

/** The event of the world as the first of two in a series. */
async function aSeries({ club, event }: World) {
  await club.database.query('UPDATE events SET series_id = id WHERE id = $1', [event.id]);
  await buildEvent(club, { teamId: event.teamId, date: addDays(event.date, 7), seriesId: event.id });
  return event;
}

export const eventCalls: Record<string, Call> = {
  'GET /api/dashboard/events': (api) => api.get('/api/dashboard/events'),
  'GET /api/calendar': (api) => api.get('/api/calendar'),
  'GET /api/events': (api) => api.get('/api/events'),
  'POST /api/events': (api, { team }) =>
    api.post('/api/events', {
      date: '2099-06-01',
      startTime: '10:00',
      teamId: team.id,
      teamsInvolved: `[${team.id}]`,
      // An event for the whole club would appear in the lists of later rows.
      relevanceType: 'team',
    }),
  'POST /api/events/clashes': (api, { team, event: { id: eventId, date, startTime } }) =>
    api.post('/api/events/clashes', { date, startTime, teamId: team.id, relevanceType: 'team', eventId }),
  'POST /api/events/statuses': (api, { event }) =>
    api.post('/api/events/statuses', { events: [{ id: event.id, status: 'cancelled' }] }),
  'GET /api/events/{id}': (api, { event }) => api.get(`/api/events/${event.id}`),
  'PUT /api/events/{id}': (api, { event }) =>
    api.put(`/api/events/${event.id}`, { id: event.id, startTime: '11:15', version: 1 }),
  'DELETE /api/events/{id}': (api, { event }) => api.delete(`/api/events/${event.id}`),
  'POST /api/events/{id}/series': (api, { event }) =>
    api.post(`/api/events/${event.id}/series`, { until: addDays(event.date, 15), except: [addDays(event.date, 7)] }),
  'POST /api/events/{id}/series/preview': async (api, world) =>
    api.post(`/api/events/${(await aSeries(world)).id}/series/preview`, { scope: 'all', startTime: '11:15' }),
  'PUT /api/events/{id}/series': async (api, world) =>
    api.put(`/api/events/${(await aSeries(world)).id}/series`, { scope: 'all', startTime: '11:15' }),
  'DELETE /api/events/{id}/series': async (api, world) =>
    api.delete(`/api/events/${(await aSeries(world)).id}/series?scope=all`),
  'GET /api/children/{id}/events': (api, { child }) => api.get(`/api/children/${child.id}/events`),
  'GET /api/teams/{id}/events': (api, { team }) => api.get(`/api/teams/${team.id}/events`),
  'GET /api/events/{id}/response-history': async (api, { club, event, child, people }) => {
    await club.database.query(
      `INSERT INTO availability_history (event_id, child_id, is_available, responded_at, responded_by) VALUES ($1, $2, true, now(), $3)`,
      [event.id, child.id, people['parent-own'].id],
    );
    return api.get(`/api/events/${event.id}/response-history`);
  },
  'GET /api/events/{id}/availabilities': (api, { event }) => api.get(`/api/events/${event.id}/availabilities`),
  'GET /api/events/{id}/neighbours': (api, { event }) => api.get(`/api/events/${event.id}/neighbours`),
  'GET /api/events/{id}/reminders': (api, { event }) => api.get(`/api/events/${event.id}/reminders`),
  'POST /api/events/{id}/reminders': async (api, { club, people, event }) => {
    await club.database.query('UPDATE users SET self_registered = false WHERE id = $1', [people['parent-own'].id]);
    await club.database.query(
      'INSERT INTO mail_delivery (is_paused) VALUES (false) ON CONFLICT (is_only) DO UPDATE SET is_paused = false',
    );
    return api.post(`/api/events/${event.id}/reminders`);
  },
  'GET /api/events/{id}/attendance': (api, { event }) => api.get(`/api/events/${event.id}/attendance`),
  'GET /api/notifications': async (api, { as, event }) => {
    const admin = await as('admin');
    await admin.put(`/api/events/${event.id}`, { id: event.id, startTime: '11:15', version: 1 });
    return api.get('/api/notifications');
  },
  'POST /api/notifications/read': (api) => api.post('/api/notifications/read', { until: '2026-01-01T00:00:00.000Z' }),
  'POST /api/availabilities': (api, { event, child }) =>
    api.post('/api/availabilities', { eventId: event.id, childId: child.id, isAvailable: true }),
  'PUT /api/availabilities/{id}': async (api, world) => {
    const { id } = await buildAvailability(world.club, { eventId: world.event.id, childId: world.child.id });
    return api.put(`/api/availabilities/${id}`, { isAvailable: false });
  },
};
