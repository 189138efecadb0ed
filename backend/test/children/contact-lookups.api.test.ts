import { limits } from '@touchline/domain';
import { type Team } from '../../src/teams/team.entity.ts';
import { type Api } from '../support/api.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';
import { aCoach, anAdmin, aParent, buildChild, buildLeague, buildTeam } from '../support/factories.ts';

let club: ClubApp;
let admin: Api;
beforeAll(async () => {
  club = await startClub({ rateLimits: true });
  admin = await club.signIn((await anAdmin(club)).email);
});
afterAll(() => club.close());

const lookUp = (api: Api, { id }: { id: number }) => api.post(`/api/children/${id}/contact-lookups`);
const contactsOf = async (api: Api, { id }: { id: number }) => (await api.get(`/api/children/${id}`)).body.contacts;

/** A family in a team, whose coaches an admin has set. */
async function buildFamily() {
  const guardian = await aParent(club, { fullName: 'Gina Guardian', phone: '020 7946 0018' });
  const [lead, assistant] = [await aCoach(club), await aCoach(club)];
  const leagueId = (await buildLeague(club)).id;
  const fields = { name: `Team of ${lead.id}`, leagueId, leadCoachId: lead.id, assistantCoachIds: [assistant.id] };
  const team: Team = (await admin.post('/api/teams', fields)).body;
  const child = await buildChild(club, { guardian, team });
  return { guardian, lead, assistant, team, child };
}

describe('POST /api/children/{id}/contact-lookups', () => {
  // Covers S2.
  it('returns the guardians’ phone numbers to the team’s coaches and to admins', async () => {
    const { lead, assistant, child } = await buildFamily();
    for (const api of [await club.signIn(lead.email), await club.signIn(assistant.email), admin]) {
      expect(await contactsOf(api, child)).toBe('allowed');
      const { status, body } = await lookUp(api, child);
      expect([status, body]).toEqual([200, { guardians: [{ fullName: 'Gina Guardian', phone: '020 7946 0018' }] }]);
    }
  });

  it('says which guardians left no number, and leaves out deactivated accounts', async () => {
    const guardian = await aParent(club, { fullName: 'Nora Number', phone: ' ' });
    const child = await buildChild(club, { guardian });
    expect((await lookUp(admin, child)).body).toEqual({ guardians: [{ fullName: 'Nora Number', phone: null }] });
    await club.database.query('UPDATE users SET is_active = false WHERE id = $1', [guardian.id]);
    expect((await lookUp(admin, child)).body).toEqual({ guardians: [] });
  });

  // Covers S2, ASVS 8.2.2.
  it('returns 403 to coaches of other teams and to former coaches, and 404 for unknown players', async () => {
    const { lead, team, child } = await buildFamily();
    const [coach, former] = [await club.signIn((await aCoach(club)).email), await club.signIn(lead.email)];
    await admin.put(`/api/teams/${team.id}`, { leadCoachId: null });
    for (const api of [coach, former]) {
      expect(await contactsOf(api, child)).toBe('denied');
      const { status, body } = await lookUp(api, child);
      expect([status, body.message]).toEqual([
        403,
        'Only coaches of this player’s teams and admins can look up phone numbers',
      ]);
    }
    const removed = await buildChild(club, { isRegistered: false });
    for (const { id } of [removed, { id: 2147483647 }]) expect((await lookUp(coach, { id })).status).toBe(404);
  });

  it('returns 403 to a coach who has lost the role, and to parents, the own guardian included', async () => {
    const { lead, guardian, child } = await buildFamily();
    const api = await club.signIn(lead.email);
    await admin.post(`/api/users/${lead.id}/remove-coach`);
    expect((await lookUp(api, child)).status).toBe(403);
    expect((await lookUp(await club.signIn(guardian.email), child)).status).toBe(403);
  });

  it.each([
    ['lead coach', (id: number) => ({ leadCoachId: id })],
    ['assistant coach', (id: number) => ({ assistantCoachIds: [id] })],
  ])('needs an admin’s confirmation of someone who made themselves %s', async (_role, fields) => {
    const team = await buildTeam(club);
    const child = await buildChild(club, { guardian: await aParent(club, { phone: '1' }), team });
    const user = await aCoach(club);
    const coach = await club.signIn(user.email);
    const { body } = await coach.put(`/api/teams/${team.id}`, fields(user.id));
    expect(body.unconfirmedCoaches).toEqual([{ id: user.id, fullName: user.fullName }]);
    expect(await contactsOf(coach, child)).toBe('unconfirmed');
    const denied = await lookUp(coach, child);
    expect([denied.status, denied.body.message]).toEqual([
      403,
      'You can look up phone numbers when an admin has confirmed that you coach this team',
    ]);

    // Saving the team again, also as an admin, confirms nobody.
    await admin.put(`/api/teams/${team.id}`, { description: 'Tuesdays', ...fields(user.id) });
    expect((await lookUp(coach, child)).status).toBe(403);
    const path = `/api/teams/${team.id}/coaches/${user.id}/confirm`;
    expect((await coach.post(path)).status).toBe(403);
    expect((await admin.post(path)).body.unconfirmedCoaches).toEqual([]);
    expect((await lookUp(coach, child)).status).toBe(200);

    // A coach who leaves the team and comes back has to be confirmed again.
    await coach.put(`/api/teams/${team.id}`, { leadCoachId: null, assistantCoachIds: [] });
    await coach.put(`/api/teams/${team.id}`, fields(user.id));
    expect((await lookUp(coach, child)).status).toBe(403);
  });

  // Covers S2.
  it('needs a confirmation also after a coach has created the own team, and after another coach has added one', async () => {
    const [user, other] = [await aCoach(club), await aCoach(club)];
    const coach = await club.signIn(user.email);
    const leagueId = (await buildLeague(club)).id;
    const fields = { name: 'Mine', leagueId, leadCoachId: user.id, assistantCoachIds: [other.id] };
    const { body: team } = await coach.post('/api/teams', fields);
    expect(team.unconfirmedCoaches).toEqual([user, other].map(({ id, fullName }) => ({ id, fullName })));
    const child = await buildChild(club, { team });
    for (const api of [coach, await club.signIn(other.email)]) expect((await lookUp(api, child)).status).toBe(403);
  });

  // Covers S2.
  it('is limited to 20 players in 24 hours for coaches; the same player does not count again', async () => {
    const { lead, team, child } = await buildFamily();
    const coach = await club.signIn(lead.email);
    const others = [];
    for (let n = 0; n < limits.contactLookups.max; n++) others.push(await buildChild(club, { team }));
    await lookUp(coach, child);
    await lookUp(coach, child);
    const statuses = await Promise.all(others.map(async (other) => (await lookUp(coach, other)).status));
    expect(statuses.sort()).toEqual([...Array<number>(limits.contactLookups.max - 1).fill(200), 429]);
    const { status, body, headers } = await lookUp(coach, await buildChild(club, { team }));
    expect([status, body.message]).toEqual([
      429,
      'You have looked up the phone numbers of 20 players in the last 24 hours. Please ask an admin of your club.',
    ]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
    expect((await lookUp(coach, child)).status).toBe(200);
    await club.database.query(`UPDATE contact_lookups SET looked_up_at = looked_up_at - interval '25 hours'`);
    expect((await lookUp(coach, others[0]!)).status).toBe(200);
  });

  it('is not limited for admins', async () => {
    const { team } = await buildFamily();
    for (let n = 0; n <= limits.contactLookups.max; n++) {
      expect((await lookUp(admin, await buildChild(club, { team }))).status).toBe(200);
    }
  });
});

describe('GET /api/children/{id}/contact-lookups', () => {
  it('tells guardians and admins who looked up the number and when, the latest first', async () => {
    const { lead, assistant, guardian, child } = await buildFamily();
    const family = await club.signIn(guardian.email);
    expect((await family.get('/api/children')).body[0]).not.toHaveProperty('contactLookups');
    for (const { email } of [lead, assistant]) await lookUp(await club.signIn(email), child);
    const latest = {
      id: expect.any(Number),
      lookedUpBy: assistant.fullName,
      lookedUpAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    };
    const path = `/api/children/${child.id}/contact-lookups`;
    for (const api of [family, admin]) {
      expect((await api.get(path)).body).toEqual([latest, { ...latest, lookedUpBy: lead.fullName }]);
    }
    expect((await family.get(`${path}?limit=1`)).headers.get('x-total-count')).toBe('2');
    expect((await family.get('/api/children')).body[0].contactLookups).toEqual({ total: 2, latest });
  });

  it('shows a new guardian no lookups of a former guardian’s number', async () => {
    const { lead, child } = await buildFamily();
    await lookUp(await club.signIn(lead.email), child);
    const next = await aParent(club);
    await admin.post(`/api/children/${child.id}/assign-parent`, { parentId: next.id });
    const family = await club.signIn(next.email);
    expect((await family.get(`/api/children/${child.id}/contact-lookups`)).body).toEqual([]);
    expect((await family.get('/api/children')).body[0]).not.toHaveProperty('contactLookups');
  });

  it('returns the same 404 to coaches and other families as for an unknown child', async () => {
    const { lead, child } = await buildFamily();
    for (const { email } of [lead, await aParent(club)]) {
      const api = await club.signIn(email);
      for (const id of [child.id, 2147483647]) {
        const { status, body } = await api.get(`/api/children/${id}/contact-lookups`);
        expect([status, body.message]).toEqual([404, 'This player does not exist']);
      }
    }
  });
});

describe('GET /api/children/{id}', () => {
  it('returns age, teams and the guardians’ names to staff and to the guardians', async () => {
    const { lead, guardian, team, child } = await buildFamily();
    await admin.patch(`/api/teams/${team.id}/members/${child.id}`, { jerseyNumber: 9, position: 'Striker' });
    const player = {
      id: child.id,
      name: child.name,
      givenName: 'Child',
      dateOfBirth: '2014-05-04',
      age: expect.any(Number),
      ageGroup: expect.stringMatching(/^U1\d$/),
      ...{ isAgeGroupSet: false, shortName: null, version: 1 },
      teams: [{ id: team.id, name: team.name, jerseyNumber: 9, position: 'Striker' }],
      guardians: [{ fullName: 'Gina Guardian' }],
    };
    const path = `/api/children/${child.id}`;
    expect((await (await club.signIn(lead.email)).get(path)).body).toEqual({ ...player, contacts: 'allowed' });
    expect((await (await club.signIn(guardian.email)).get(path)).body).toEqual({ ...player, contacts: 'denied' });
  });

  it('returns the same 404 for another family’s, an unregistered and an unknown player', async () => {
    const { child } = await buildFamily();
    const family = await club.signIn((await aParent(club)).email);
    const removed = await buildChild(club, { isRegistered: false });
    for (const id of [child.id, removed.id, 2147483647]) {
      const { status, body } = await family.get(`/api/children/${id}`);
      expect([status, body.message]).toEqual([404, 'This player does not exist']);
    }
    expect((await admin.get(`/api/children/${removed.id}`)).status).toBe(404);
  });
});

describe('POST /api/teams/{id}/coaches/{coachId}/confirm', () => {
  it('may be repeated, and returns 404 for a user who does not coach the team', async () => {
    const { lead, team } = await buildFamily();
    expect((await admin.post(`/api/teams/${team.id}/coaches/${lead.id}/confirm`)).status).toBe(200);
    const other = await aCoach(club);
    for (const path of [`${team.id}/coaches/${other.id}`, `2147483647/coaches/${lead.id}`]) {
      expect((await admin.post(`/api/teams/${path}/confirm`)).status).toBe(404);
    }
  });

  it('tells staff, but not parents, which coaches wait', async () => {
    const { guardian, team } = await buildFamily();
    expect((await admin.get(`/api/teams/${team.id}`)).body.unconfirmedCoaches).toEqual([]);
    const { body } = await (await club.signIn(guardian.email)).get(`/api/teams/${team.id}`);
    expect(body).not.toHaveProperty('unconfirmedCoaches');
  });
});
