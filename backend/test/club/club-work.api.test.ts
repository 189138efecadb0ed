import { type Api } from '../support/api.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';
import { countStatements } from '../support/count-statements.ts';
import { aCoach, anAdmin, aParent, buildChild, buildEvent, buildTeam } from '../support/factories.ts';

let club: ClubApp;
let admin: Api;
beforeAll(async () => {
  club = await startClub();
  admin = await club.signIn((await anAdmin(club, { signedInAt: new Date() })).email);
});
afterAll(() => club.close());

const work = async (api = admin) => (await api.get('/api/club/work')).body;
const total = async (path: string) => (await admin.get(path)).headers.get('x-total-count');

const none = {
  leagues: 0,
  teams: 0,
  players: 0,
  teamMembers: 0,
  hasFamily: false,
  coaches: 0,
  hasEvent: false,
  playersWithoutTeam: 0,
  coachesWithoutTeam: 0,
  coachesToConfirm: 0,
  neverSignedIn: 0,
  accessRequests: 0,
  deletionRequests: 0,
  erasureRequests: 0,
  failedMails: 0,
};

describe('The work of an admin', () => {
  it('begins with nothing set up', async () => {
    expect(await work()).toEqual(none);
  });

  it('counts what is there and what waits, as the lists do, with one statement besides those of the session', async () => {
    const guardian = await aParent(club, { hasUnverifiedEmail: false });
    const [coach, other] = [await aCoach(club), await aCoach(club)];
    await aCoach(club, { isActive: false });
    const team = await buildTeam(club, { leadCoachId: coach.id });
    const child = await buildChild(club, { guardian, team });
    await buildChild(club);
    await buildChild(club, { isRegistered: false });
    await buildEvent(club, { teamId: team.id });
    const asker = await aParent(club);
    await club.database.query('INSERT INTO access_requests (child_id, user_id) VALUES ($1, $2)', [child.id, asker.id]);
    await club.database.query('INSERT INTO deletion_requests (user_id) VALUES ($1)', [asker.id]);
    const failed = (kind: string, days: number) =>
      club.database.query(
        `INSERT INTO mails (kind, dedupe_key, user_id, address, priority, state, ended_at, reason)
         VALUES ('test', $1, $2, 'a@b.example', 1, 'failed', now() - $3 * interval '1 day', 'No')`,
        [kind, guardian.id, days],
      );
    await failed('new', 1);
    await failed('old', 31);

    const counted = await work();
    expect(counted).toEqual({
      ...none,
      leagues: counted.leagues,
      teams: 1,
      players: 2,
      teamMembers: 1,
      hasFamily: true,
      coaches: 2,
      hasEvent: true,
      playersWithoutTeam: 1,
      coachesWithoutTeam: 1,
      coachesToConfirm: 1,
      neverSignedIn: counted.neverSignedIn,
      accessRequests: 1,
      deletionRequests: 1,
      failedMails: 1,
    });
    expect(await total('/api/children/all?withoutTeam=true&limit=10')).toBe('1');
    expect((await admin.get('/api/children/counts')).body.withoutTeam).toBe(1);
    expect((await admin.get('/api/users?coachesWithoutTeam=true')).body).toMatchObject([{ id: other.id }]);
    expect(await total('/api/users?neverSignedIn=true&limit=100')).toBe(String(counted.neverSignedIn));
    const session = await countStatements(() => admin.get('/api/auth/me'));
    expect(await countStatements(() => work())).toBe(session + 1);
  });

  it('is for admins alone', async () => {
    const coach = await club.signIn((await aCoach(club)).email);
    expect((await coach.get('/api/club/work')).status).toBe(403);
    expect((await club.guest().get('/api/club/work')).status).toBe(401);
  });
});
