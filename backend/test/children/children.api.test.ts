import { type ClubApp, startClub } from '../support/club-app.ts';
import {
  aCoach,
  anAdmin,
  aParent,
  buildAvailability,
  buildChild,
  buildEvent,
  buildTeam,
} from '../support/factories.ts';

let club: ClubApp;
let limited: ClubApp;
beforeAll(async () => {
  // The order matters: Passport has one strategy per process, that of the club which started last.
  limited = await startClub({ rateLimits: true });
  club = await startClub();
});
afterAll(async () => {
  await club.close();
  await limited.close();
});

const born = (age: number) => `${new Date().getUTCFullYear() - age - 1}-06-15`;

describe('Adding a child', () => {
  it('makes the parent its guardian and computes its age group', async () => {
    const parent = await aParent(club);
    const api = await club.signIn(parent.email);
    const { status, body } = await api.post('/api/children', { name: ' Mia   Keller ', dateOfBirth: born(10) });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Mia Keller', parentId: parent.id, isRegistered: true, teams: [] });
    expect(body.ageGroup).toMatch(/^U1[0-3]$/);
    expect((await api.get('/api/children')).body).toEqual([body]);
  });

  it('leaves it without a guardian if staff send no parent, 0 or null', async () => {
    const coach = await club.signIn((await aCoach(club)).email);
    for (const [name, parentId] of [
      ['None', undefined],
      ['Zero', 0],
      ['Null', null],
    ]) {
      const { body } = await coach.post('/api/children', {
        name: `Unassigned ${name}`,
        dateOfBirth: '1990-01-01',
        parentId,
      });
      expect(body.parentId).toBeNull();
    }
  });

  it('applies the rules for parents if staff add their own child', async () => {
    const coach = await aCoach(club, { isParent: true });
    const api = await club.signIn(coach.email);
    const child = { name: 'Own Of Coach', dateOfBirth: '1990-01-01', parentId: coach.id };
    expect((await api.post('/api/children', child)).status).toBe(400);
    expect((await api.post('/api/children', { ...child, dateOfBirth: born(8) })).body.parentId).toBe(coach.id);
  });

  it('is possible for an admin on behalf of a parent, but not of other users', async () => {
    const [parent, coach] = [await aParent(club), await aCoach(club)];
    const admin = await club.signIn((await anAdmin(club)).email);
    const child = { name: 'For A Parent', dateOfBirth: born(8) };
    expect((await admin.post('/api/children', { ...child, parentId: coach.id })).body.errors).toEqual({
      parentId: 'This user is not a parent',
    });
    expect((await admin.post('/api/children', { ...child, parentId: parent.id })).body.parentId).toBe(parent.id);
  });

  it('reads an age group however staff write it, and rejects one that it cannot read', async () => {
    const admin = await club.signIn((await anAdmin(club)).email);
    const add = (name: string, ageGroup: string) =>
      admin.post('/api/children', { name, dateOfBirth: born(8), ageGroup });
    expect((await add('Plays Up', 'under 12')).body.ageGroup).toBe('U12');
    for (const wrong of ['U12 Girls', '12', 'U4', 'U22', '']) {
      const message = 'Please write the age group like U12, from U5 to U21';
      expect(await add('Plays Down', wrong)).toMatchObject({ status: 400, body: { errors: { ageGroup: message } } });
    }
  });

  it('ignores an age group that a parent sends', async () => {
    const api = await club.signIn((await aParent(club)).email);
    const fields = { name: 'Wants To Play Up', dateOfBirth: born(8), ageGroup: 'U19' };
    const { status, body } = await api.post('/api/children', fields);
    expect([status, body.ageGroup]).not.toEqual([201, 'U19']);
    const rows = await club.database.query('SELECT age_group FROM children WHERE id = $1', [body.id]);
    expect(rows).toEqual([{ age_group: null }]);
  });

  it('stores a name in spoken order, and a name that is near another one', async () => {
    const admin = await club.signIn((await anAdmin(club)).email);
    const add = async (name: string) => (await admin.post('/api/children', { name, dateOfBirth: '2013-02-01' })).body;
    expect(await add("O'Shea,  Niamh")).toMatchObject({ name: "Niamh O'Shea", givenName: 'Niamh' });
    expect(await add('Niamh O’Shea')).toMatchObject({ action: 'claim-existing' });
    expect(await add('Niámh O’Shea')).toMatchObject({ name: 'Niámh O’Shea' });
    const found = (await admin.get("/api/children/all?q=O'Shea")).body;
    const both = ["Niamh O'Shea", 'Niámh O’Shea'];
    expect(found.map(({ name }: any) => name)).toEqual(both);
    const plain = (await admin.get('/api/children/all?q=NIAMH')).body;
    expect(plain.map(({ name }: any) => name)).toEqual(both);
  });

  it.each([
    ['ZoÃ« Keller', 'The name has “Ã«”, which was read in the wrong encoding. Please type it as it is spelled.'],
    ['O&#39;Brien Cara', 'The name has “&#39;”, which is a code of web pages. Please type it as it is spelled.'],
    ['#N/A', 'The name is an error of a spreadsheet. Please type it as it is spelled.'],
    ['12345', 'The name has no letter. Please type it as it is spelled.'],
    ['n/a', 'The name stands for a name that is missing. Please type it as it is spelled.'],
    ['Mia\u200c', 'Please remove the invisible characters'],
  ])('refuses %s, which is no name', async (name, message) => {
    const api = await club.signIn((await aParent(club)).email);
    const { status, body } = await api.post('/api/children', { name, dateOfBirth: born(8) });
    expect([status, body.errors]).toEqual([400, { name: message }]);
  });

  it('accepts the joiners of Persian spelling and ignores them when it compares', async () => {
    const coach = await club.signIn((await aCoach(club)).email);
    const add = (name: string) => coach.post('/api/children', { name, dateOfBirth: '2014-04-01' });
    expect((await add('علی\u200cرضا کریمی')).body).toMatchObject({ name: 'علی\u200cرضا کریمی' });
    expect((await add('علیرضا کریمی')).status).toBe(409);
  });

  // Covers ASVS 2.3.2.
  it('stops at twelve children per parent, even in parallel, but not for staff', async () => {
    const parent = await aParent(club);
    for (let n = 0; n < 10; n++) await buildChild(club, { guardian: parent });
    const api = await club.signIn(parent.email);
    const add = (n: number) =>
      api.post('/api/children', { name: `Sibling ${'abcdef'[n]!.repeat(5)}`, dateOfBirth: born(8) });
    const added = await Promise.all([0, 1, 2, 3, 4].map(add));
    expect(added.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
    expect(added.find(({ status }) => status === 409)!.body.message).toBe(
      'An account has at most 12 children. Please ask an admin of your club.',
    );
    const unclaimed = await buildChild(club, { name: 'One Too Many', dateOfBirth: born(7) });
    await api.post('/api/children/search', { name: unclaimed.name, dateOfBirth: unclaimed.dateOfBirth });
    expect((await api.post(`/api/children/${unclaimed.id}/claim`)).status).toBe(409);
    const admin = await club.signIn((await anAdmin(club)).email);
    const assigned = await admin.post(`/api/children/${unclaimed.id}/assign-parent`, { parentId: parent.id });
    expect(assigned.status).toBe(200);
  });

  it('counts towards a parent’s search limit once it has revealed that a child exists', async () => {
    const { name, dateOfBirth } = await buildChild(limited, { dateOfBirth: born(9) });
    const api = limited.guest();
    const person = { email: 'searcher@families.example', password: 'long enough', fullName: 'A Searcher' };
    expect((await api.post('/api/auth/register', person)).status).toBe(201);
    for (let n = 0; n < 5; n++) expect((await api.post('/api/children', { name, dateOfBirth })).status).toBe(409);
    const refused = await api.post('/api/children', { name: 'Somebody Else', dateOfBirth });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('A roster', () => {
  // Covers ASVS 8.2.3.
  it('shows parents short names and ages of other families’ children, only in teams of their own children', async () => {
    const parent = await aParent(club);
    const [team, otherTeam] = [await buildTeam(club), await buildTeam(club)];
    const own = await buildChild(club, { guardian: parent, team });
    await buildChild(club, {
      name: 'Zoe Maria Zimmer',
      dateOfBirth: '2014-05-04',
      guardian: await aParent(club),
      team,
    });
    await buildChild(club, { name: 'Hidden Person', guardian: await aParent(club), team: otherTeam });
    const { body } = await (await club.signIn(parent.email)).get(`/api/teams/${team.id}`);
    expect(body.memberCount).toBe(2);
    expect(body.members).toEqual([
      expect.objectContaining({ id: own.id, name: own.name, dateOfBirth: own.dateOfBirth, jerseyNumber: null }),
      { name: 'Zoe Z.', age: expect.any(Number) },
    ]);
    const other = await (await club.signIn(parent.email)).get(`/api/teams/${otherTeam.id}`);
    expect(other.body).toMatchObject({ memberCount: 1, members: [] });
  });

  it('shows the short name that was set, as do events, attendance and the child’s own family', async () => {
    const [parent, mate] = [await aParent(club), await aParent(club)];
    const team = await buildTeam(club);
    const child = await buildChild(club, { name: 'Nagy-Kovács Réka', shortName: 'Réci', guardian: parent, team });
    await buildChild(club, { guardian: mate, team });
    const event = await buildEvent(club, { teamId: team.id });
    await buildAvailability(club, { eventId: event.id, childId: child.id });
    const api = await club.signIn(mate.email);
    expect((await api.get(`/api/teams/${team.id}`)).body.members).toContainEqual({
      name: 'Réci',
      age: expect.any(Number),
    });
    expect((await api.get(`/api/events/${event.id}/attendance`)).body.names).toEqual(['Réci']);
    const own = await club.signIn(parent.email);
    expect((await own.get('/api/children')).body).toMatchObject([{ name: 'Nagy-Kovács Réka', givenName: 'Réci' }]);
    expect((await own.get(`/api/children/${child.id}`)).body).toMatchObject({ givenName: 'Réci' });
    expect((await own.get(`/api/events/${event.id}`)).body.availabilities).toMatchObject([{ givenName: 'Réci' }]);
  });

  it.each([
    ['own', 0, 0],
    ['teammates', 1, 0],
    ['club', 1, 1],
  ] as const)(
    'with ROSTER_VISIBILITY=%s shows %i teammates and %i other children',
    async (rosterVisibility, teammates, others) => {
      Object.assign(club.settings, { rosterVisibility });
      const parent = await aParent(club);
      const [team, otherTeam] = [await buildTeam(club), await buildTeam(club)];
      await buildChild(club, { guardian: parent, team });
      await buildChild(club, { team });
      await buildChild(club, { team: otherTeam });
      const api = await club.signIn(parent.email);
      const shown = async (id: number) =>
        (await api.get(`/api/teams/${id}`)).body.members.filter((member: object) => !('id' in member));
      expect([(await shown(team.id)).length, (await shown(otherTeam.id)).length]).toEqual([teammates, others]);
      Object.assign(club.settings, { rosterVisibility: 'teammates' });
    },
  );
});
