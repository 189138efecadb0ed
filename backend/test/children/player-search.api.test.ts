import { addDays, listedAgeGroup } from '@touchline/domain';
import { ClubClock } from '../../src/club/club-clock.ts';
import { type Team } from '../../src/teams/team.entity.ts';
import { type Api } from '../support/api.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';
import { aCoach, anAdmin, aParent, buildChild, buildTeam } from '../support/factories.ts';

let club: ClubApp;
let admin: Api;
let coach: Api;
let otters: Team;
beforeAll(async () => {
  club = await startClub();
  const pat = await aParent(club, { fullName: 'Pat Weiß', email: 'secret@families.example' });
  otters = await buildTeam(club, { name: 'U10 Otters' });
  const bears = await buildTeam(club, { name: 'Bären' });
  await buildChild(club, { name: 'Mia Keller', guardian: pat, team: otters });
  await buildChild(club, { name: 'Leo Straße', guardian: pat, team: bears });
  await buildChild(club, { name: 'Ann Weiss', team: otters });
  await buildChild(club, { name: 'Ben Cole' });
  await buildChild(club, { name: 'Gone Weiss', isRegistered: false });
  admin = await club.signIn((await anAdmin(club)).email);
  coach = await club.signIn((await aCoach(club)).email);
});
afterAll(() => club.close());

const names = async (query: string, list = 'all', api = coach) =>
  (await api.get(`/api/children/${list}${query}`)).body.map(({ name }: { name: string }) => name);

describe('The search for players', () => {
  it.each([
    ['names', 'STRASSE', ['Leo Straße']],
    ['names of players and parents', 'weiss', ['Ann Weiss', 'Leo Straße', 'Mia Keller']],
    ['names of parents', 'PAT WEISS', ['Leo Straße', 'Mia Keller']],
    ['names of teams', 'otters', ['Ann Weiss', 'Mia Keller']],
    ['names of teams', 'BÄR', ['Leo Straße']],
    ['no emails of parents', 'secret@', []],
    ['wildcards, which are ordinary characters', '%', []],
  ])('finds %s: %s', async (_what, q, found) => {
    expect(await names(`?q=${encodeURIComponent(q)}`)).toEqual(found);
  });

  it('finds unregistered players by name', async () => {
    expect(await names('?q=WEISS', 'unregistered', admin)).toEqual(['Gone Weiss']);
    expect(await names('?q=otters', 'unregistered', admin)).toEqual([]);
  });

  it('combines with parents, teams and pages', async () => {
    expect(await names('?parent=assigned')).toEqual(['Leo Straße', 'Mia Keller']);
    expect(await names('?parent=unassigned&q=weiss')).toEqual(['Ann Weiss']);
    expect(await names(`?notInTeam=${otters.id}`)).toEqual(['Ben Cole', 'Leo Straße']);
    expect(await names('?notInTeam=2147483647')).toHaveLength(4);
    const { body, headers } = await coach.get('/api/children/all?q=weiss&limit=1&offset=1');
    expect([body[0].name, headers.get('x-total-count')]).toEqual(['Leo Straße', '3']);
  });

  it('puts an age group first, and of it those without a team', async () => {
    const team = await buildTeam(club);
    const build = (name: string, ageGroup: string, of?: typeof team) =>
      buildChild(club, { name: `Zz ${name}`, foldedName: `zz ${name.toLowerCase()}`, ageGroup, team: of });
    await build('Ada', 'U8');
    await build('Ben', 'U13', team);
    await build('Cleo', 'U13');
    await build('Dan', 'U13');
    expect(await names('?q=zz&firstAgeGroup=U13')).toEqual(['Zz Cleo', 'Zz Dan', 'Zz Ben', 'Zz Ada']);
    expect(await names('?q=zz')).toEqual(['Zz Ada', 'Zz Ben', 'Zz Cleo', 'Zz Dan']);
    const { body } = await coach.get('/api/children/all?q=zz&firstAgeGroup=U13&limit=1&offset=2');
    expect(body[0].name).toBe('Zz Ben');
  });

  it.each([
    'all?parent=pat',
    'all?notInTeam=x',
    `all?firstAgeGroup=${'x'.repeat(21)}`,
    `all?q=${'x'.repeat(101)}`,
    `counts?q=${'x'.repeat(101)}`,
  ])('rejects %s', async (path) => {
    const { status, body } = await coach.get(`/api/children/${path}`);
    expect([status, Object.keys(body.errors).length]).toEqual([400, 1]);
  });
});

describe('The counts of players', () => {
  it.each(['', 'e', 'WEISS', 'otters', 'nobody', '%'])('equal the lengths of the lists for %p', async (text) => {
    const q = `?q=${encodeURIComponent(text)}`;
    const counts = {
      registered: (await names(q)).length,
      assigned: (await names(`${q}&parent=assigned`)).length,
      unassigned: (await names(`${q}&parent=unassigned`)).length,
      withoutTeam: (await names(`${q}&withoutTeam=true`)).length,
      withoutEventGroup: (await names(`${q}&withoutEventGroup=true`)).length,
    };
    const unregistered = (await names(q, 'unregistered', admin)).length;
    expect((await admin.get(`/api/children/counts${q}`)).body).toEqual({ ...counts, unregistered, erasureRequests: 0 });
    // Coaches may not know about unregistered players.
    expect((await coach.get(`/api/children/counts${q}`)).body).toEqual(counts);
  });
});

it('The players whom no event for an age group can be for are those of the domain’s rule', async () => {
  const cutoff = club.app.get(ClubClock).lastCutoff();
  const born = (years: number, days = 0) => addDays(`${Number(cutoff.slice(0, 4)) - years}${cutoff.slice(4)}`, days);
  const [lastSeason, thisSeason] = [addDays(cutoff, -1), cutoff];
  const children = [
    { dateOfBirth: born(19) },
    { dateOfBirth: born(19, 1) },
    { dateOfBirth: born(40) },
    { dateOfBirth: born(19), ageGroup: 'U19', ageGroupSetOn: thisSeason },
    { dateOfBirth: born(19), ageGroup: 'U19', ageGroupSetOn: lastSeason },
    { dateOfBirth: born(18), ageGroup: 'U20', ageGroupSetOn: thisSeason },
    { dateOfBirth: born(18), ageGroup: 'U21', ageGroupSetOn: lastSeason },
  ];
  const ids: number[] = [];
  for (const fields of children) ids.push((await buildChild(club, { ...fields, name: `Older ${ids.length}` })).id);
  const { body } = await admin.get('/api/children/all?q=older');
  const outside = body.filter(({ ageGroup }: { ageGroup: string }) => listedAgeGroup(ageGroup) === null);
  expect(outside.map(({ id }: { id: number }) => ids.indexOf(id))).toEqual([0, 2, 4, 5]);
  expect((await admin.get('/api/children/all?q=older&withoutEventGroup=true')).body).toEqual(outside);
});
