import { buildAnnouncement } from '../factories.ts';
import { type Call } from './requests.ts';
import { type Role } from './matrix.ts';
import { type World } from './world.ts';

/** The coach's own announcement, or one without an author for other roles. */
export const ownAnnouncement = ({ club, people }: World, role: Role) =>
  buildAnnouncement(club, { authorId: role === 'coach' ? people.coach.id : null });

export const announcementCalls: Record<string, Call> = {
  'GET /api/announcements': async (api, { club, team, event }) => {
    await buildAnnouncement(club, { title: `General ${event.id}` });
    await buildAnnouncement(club, { title: `Team ${event.id}`, teamId: team.id });
    await buildAnnouncement(club, { title: `League ${event.id}`, leagueId: team.leagueId });
    return api.get('/api/announcements');
  },
  'GET /api/announcements/audience': (api, { team }) => api.get(`/api/announcements/audience?teamId=${team.id}`),
  'POST /api/announcements': (api, { people, team }) =>
    api.post('/api/announcements', {
      title: 'Kit',
      content: 'It is here.',
      teamId: team.id,
      authorId: people['parent-own'].id,
    }),
  'PUT /api/announcements/{id}': async (api, world, role) =>
    api.put(`/api/announcements/${(await ownAnnouncement(world, role)).id}`, { title: 'Changed' }),
  'DELETE /api/announcements/{id}': async (api, world, role) =>
    api.delete(`/api/announcements/${(await ownAnnouncement(world, role)).id}`),
};
