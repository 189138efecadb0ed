import { type ClubApp, startClub } from '../support/club-app.ts';
import { aCoach, aParent, buildAvailability, buildChild, buildEvent, buildTeam } from '../support/factories.ts';
import { type Settings } from '../../src/config/settings.ts';

let club: ClubApp;
beforeAll(async () => {
  club = await startClub();
});
afterAll(() => club.close());

let day = 10;

/** A match of two teams: an own child and an available mate in one, an available and a pending opponent in the other. */
async function buildMatch() {
  const [guardian, coach] = [await aParent(club), await aCoach(club)];
  const [own, other] = [await buildTeam(club), await buildTeam(club)];
  // The names are the same in every test.
  const dateOfBirth = `2014-05-${++day}`;
  const child = await buildChild(club, { guardian, team: own, name: 'Olive Own', dateOfBirth });
  const mate = await buildChild(club, { team: own, name: 'Mats van der Mate', dateOfBirth });
  const opponent = await buildChild(club, { team: other, name: 'Otto Opponent', dateOfBirth });
  await buildChild(club, { team: other, name: 'Petra Pending', dateOfBirth });
  const event = await buildEvent(club, { teamsInvolved: [own.id, other.id] });
  for (const { id } of [child, mate, opponent]) await buildAvailability(club, { eventId: event.id, childId: id });
  const attendance = async (user: { email: string }) =>
    (await (await club.signIn(user.email)).get(`/api/events/${event.id}/attendance`)).body;
  return { guardian, coach, own, other, child, mate, event, attendance };
}

describe('GET /api/events/{id}/attendance', () => {
  it('returns the short names of all who are available to staff, and of team mates to parents', async () => {
    const { guardian, coach, attendance } = await buildMatch();
    expect(await attendance(coach)).toEqual({ available: 3, total: 4, names: ['Mats M.', 'Olive O.', 'Otto O.'] });
    expect(await attendance(guardian)).toEqual({ available: 3, total: 4, names: ['Mats M.'] });
  });

  it.each<[Settings['rosterVisibility'], string[]]>([
    ['own', []],
    ['club', ['Mats M.', 'Otto O.']],
  ])('returns the names to parents that rosterVisibility=%s allows', async (rosterVisibility, names) => {
    const { guardian, coach, attendance } = await buildMatch();
    Object.assign(club.settings, { rosterVisibility });
    const seen = { parent: (await attendance(guardian)).names, staff: (await attendance(coach)).names };
    Object.assign(club.settings, { rosterVisibility: 'teammates' });
    expect(seen).toEqual({ parent: names, staff: ['Mats M.', 'Olive O.', 'Otto O.'] });
  });

  it('leaves out who is unavailable or no longer in the audience', async () => {
    const { guardian, mate, event, attendance } = await buildMatch();
    await club.database.query('UPDATE availabilities SET is_available = false WHERE event_id = $1 AND child_id = $2', [
      event.id,
      mate.id,
    ]);
    expect(await attendance(guardian)).toEqual({ available: 2, total: 4, names: [] });
    await club.database.query('DELETE FROM team_members WHERE child_id = $1', [mate.id]);
    expect(await attendance(guardian)).toEqual({ available: 2, total: 3, names: [] });
  });

  it('returns the same 404 as the event to parents whom it does not concern', async () => {
    const { event } = await buildMatch();
    const stranger = await club.signIn((await aParent(club)).email);
    for (const id of [event.id, 2147483647]) {
      const { status, body } = await stranger.get(`/api/events/${id}/attendance`);
      expect([status, body.message]).toEqual([404, 'This event does not exist']);
    }
  });
});

describe('GET /api/events/{id}/availabilities', () => {
  it('returns each child’s teams, those of the event first, with jersey number and position', async () => {
    const { coach, guardian, own, child, event } = await buildMatch();
    const [before, after] = [await buildTeam(club, { name: 'A team' }), await buildTeam(club, { name: 'Z team' })];
    for (const team of [before, after]) {
      await club.database.query(
        'INSERT INTO team_members (team_id, child_id, jersey_number, position) VALUES ($1, $2, 9, $3)',
        [team.id, child.id, 'Striker'],
      );
    }
    const teams = [
      { id: own.id, name: own.name, jerseyNumber: null, position: null },
      { id: before.id, name: 'A team', jerseyNumber: 9, position: 'Striker' },
      { id: after.id, name: 'Z team', jerseyNumber: 9, position: 'Striker' },
    ];
    for (const { email } of [coach, guardian]) {
      const { body } = await (await club.signIn(email)).get(`/api/events/${event.id}/availabilities`);
      const row = body.find(({ childId }: { childId: number }) => childId === child.id);
      expect(row.child).toEqual({ id: child.id, name: child.name, teams });
    }
  });

  it('returns only children in a team for an age group, with their teams', async () => {
    const [team, other] = [await buildTeam(club), await buildTeam(club)];
    const child = await buildChild(club, { ageGroup: 'U10', team: other });
    await buildChild(club, { ageGroup: 'U10' });
    const event = await buildEvent(club, { teamId: team.id, relevanceType: 'age_group', ageGroupRelevance: 'U10' });
    const coach = await club.signIn((await aCoach(club)).email);
    const { body } = await coach.get(`/api/events/${event.id}/availabilities`);
    expect(body).toMatchObject([{ childId: child.id, child: { teams: [{ id: other.id }] } }]);
  });
});
