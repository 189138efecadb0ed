import { testPassword } from '../club-app.ts';
import { tally } from './matrix.ts';
import { type Case } from './cases.ts';
import { newUser, sessionElsewhere } from './requests.people.ts';

const set = (statuses: number[]) => tally([...new Set(statuses)]);

export const peopleCases: Record<string, Case> = {
  'A14 of somebody else': async (world, role) => {
    const path = await sessionElsewhere(world, 'parent-own');
    return tally([(await (await world.as(role)).delete(path)).status]);
  },
  'D02 wrong password': async ({ as }, role) =>
    tally([(await (await as(role)).post('/api/auth/deletion', { currentPassword: 'a guess' })).status]),
  'D03 no request': async ({ as }, role) => tally([(await (await as(role)).delete('/api/auth/deletion')).status]),
  'D05 the user has not asked': async ({ people, as }, role) => {
    const { status } = await (await as(role)).post(`/api/deletion-requests/${people['parent-own'].id}/complete`);
    return tally([status]);
  },
  'D05 the user is a coach by now': async ({ club, people, as }, role) => {
    await club.database.query('INSERT INTO deletion_requests (user_id) VALUES ($1)', [people.coach.id]);
    const { status } = await (await as(role)).post(`/api/deletion-requests/${people.coach.id}/complete`);
    return tally([status]);
  },
  'U03 username or email taken': async (world, role) => {
    const api = await world.as(role);
    const taken = world.people['parent-own'].email;
    const email = await api.post('/api/users', { ...newUser(), email: taken.toUpperCase() });
    const username = await api.post('/api/users', { ...newUser(), username: taken });
    expect(email.body.message).toBe('This username or email is already taken');
    return set([email.status, username.status]);
  },
  'U04 isAdmin=false on the last active admin': async ({ club, people, as }, role) => {
    const api = await as(role);
    await club.database.query('UPDATE users SET is_admin = false WHERE id <> $1', [people.admin.id]);
    const demote = () =>
      api.patch(`/api/users/${people.admin.id}`, {
        isAdmin: false,
        currentPassword: testPassword,
      });
    const responses = await Promise.all(Array.from({ length: 50 }, demote));
    expect(responses[0]!.body.message).toBe('The club needs at least one active admin');
    return set(responses.map(({ status }) => status));
  },
  'U04 body carries password or id or username': async ({ club, people, as }, role) => {
    const api = await as(role);
    const { id, username, email } = people['parent-own'];
    const asked = { fullName: 'Robin Renamed', password: 'taken over', id: 1, username: 'taken.over' };
    const { status, body } = await api.patch(`/api/users/${id}`, asked);
    expect(body).toMatchObject({ id, username, fullName: 'Robin Renamed' });
    await club.signIn(email);
    return tally([status]);
  },
  'U04 unknown id': async ({ as }, role) =>
    tally([(await (await as(role)).patch('/api/users/2147483647', { fullName: 'Robin Renamed' })).status]),
  'U04 id 2147483648 or 0 or -1 or 1e3': async ({ as }, role) => {
    const api = await as(role);
    const statuses = ['2147483648', '0', '-1', '1e3'].map(
      async (id) => (await api.patch(`/api/users/${id}`, {})).status,
    );
    return set(await Promise.all(statuses));
  },
  'U05 coach raises own account': async ({ club, people, as }, role) => {
    const api = await as(role);
    const { id } = people.coach;
    const { status } = await api.post(`/api/users/${id}/make-coach`);
    const record = 'SELECT action, subject_id AS "subjectId", details FROM audit_log WHERE actor_id = $1';
    expect(await club.database.query(record, [id])).toEqual([
      { action: 'user.manage.refused', subjectId: id, details: { operation: 'makeCoach' } },
    ]);
    return tally([status]);
  },
};
