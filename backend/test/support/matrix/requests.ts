import { usualPeriods } from '@touchline/domain';
import { type ApiResponse, type Api } from '../api.ts';
import { aParent, buildChild, buildImport, buildLeague, buildPlannedSeason, buildTeam } from '../factories.ts';
import { buildCrest, png, putCrest } from '../png.ts';
import { testPassword } from '../club-app.ts';
import { upload } from '../upload.ts';
import { type Role } from './matrix.ts';
import { announcementCalls } from './requests.announcements.ts';
import { eventCalls } from './requests.events.ts';
import { factorCalls } from './requests.factors.ts';
import { feedCalls } from './requests.feeds.ts';
import { familyCalls } from './requests.families.ts';
import { childCalls } from './requests.children.ts';
import { mailCalls } from './requests.mails.ts';
import { peopleCalls } from './requests.people.ts';
import { type World } from './world.ts';

export type Call = (api: Api, world: World, role: Role) => Promise<ApiResponse>;

let counter = 0;
const unique = () => `Matrix ${++counter}`;
const mail = () => `matrix${++counter}@families.example`;

let calls = 0;

/** The default case of every route: a request in which nothing can be wrong except the sender. */
export const defaultCalls: Record<string, Call> = {
  ...announcementCalls,
  ...eventCalls,
  ...peopleCalls,
  ...childCalls,
  ...familyCalls,
  ...factorCalls,
  ...feedCalls,
  ...mailCalls,
  'GET /api/retention': (api) => api.get('/api/retention'),
  // Each call changes a period.
  'PUT /api/retention': async (api, { club }) => {
    await club.database.query('INSERT INTO retention_settings (starts_at) VALUES (now()) ON CONFLICT DO NOTHING');
    return api.put('/api/retention', { ...usualPeriods, announcements: 30 + (calls++ % 2) });
  },
  'GET /api/audit': (api) => api.get('/api/audit'),
  'POST /api/audit/download': (api) => api.post('/api/audit/download', { currentPassword: testPassword }),
  'GET /api/auth/me': (api) => api.get('/api/auth/me'),
  'POST /api/auth/login': async (api, { club, people }, role) => {
    const { email } = role === 'anonymous' ? await aParent(club) : people[role];
    return api.post('/api/auth/login', { username: email, password: testPassword });
  },
  'POST /api/auth/register': (api) => api.post('/api/auth/register', registration(mail())),
  'POST /api/auth/logout': (api) => api.post('/api/auth/logout'),
  'GET /api/children': (api) => api.get('/api/children'),
  'GET /api/children/all': (api) => api.get('/api/children/all'),
  'POST /api/players': (api) => api.post('/api/players', newChild()),
  'POST /api/children': (api, { people }, role) =>
    api.post('/api/children', { ...newChild(), ...(role === 'parent-other' && { parentId: people['parent-own'].id }) }),
  'GET /api/teams': (api) => api.get('/api/teams'),
  'GET /api/teams/{id}': (api, { team }) => api.get(`/api/teams/${team.id}`),
  'POST /api/teams': (api, { team }) => api.post('/api/teams', { name: unique(), leagueId: team.leagueId }),
  'PUT /api/teams/{id}': (api, { team }) =>
    api.put(`/api/teams/${team.id}`, { name: unique(), leagueId: team.leagueId }),
  'POST /api/teams/{id}/coaches/{coachId}/confirm': async (api, { club, team, people }) => {
    await club.database.query('UPDATE teams SET lead_coach_id = $2 WHERE id = $1', [team.id, people.coach.id]);
    return api.post(`/api/teams/${team.id}/coaches/${people.coach.id}/confirm`);
  },
  'DELETE /api/teams/{id}': (api, { team }) => api.delete(`/api/teams/${team.id}`),
  'POST /api/teams/{id}/restore': async (api, { club }) => {
    const { id } = await buildTeam(club);
    await club.database.query('UPDATE teams SET archived_at = now()::timestamp WHERE id = $1', [id]);
    return api.post(`/api/teams/${id}/restore`);
  },
  'PATCH /api/teams/{teamId}/members/{childId}': (api, { team, child }) =>
    api.patch(`/api/teams/${team.id}/members/${child.id}`, { jerseyNumber: 9, position: 'Striker', name: 'Changed' }),
  'DELETE /api/teams/{teamId}/members/{childId}': (api, { team, child }) =>
    api.delete(`/api/teams/${team.id}/members/${child.id}`),
  'POST /api/team-members': async (api, { club, team }) =>
    api.post('/api/team-members', { teamId: team.id, childId: (await buildChild(club)).id }),
  'POST /api/team-members/moves': async (api, { club, team }) =>
    api.post('/api/team-members/moves', { moves: [{ childId: (await buildChild(club)).id, toTeamId: team.id }] }),
  'GET /api/seasons': (api) => api.get('/api/seasons'),
  'POST /api/seasons': async (api, { club }) => {
    // Otherwise only the first call would fix the days of the running season.
    await club.database.query(`
      DELETE FROM seasons WHERE started_at IS NULL;
      UPDATE seasons SET name = '2020', folded_name = '2020', first_day = '2020-01-01', last_day = '2020-12-31', cutoff = '2020-08-31'`);
    const days = { firstDay: '2190-07-01', lastDay: '2191-06-30', cutoff: '2190-08-31' };
    return api.post('/api/seasons', { name: unique(), ...days });
  },
  'PATCH /api/seasons/{id}': async (api, { club }) =>
    api.patch(`/api/seasons/${await buildPlannedSeason(club)}`, { name: unique() }),
  'DELETE /api/seasons/{id}': async (api, { club }) => api.delete(`/api/seasons/${await buildPlannedSeason(club)}`),
  'GET /api/leagues': (api) => api.get('/api/leagues'),
  'POST /api/leagues': (api) => api.post('/api/leagues', { name: unique(), ageGroup: 'U12' }),
  'PUT /api/leagues/{id}': (api, { team }) =>
    api.put(`/api/leagues/${team.leagueId}`, { name: unique(), ageGroup: 'U12', description: null }),
  'DELETE /api/leagues/{id}': async (api, { club }) => api.delete(`/api/leagues/${(await buildLeague(club)).id}`),
  'POST /api/import/{type}': (api) => upload(api, 'leagues', `name,ageGroup\n${unique()},U12\n`),
  'GET /api/imports': (api) => api.get('/api/imports'),
  'POST /api/imports/{id}/undo': async (api, { club }) => api.post(`/api/imports/${await buildImport(club)}/undo`),
  'POST /api/exports/{type}': (api) => api.post('/api/exports/rosters', { currentPassword: testPassword }),
  'GET /api/import/templates/{type}': (api) => api.get('/api/import/templates/teams'),
  'GET /api/health/live': (api) => api.get('/api/health/live'),
  'GET /api/health/version': (api) => api.get('/api/health/version'),
  'GET /api/health/ready': (api) => api.get('/api/health/ready'),
  'GET /api/docs': (api) => api.get('/api/docs'),
  'GET /api/docs-json': (api) => api.get('/api/docs-json'),
  'PATCH /api/any/unknown/path': (api) => api.patch('/api/any/unknown/path', {}),
  'GET /api/club': (api) => api.get('/api/club'),
  'PATCH /api/club': (api) => api.patch('/api/club', { name: unique() }),
  'GET /api/club/work': (api) => api.get('/api/club/work'),
  'GET /api/club/crest': async (api, { club }) => {
    await buildCrest(club);
    return api.get('/api/club/crest');
  },
  'PUT /api/club/crest': (api) => putCrest(api, png()),
  'DELETE /api/club/crest': async (api, { club }) => {
    await buildCrest(club);
    return api.delete('/api/club/crest');
  },
};

export const registration = (email: string) => ({
  username: email,
  email,
  password: testPassword,
  fullName: 'Sam Example',
  isParent: true,
});

/** A child of playing age that the club does not have yet. */
export const newChild = () => ({ name: unique(), dateOfBirth: `${new Date().getUTCFullYear() - 10}-01-15` });
