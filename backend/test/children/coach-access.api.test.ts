import { limits } from '@touchline/domain';
import { type Child } from '../../src/children/child.entity.ts';
import { type Team } from '../../src/teams/team.entity.ts';
import { type User } from '../../src/users/user.entity.ts';
import { type Api } from '../support/api.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';
import { aCoach, anAdmin, aParent, buildChild, buildEvent, buildLeague } from '../support/factories.ts';
import { upload } from '../support/upload.ts';

let club: ClubApp;
let admin: Api;
beforeAll(async () => {
  club = await startClub({ rateLimits: true });
  admin = await club.signIn((await anAdmin(club)).email);
});
afterAll(() => club.close());

const signedIn = async (fields: Partial<User> = {}) => {
  const user = await aCoach(club, fields);
  return { user, api: await club.signIn(user.email) };
};
const lookUp = async (api: Api, { id }: Pick<Child, 'id'>) =>
  (await api.post(`/api/children/${id}/contact-lookups`)).status;
const aFamily = async () => buildChild(club, { guardian: await aParent(club, { phone: '020 7946 0018' }) });
const join = (api: Api, team: Pick<Team, 'id'>, child: Pick<Child, 'id'>) =>
  api.post('/api/team-members', { teamId: team.id, childId: child.id });
const waited = (days: number) =>
  club.database.query(`UPDATE team_members SET added_at = added_at - $1 * interval '1 day'`, [days]);

/** A team of coaches whom an admin has set. */
async function aTeam(...coaches: User[]): Promise<Team> {
  const [lead, ...assistants] = coaches.map(({ id }) => id);
  const leagueId = (await buildLeague(club)).id;
  const fields = { name: `Team of ${lead}`, leagueId, leadCoachId: lead, assistantCoachIds: assistants };
  return (await admin.post('/api/teams', fields)).body;
}

describe('Only admins confirm the coaches of a team', () => {
  // Covers S2, ASVS 8.2.2.
  it('so an accomplice who makes somebody coach again confirms nobody, neither in a new team', async () => {
    const [mallory, ace] = [await signedIn(), await signedIn()];
    const leagueId = (await buildLeague(club)).id;
    const fields = { name: 'Theirs', leagueId, leadCoachId: mallory.user.id, assistantCoachIds: [ace.user.id] };
    const { body: team } = await mallory.api.post('/api/teams', fields);
    await ace.api.put(`/api/teams/${team.id}`, { leadCoachId: null });
    const { body } = await ace.api.put(`/api/teams/${team.id}`, { leadCoachId: mallory.user.id });
    expect(body.unconfirmedCoaches.map(({ id }: User) => id)).toEqual([mallory.user.id, ace.user.id]);
    const child = await aFamily();
    await join(admin, team, child);
    for (const { api } of [mallory, ace]) expect(await lookUp(api, child)).toBe(403);
  });

  it.each(['a coach', 'an admin'])(
    'so a form of %s that was open before confirms nobody who left meanwhile',
    async (role) => {
      const [mallory, other] = [await signedIn(), await signedIn()];
      const team = await aTeam(mallory.user, other.user);
      const child = await aFamily();
      await join(admin, team, child);
      expect(await lookUp(mallory.api, child)).toBe(200);
      await mallory.api.put(`/api/teams/${team.id}`, { leadCoachId: null });
      const saver = role === 'an admin' ? admin : other.api;
      await saver.put(`/api/teams/${team.id}`, { description: 'Tuesdays', leadCoachId: mallory.user.id });
      expect(await lookUp(mallory.api, child)).toBe(403);
      // Who has stayed keeps the confirmation.
      expect(await lookUp(other.api, child)).toBe(200);
      await admin.post(`/api/teams/${team.id}/coaches/${mallory.user.id}/confirm`);
      expect(await lookUp(mallory.api, child)).toBe(200);
    },
  );

  it.each([
    ['dismissed', (id: number) => [`remove-coach`, `make-coach`].map((act) => `/api/users/${id}/${act}`)],
    ['deactivated', (id: number) => ['deactivate', 'reactivate'].map((act) => `/api/users/${id}/${act}`)],
  ])('so a coach who was %s has to be confirmed again', async (_what, paths) => {
    const coach = await signedIn();
    const team = await aTeam(coach.user);
    const child = await aFamily();
    await join(admin, team, child);
    for (const path of paths(coach.user.id)) expect((await admin.post(path)).status).toBeLessThan(300);
    const api = await club.signIn(coach.user.email);
    expect(await lookUp(api, child)).toBe(403);
    // Saving the team for another reason confirms nobody.
    const { body } = await admin.put(`/api/teams/${team.id}`, { description: 'Tuesdays', leadCoachId: coach.user.id });
    expect(body.unconfirmedCoaches).toEqual([{ id: coach.user.id, fullName: coach.user.fullName }]);
    expect(await lookUp(api, child)).toBe(403);
  });
});

describe('A membership', () => {
  /** Of a child in a team, both by the same coach. */
  async function anOwnMembership() {
    const coach = await signedIn();
    const team = await aTeam(coach.user);
    const child = await aFamily();
    await join(coach.api, team, child);
    return { coach, team, child };
  }

  // Covers S2.
  it('that a coach has made counts for their lookups after seven days', async () => {
    const { coach, child } = await anOwnMembership();
    const denied = await coach.api.post(`/api/children/${child.id}/contact-lookups`);
    expect([denied.status, denied.body.message]).toEqual([
      403,
      expect.stringMatching(
        /^You can look up numbers from \w+, \w+ \d+, \d{4}, because you added this child yourself\.$/,
      ),
    ]);
    await waited(limits.newMember.days - 0.01);
    expect(await lookUp(coach.api, child)).toBe(403);
    await waited(0.01);
    expect(await lookUp(coach.api, child)).toBe(200);
  });

  // Covers S2.
  it('that a coach has made again starts the seven days anew', async () => {
    const { coach, team, child } = await anOwnMembership();
    await waited(limits.newMember.days);
    expect(await lookUp(coach.api, child)).toBe(200);
    await coach.api.delete(`/api/teams/${team.id}/members/${child.id}`);
    await join(coach.api, team, child);
    expect(await lookUp(coach.api, child)).toBe(403);
  });

  it('that does not count yet is said on the sheet', async () => {
    const { coach, child } = await anOwnMembership();
    const sheet = async () => (await coach.api.get(`/api/children/${child.id}`)).body;
    const early = await sheet();
    expect(early).toMatchObject({ contacts: 'denied', contactsWait: { isOwn: true } });
    expect(early.contactsWait.from).toMatch(/^\d{4}-\d\d-\d\d$/);
    await waited(limits.newMember.days);
    expect(await sheet()).not.toHaveProperty('contactsWait');
  });

  it.each(['an admin', 'another confirmed coach'])('that %s has made counts at once', async (who) => {
    const [coach, other] = [await signedIn(), await signedIn()];
    const team = await aTeam(coach.user, other.user);
    const child = await aFamily();
    await join(who === 'an admin' ? admin : other.api, team, child);
    expect(await lookUp(coach.api, child)).toBe(200);
  });

  it('that an unconfirmed coach or a coach of another team has made waits like an own one', async () => {
    const [coach, stranger, unconfirmed] = [await signedIn(), await signedIn(), await signedIn()];
    const team = await aTeam(coach.user);
    await aTeam(stranger.user);
    await unconfirmed.api.put(`/api/teams/${team.id}`, { assistantCoachIds: [unconfirmed.user.id] });
    for (const { api } of [stranger, unconfirmed]) {
      const child = await aFamily();
      await join(api, team, child);
      const { status, body } = await coach.api.post(`/api/children/${child.id}/contact-lookups`);
      expect([status, body.message]).toEqual([
        403,
        expect.stringMatching(
          /^You can look up numbers from \w+, \w+ \d+, \d{4}, because no confirmed coach added this child\.$/,
        ),
      ]);
      expect((await coach.api.get(`/api/children/${child.id}`)).body.contactsWait.isOwn).toBe(false);
    }
  });

  it('of an import counts at once, and one from before memberships had dates as well', async () => {
    const coach = await signedIn();
    const team = await aTeam(coach.user);
    const [imported, old] = [await aFamily(), await aFamily()];
    const file = `teamName,childName,dateOfBirth\n${team.name},${imported.name},${imported.dateOfBirth}\n`;
    const answer = await upload(admin, 'team-members', file);
    expect(answer.body.summary).toMatchObject({ success: 1 });
    await club.database.query('INSERT INTO team_members (team_id, child_id, added_at) VALUES ($1, $2, NULL)', [
      team.id,
      old.id,
    ]);
    for (const child of [imported, old]) expect(await lookUp(coach.api, child)).toBe(200);
  });
});

// Covers S3.
// The coach adds the team to the event as well.
it('A coach who adds a child to an own team reads the family’s note to an event after seven days', async () => {
  const [mallory, owner] = [await signedIn(), await signedIn()];
  const [own, others] = [await aTeam(mallory.user), await aTeam(owner.user)];
  const guardian = await aParent(club);
  const child = await buildChild(club, { guardian, team: others });
  const event = await buildEvent(club, { teamId: others.id, teamsInvolved: [others.id] });
  const family = await club.signIn(guardian.email);
  const note = { reason: 'ill', text: 'Chemotherapy' };
  const answered = await family.post('/api/availabilities', {
    eventId: event.id,
    childId: child.id,
    isAvailable: false,
    note,
  });
  expect(answered.status).toBeLessThan(300);
  await mallory.api.put(`/api/events/${event.id}`, { teamsInvolved: [others.id, own.id] });
  expect((await join(mallory.api, own, child)).status).toBe(201);
  const read = async (api: Api) => JSON.stringify((await api.get(`/api/events/${event.id}/availabilities`)).body);
  expect(await read(owner.api)).toContain('Chemotherapy');
  expect(await read(mallory.api)).not.toMatch(/Chemotherapy|"note"/);
  await waited(limits.newMember.days);
  expect(await read(mallory.api)).toContain('Chemotherapy');
});
