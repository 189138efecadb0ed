import { type Child } from '../../src/children/child.entity.ts';
import { type Event } from '../../src/events/event.entity.ts';
import { type Team } from '../../src/teams/team.entity.ts';
import { type User } from '../../src/users/user.entity.ts';
import { type Api } from '../support/api.ts';
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
import { buildFamily } from '../support/families.ts';

let club: ClubApp;
let admin: Api;
beforeAll(async () => {
  club = await startClub();
  admin = await club.signIn((await anAdmin(club)).email);
});
afterAll(() => club.close());
afterEach(() => void Object.assign(club.settings, { rosterVisibility: 'teammates' }));

const sees = (rosterVisibility: 'own' | 'teammates' | 'club') => Object.assign(club.settings, { rosterVisibility });

/** A parent with a child in a team, signed in. */
async function aFamily(team?: Team): Promise<{ user: User; child: Child; api: Api }> {
  const user = await aParent(club);
  const child = await buildChild(club, { guardian: user, team: team ?? (await buildTeam(club)) });
  return { user, child, api: await club.signIn(user.email) };
}

/** A hidden child comes to an event of its team and to one of the whole club; the second guardian is restricted. */
async function buildHidden() {
  const team = await buildTeam(club);
  const { child, guardians, apis } = await buildFamily(club, 2, team);
  const match = await buildEvent(club, { teamId: team.id });
  const cup = await buildEvent(club, { relevanceType: 'all' });
  for (const { id } of [match, cup]) await buildAvailability(club, { eventId: id, childId: child.id });
  await buildChild(club, { guardian: guardians[1], team: await buildTeam(club) });
  const path = `/api/children/${child.id}/guardians/${guardians[1]!.id}`;
  expect((await admin.patch(path, { isRestricted: true })).status).toBe(200);
  return { team, child, match, cup, mother: apis[0]!, restricted: apis[1]! };
}

const membersOf = async (api: Api, { id }: Team) => {
  const { body } = await api.get('/api/teams?members=none');
  return body.find((team: { id: number }) => team.id === id).memberCount as number;
};
const attendanceOf = async (api: Api, { id }: Event) => (await api.get(`/api/events/${id}/attendance`)).body;
const teamOf = async (api: Api, { id }: Team) => (await api.get(`/api/teams/${id}`)).body;

describe('A second account of a restricted guardian', () => {
  it('counts as many members and players as the first one, whatever the hidden child answers (F1)', async () => {
    const { team, child, cup, mother, restricted } = await buildHidden();
    const { api: second } = await aFamily();
    expect([await membersOf(restricted, team), await membersOf(second, team)]).toEqual([0, 0]);
    const before = await attendanceOf(restricted, cup);
    expect(await attendanceOf(second, cup)).toEqual(before);
    const answer = { eventId: cup.id, childId: child.id, isAvailable: false };
    expect((await mother.post('/api/availabilities', answer)).status).toBe(200);
    for (const api of [restricted, second]) expect(await attendanceOf(api, cup)).toEqual(before);
  });

  it('learns nothing from rosters that everybody sees', async () => {
    sees('club');
    const { team, cup, restricted } = await buildHidden();
    const { api: second } = await aFamily();
    for (const api of [restricted, second]) {
      expect(await teamOf(api, team)).toMatchObject({ memberCount: 0, members: [] });
      expect(await attendanceOf(api, cup)).toMatchObject({ available: 0, names: [] });
    }
  });
});

describe('A child for whom an account is restricted', () => {
  it('counts for its guardians, for guardians of team mates who see it by name, and for staff', async () => {
    const { team, match, mother } = await buildHidden();
    const { api: mate } = await aFamily(team);
    const coach = await club.signIn((await aCoach(club)).email);
    for (const api of [mother, mate, coach, admin]) {
      expect(await teamOf(api, team)).toMatchObject({ memberCount: 2 });
      expect((await teamOf(api, team)).members).toHaveLength(2);
    }
    for (const api of [mother, mate]) expect(await attendanceOf(api, match)).toMatchObject({ available: 1, total: 2 });
    expect((await attendanceOf(mate, match)).names).toHaveLength(1);
    expect((await attendanceOf(coach, match)).names).toHaveLength(1);
  });

  it('does not count for guardians of team mates where nobody sees rosters', async () => {
    sees('own');
    const { team, match, mother } = await buildHidden();
    const { api: mate } = await aFamily(team);
    expect(await membersOf(mate, team)).toBe(1);
    expect(await attendanceOf(mate, match)).toEqual({ available: 0, total: 1, names: [] });
    expect(await membersOf(mother, team)).toBe(2);
  });

  it('counts as soon as the last restriction is lifted', async () => {
    const { team, child } = await buildHidden();
    const { api: stranger } = await aFamily();
    const { body } = await admin.get(`/api/children/${child.id}/guardians`);
    const { userId } = body.find(({ isRestricted }: { isRestricted: boolean }) => isRestricted);
    expect(await membersOf(stranger, team)).toBe(0);
    await admin.patch(`/api/children/${child.id}/guardians/${userId}`, { isRestricted: false });
    expect(await membersOf(stranger, team)).toBe(1);
  });

  it('stays uncounted when the restricted account is deleted', async () => {
    const { team, child } = await buildHidden();
    const { api: stranger } = await aFamily();
    await club.database.query('UPDATE restricted_guardians SET user_id = NULL WHERE child_id = $1', [child.id]);
    expect(await membersOf(stranger, team)).toBe(0);
  });
});
