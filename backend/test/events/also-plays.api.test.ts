import { type ClubApp, startClub } from '../support/club-app.ts';
import { aCoach, aParent, buildChild, buildEvent, buildTeam } from '../support/factories.ts';

let club: ClubApp;
beforeAll(async () => {
  club = await startClub();
});
afterAll(() => club.close());

/** Mia of the U12 Lions, who train at 17:30, also plays for the U8 Hedgehogs. */
async function buildPlayingUp(date: string) {
  const guardian = await aParent(club);
  const lions = await buildTeam(club, { name: 'U12 Lions' });
  const hedgehogs = await buildTeam(club, { name: 'U8 Hedgehogs' });
  const mia = await buildChild(club, { guardian, team: hedgehogs });
  await club.database.query('INSERT INTO team_members (team_id, child_id) VALUES ($1, $2)', [lions.id, mia.id]);
  const training = await buildEvent(club, { teamId: lions.id, date, type: 'training', startTime: '17:30' });
  const coach = await club.signIn((await aCoach(club)).email);
  const parent = await club.signIn(guardian.email);
  return {
    date,
    guardian,
    lions,
    hedgehogs,
    mia,
    training,
    coach,
    parent,
    address: `/api/events/${training.id}/availabilities`,
  };
}

describe('GET /api/events/{id}/availabilities', () => {
  it('tells staff what a player’s other team has on that day, and parents nothing', async () => {
    const { hedgehogs, date, address, coach, parent } = await buildPlayingUp('2090-03-01');
    const match = await buildEvent(club, { teamId: hedgehogs.id, date, type: 'match', startTime: '09:00' });
    const alsoPlays = [{ eventId: match.id, type: 'match', startTime: '09:00', teamName: 'U8 Hedgehogs' }];
    expect((await coach.get(address)).body).toMatchObject([{ alsoPlays }]);
    expect((await parent.get(address)).body).toHaveLength(1);
    expect((await parent.get(address)).body[0]).not.toHaveProperty('alsoPlays');
  });

  it('leaves out events of the same team and of other days, cancelled ones and those the child declined', async () => {
    const { hedgehogs, lions, mia, date, address, coach, parent } = await buildPlayingUp('2090-03-02');
    await buildEvent(club, { teamId: lions.id, date, startTime: '09:00' });
    await buildEvent(club, { teamsInvolved: [lions.id], date, startTime: '09:30' });
    await buildEvent(club, { teamId: hedgehogs.id, date: '2090-03-03' });
    await buildEvent(club, { teamId: hedgehogs.id, date, status: 'cancelled' });
    const declined = await buildEvent(club, { teamId: hedgehogs.id, date });
    await parent.post('/api/availabilities', { eventId: declined.id, childId: mia.id, isAvailable: false });
    expect((await coach.get(address)).body[0]).not.toHaveProperty('alsoPlays');
  });

  it('lists an event of both other teams once', async () => {
    const { hedgehogs, mia, date, address, coach } = await buildPlayingUp('2090-03-04');
    const third = await buildTeam(club, { name: 'U10 Otters' });
    await club.database.query('INSERT INTO team_members (team_id, child_id) VALUES ($1, $2)', [third.id, mia.id]);
    await buildEvent(club, { teamsInvolved: [hedgehogs.id, third.id], date });
    const { body } = await coach.get(address);
    expect(body[0].alsoPlays).toMatchObject([{ teamName: 'U10 Otters' }]);
  });
});
