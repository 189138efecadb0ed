import { type Api } from '../support/api.ts';
import { aCoach, anAdmin, aParent, buildChild, buildTeam } from '../support/factories.ts';
import { type MailingClub, startMailingClub } from '../support/mails.ts';

let club: MailingClub;
let admin: Api;
beforeAll(async () => {
  club = await startMailingClub();
  admin = await club.signIn((await anAdmin(club)).email);
});
afterAll(() => club.close());

/** A team with a family and a coach. */
async function buildTeamWithPeople() {
  const guardian = await aParent(club, { hasUnverifiedEmail: false });
  const coach = await aCoach(club);
  const team = await buildTeam(club, { leadCoachId: coach.id });
  await buildChild(club, { guardian, team, name: `Mia Bell${team.id}` });
  await buildChild(club, { guardian, team, name: `Leo Bell${team.id}` });
  return { guardian, coach, team };
}

async function publish(fields: object): Promise<number> {
  const { status, body } = await admin.post('/api/announcements', {
    title: 'Kit day',
    content: 'Bring boots.',
    ...fields,
  });
  expect(status).toBe(201);
  return body.id;
}

const afterFiveMinutes = async () => {
  await club.database.query('UPDATE announcement_notices SET due_at = now()');
  return club.deliver();
};
const emails = (people: { email: string }[]) => people.map(({ email }) => email).sort();

describe('An announcement', () => {
  it('of a team is mailed to its families and coaches once, after five minutes', async () => {
    const { guardian, coach, team } = await buildTeamWithPeople();
    await buildTeamWithPeople();
    await publish({ teamId: team.id });
    expect(await club.deliver()).toEqual([]);
    const mails = await afterFiveMinutes();
    expect(emails(mails.map(({ to }) => ({ email: to })))).toEqual(emails([guardian, coach]));
    expect(mails[0]!.subject).toBe(`${team.name}: Kit day`);
    expect(mails[0]!.text).toContain('Bring boots.');
    expect(await afterFiveMinutes()).toEqual([]);
  });

  it('of a league is mailed to the people of its teams', async () => {
    const { guardian, coach, team } = await buildTeamWithPeople();
    await buildTeamWithPeople();
    await publish({ leagueId: team.leagueId });
    expect(emails((await afterFiveMinutes()).map(({ to }) => ({ email: to })))).toEqual(emails([guardian, coach]));
  });

  it('of the club is mailed to everybody whose address is verified, but not to its author', async () => {
    await aParent(club);
    await publish({});
    const people = await club.database.query(
      'SELECT email FROM users WHERE is_active AND NOT self_registered AND NOT is_admin',
    );
    expect(people.length).toBeGreaterThan(0);
    expect(emails((await afterFiveMinutes()).map(({ to }) => ({ email: to })))).toEqual(emails(people));
  });

  it('is not mailed to somebody who is no longer a coach', async () => {
    const { guardian, coach, team } = await buildTeamWithPeople();
    await club.database.query('UPDATE users SET is_coach = false WHERE id = $1', [coach.id]);
    await publish({ teamId: team.id });
    expect((await afterFiveMinutes()).map(({ to }) => to)).toEqual([guardian.email]);
  });

  it('is mailed as it was corrected', async () => {
    const { team } = await buildTeamWithPeople();
    const id = await publish({ teamId: team.id });
    expect((await admin.put(`/api/announcements/${id}`, { content: 'Bring shoes.', version: 1 })).status).toBe(200);
    const mails = await afterFiveMinutes();
    expect(mails).toHaveLength(2);
    expect(mails.every(({ text }) => text.includes('Bring shoes.'))).toBe(true);
  });

  it('that is deleted within five minutes is not mailed', async () => {
    const { team } = await buildTeamWithPeople();
    const id = await publish({ teamId: team.id });
    expect((await admin.delete(`/api/announcements/${id}`)).status).toBe(204);
    expect(await afterFiveMinutes()).toEqual([]);
  });

  it('is not mailed after three days', async () => {
    const { team } = await buildTeamWithPeople();
    const id = await publish({ teamId: team.id });
    await club.database.query(`UPDATE announcements SET created_at = now() - interval '3 days' WHERE id = $1`, [id]);
    expect(await afterFiveMinutes()).toEqual([]);
  });

  it('is not mailed to those who have switched announcements off', async () => {
    const { guardian, coach, team } = await buildTeamWithPeople();
    const parent = await club.signIn(guardian.email);
    await parent.patch('/api/mail-preferences', { topics: [{ topic: 'announcements', isOn: false }] });
    await publish({ teamId: team.id });
    expect((await afterFiveMinutes()).map(({ to }) => to)).toEqual([coach.email]);
  });
});
