import { type Api } from '../support/api.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';
import { aCoach, anAdmin, aParent, buildChild, buildEvent, buildTeam } from '../support/factories.ts';
import { buildFamily } from '../support/families.ts';

let club: ClubApp;
beforeAll(async () => {
  club = await startClub();
});
afterAll(() => club.close());

/** A child of two guardians in two households has been available, unavailable by staff, and pending again. */
async function buildHistory() {
  const [coach, team] = [await aCoach(club), await buildTeam(club)];
  const { child, guardians, apis } = await buildFamily(club, 3, team);
  await club.database.query(
    `UPDATE guardianships SET household_id = (SELECT household_id FROM guardianships WHERE child_id = $1 AND user_id = $2)
     WHERE child_id = $1 AND user_id = $3`,
    [child.id, guardians[0]!.id, guardians[1]!.id],
  );
  const event = await buildEvent(club, { teamId: team.id });
  const staff = await club.signIn(coach.email);
  const answer = (api: Api, isAvailable: boolean | null) =>
    api.post('/api/availabilities', { eventId: event.id, childId: child.id, isAvailable });
  await answer(apis[0]!, true);
  await answer(staff, false);
  await answer(apis[2]!, null);
  const history = async (api: Api, query = '') => api.get(`/api/events/${event.id}/response-history${query}`);
  return { coach, staff, team, child, guardians, apis, event, history };
}

const originsOf = ({ body }: { body: Record<string, unknown>[] }) =>
  body.map(({ isAvailable, respondedBy, responderName, respondedVia }) => [
    isAvailable,
    respondedBy,
    responderName,
    respondedVia,
  ]);

describe('GET /api/events/{id}/response-history', () => {
  it('lists every response for staff, the latest first, with names', async () => {
    const { staff, coach, child, guardians, history } = await buildHistory();
    const response = await history(staff);
    expect(response.body[0]).toEqual({
      childId: child.id,
      childName: child.name,
      isAvailable: null,
      respondedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      respondedBy: 'guardian',
      responderName: guardians[2]!.fullName,
      respondedVia: 'app',
    });
    expect(originsOf(response)).toEqual([
      [null, 'guardian', guardians[2]!.fullName, 'app'],
      [false, 'you', undefined, 'staff'],
      [true, 'guardian', guardians[0]!.fullName, 'app'],
    ]);
    const admin = await club.signIn((await anAdmin(club)).email);
    expect(originsOf(await history(admin))[1]).toEqual([false, 'staff', coach.fullName, 'staff']);
  });

  // Covers S2.
  it('names to guardians only whoever shares their household', async () => {
    const { apis, guardians, history } = await buildHistory();
    expect(originsOf(await history(apis[1]!))).toEqual([
      [null, 'guardian', undefined, 'app'],
      [false, 'staff', undefined, 'staff'],
      [true, 'household', guardians[0]!.fullName, 'app'],
    ]);
    expect(originsOf(await history(apis[2]!))).toEqual([
      [null, 'you', undefined, 'app'],
      [false, 'staff', undefined, 'staff'],
      [true, 'guardian', undefined, 'app'],
    ]);
  });

  // Covers S2.
  it('lists own children alone for parents, and nothing of an event for others', async () => {
    const { apis, team, event, staff, history } = await buildHistory();
    const mate = await aParent(club);
    const other = await buildChild(club, { guardian: mate, team });
    await staff.post('/api/availabilities', { eventId: event.id, childId: other.id, isAvailable: true });
    const names = async (api: Api) => (await history(api)).body.map(({ childId }: { childId: number }) => childId);
    expect(await names(await club.signIn(mate.email))).toEqual([other.id]);
    expect(await names(apis[0]!)).not.toContain(other.id);
    expect((await history(await club.signIn((await aParent(club)).email))).status).toBe(404);
  });

  it('does not exist for a restricted guardian', async () => {
    const { apis, child, guardians, history } = await buildHistory();
    const admin = await club.signIn((await anAdmin(club)).email);
    await admin.patch(`/api/children/${child.id}/guardians/${guardians[0]!.id}`, { isRestricted: true });
    expect((await history(apis[0]!)).status).toBe(404);
  });

  it('keeps the responses of a deleted account, without a name', async () => {
    const { staff, guardians, history } = await buildHistory();
    await club.database.query('DELETE FROM users WHERE id = $1', [guardians[0]!.id]);
    expect(originsOf(await history(staff)).at(-1)).toEqual([true, 'guardian', undefined, 'app']);
  });

  it('leaves out children who have left the club', async () => {
    const { staff, child, history } = await buildHistory();
    const admin = await club.signIn((await anAdmin(club)).email);
    expect((await admin.delete(`/api/children/${child.id}/remove`)).status).toBe(200);
    const { body, headers } = await history(staff, '?limit=1');
    expect([body, headers.get('x-total-count')]).toEqual([[], '0']);
  });

  it('comes in pages', async () => {
    const { staff, history } = await buildHistory();
    const page = await history(staff, '?limit=1&offset=1');
    expect(page.headers.get('x-total-count')).toBe('3');
    expect(originsOf(page)).toEqual([[false, 'you', undefined, 'staff']]);
  });
});
