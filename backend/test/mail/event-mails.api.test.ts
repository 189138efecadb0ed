import { wallClock } from '@touchline/domain';
import { addMinutes } from 'date-fns';
import { type Api } from '../support/api.ts';
import { aCoach, aParent, buildChild, buildEvent, buildLeague, buildTeam } from '../support/factories.ts';
import { letNoticesBecomeDue, type MailingClub, startMailingClub } from '../support/mails.ts';

let club: MailingClub;
let coach: Api;
beforeAll(async () => {
  club = await startMailingClub();
  coach = await club.signIn((await aCoach(club)).email);
});
afterAll(() => club.close());

const verified = { hasUnverifiedEmail: false };
const dayBefore = '2099-05-03';

/** A guardian with Mia and Leo in a team that has an event. */
async function buildFamily(fields = {}) {
  const guardian = await aParent(club, verified);
  const team = await buildTeam(club);
  await buildChild(club, {
    name: 'Mia Bell',
    guardian,
    team,
    dateOfBirth: `20${10 + (team.id % 10)}-01-0${1 + (team.id % 9)}`,
  });
  await buildChild(club, { name: `Leo Bell${team.id}`, guardian, team });
  const event = await buildEvent(club, { teamId: team.id, location: 'Riverside', ...fields });
  return { guardian, team, event };
}

const change = async (id: number, fields: object) => {
  const { status } = await coach.put(`/api/events/${id}`, fields);
  expect(status).toBe(200);
};
const afterFiveMinutes = async () => {
  await letNoticesBecomeDue(club);
  return club.deliver();
};

describe('A cancelled event', () => {
  it('is told to every guardian once, with all concerned children', async () => {
    const { guardian, team, event } = await buildFamily({ title: 'Home match' });
    const second = await aParent(club, verified);
    await buildChild(club, { name: 'Zoe Hill', guardian: second, team });
    await aParent(club, verified);
    await change(event.id, { status: 'cancelled' });
    expect(await club.deliver()).toEqual([]);
    const mails = await afterFiveMinutes();
    expect(mails.map(({ to }) => to).sort()).toEqual([guardian.email, second.email].sort());
    const mail = mails.find(({ to }) => to === guardian.email)!;
    expect(mail.subject).toBe('Cancelled: Home match, Mon, May 4, 2099, 10:30 AM');
    expect(mail.text).toContain('Home match is cancelled');
    expect(mail.text).toMatch(/For (Mia and Leo|Leo and Mia)\./);
    expect(mail.text).toContain('Place: Riverside');
    expect(mail.text).toContain(`${club.url}/events/${event.id}`);
    expect(mail.text).not.toContain('Bell');
    expect(mail.text).not.toContain('Zoe');
    expect(await afterFiveMinutes()).toEqual([]);
  });

  it('is silent if it is restored within five minutes', async () => {
    const { event } = await buildFamily();
    await change(event.id, { status: 'cancelled' });
    await change(event.id, { status: 'confirmed' });
    expect(await afterFiveMinutes()).toEqual([]);
  });

  it('is told again when it takes place after all', async () => {
    const { event } = await buildFamily({ title: 'Cup' });
    await change(event.id, { status: 'cancelled' });
    await afterFiveMinutes();
    await change(event.id, { status: 'confirmed' });
    expect((await afterFiveMinutes()).map(({ subject }) => subject)).toEqual([
      'Takes place after all: Cup, Mon, May 4, 2099, 10:30 AM',
    ]);
  });

  it('is told at once if it begins within five minutes', async () => {
    const { guardian } = await buildFamily();
    const noon = `${wallClock('Europe/London', new Date()).date}T12:00:00Z`;
    const soon = wallClock('Europe/London', addMinutes(noon, 4));
    const { event } = await buildFamily({ date: soon.date, startTime: soon.time });
    await change(event.id, { status: 'cancelled' });
    const mails = await club.deliver();
    expect(mails).toHaveLength(1);
    expect(mails[0]!.to).not.toBe(guardian.email);
  });

  it('is not told after it would have begun', async () => {
    const { event } = await buildFamily({ date: '2020-01-01' });
    await change(event.id, { status: 'cancelled' });
    expect(await afterFiveMinutes()).toEqual([]);
  });
});

/** Without the mails that say that a child has left the deleted team. */
const cancellations = async () => (await afterFiveMinutes()).filter(({ subject }) => subject.startsWith('Cancelled'));

describe('A deleted event', () => {
  it('is told as cancelled', async () => {
    const { guardian, event } = await buildFamily({ title: 'Away match' });
    expect((await coach.delete(`/api/events/${event.id}`)).status).toBe(204);
    const mails = await afterFiveMinutes();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [guardian.email, 'Cancelled: Away match, Mon, May 4, 2099, 10:30 AM'],
    ]);
    expect(mails[0]!.text).not.toContain(`/events/${event.id}`);
  });

  it('is told as cancelled if its team was deleted', async () => {
    const { guardian, team } = await buildFamily({ title: 'Last match' });
    await club.database.query('UPDATE users SET is_admin = true WHERE is_coach');
    expect((await coach.delete(`/api/teams/${team.id}`)).status).toBe(204);
    expect((await cancellations()).map(({ to, subject }) => [to, subject])).toEqual([
      [guardian.email, 'Cancelled: Last match, Mon, May 4, 2099, 10:30 AM'],
    ]);
  });

  it('is told in one mail with the others of its team, by their dates', async () => {
    const { guardian, team } = await buildFamily({ title: 'Home match' });
    await buildEvent(club, { teamId: team.id, title: 'Away match', date: dayBefore });
    await club.database.query('UPDATE users SET is_admin = true WHERE is_coach');
    expect((await coach.delete(`/api/teams/${team.id}`)).status).toBe(204);
    const [mail, ...others] = await cancellations();
    expect([mail!.to, mail!.subject, others]).toEqual([guardian.email, 'Cancelled: 2 events', []]);
    expect(mail!.text).toMatch(
      /Away match\nSun, May 3, 2099, 10:30 AM\n\nHome match\nMon, May 4, 2099, 10:30 AM\nRiverside\n/,
    );
  });

  it('is told as cancelled if its league was deleted', async () => {
    const { guardian } = await buildFamily();
    const { id } = await buildLeague(club);
    await buildEvent(club, { title: 'Open day', leagueId: id, relevanceType: 'all' });
    await club.database.query('UPDATE users SET is_admin = true WHERE is_coach');
    expect((await coach.delete(`/api/leagues/${id}`)).status).toBe(204);
    const mails = await afterFiveMinutes();
    expect(mails.find(({ to }) => to === guardian.email)!.subject).toBe(
      'Cancelled: Open day, Mon, May 4, 2099, 10:30 AM',
    );
  });

  it('is told once if it was cancelled first', async () => {
    const { event } = await buildFamily();
    await change(event.id, { status: 'cancelled' });
    await afterFiveMinutes();
    await coach.delete(`/api/events/${event.id}`);
    expect(await afterFiveMinutes()).toEqual([]);
  });
});

describe('A changed event', () => {
  it.each([
    ['date', { date: dayBefore }, 'Date: Sun, May 3, 2099 (was: Mon, May 4, 2099)'],
    ['time', { startTime: '14:05' }, 'Time: 2:05 PM (was: 10:30 AM)'],
    ['place', { location: 'Harbour' }, 'Place: Harbour (was: Riverside)'],
    ['pitch', { locationDetail: 'Pitch 2' }, 'Place: Riverside, Pitch 2 (was: Riverside)'],
    ['reporting time', { reportingTime: '09:45' }, 'Meet: 9:45 AM (was: not known)'],
    ['place that is unknown now', { location: null }, 'Place: not known (was: Riverside)'],
  ])('tells the new %s and the old one', async (_what, fields, line) => {
    const { event } = await buildFamily({ title: 'Training' });
    await change(event.id, fields);
    const [mail, ...others] = await afterFiveMinutes();
    expect(others).toEqual([]);
    expect(mail!.subject).toMatch(/^Changed: Training, /);
    expect(mail!.text.split('\n')).toContain(line);
  });

  it('tells nothing about a title, a description or a type', async () => {
    const { event } = await buildFamily();
    await change(event.id, { title: 'Another title', description: 'Bring water', type: 'training' });
    expect(await afterFiveMinutes()).toEqual([]);
  });

  it('tells what families know, not what was saved in between', async () => {
    const { event } = await buildFamily();
    await change(event.id, { startTime: '11:00' });
    await change(event.id, { startTime: '12:00' });
    const [mail] = await afterFiveMinutes();
    expect(mail!.text).toContain('Time: 12:00 PM (was: 10:30 AM)');
  });

  it('is silent if it is changed back within five minutes', async () => {
    const { event } = await buildFamily();
    await change(event.id, { date: dayBefore, location: 'Harbour' });
    await change(event.id, { date: '2099-05-04', location: 'Riverside' });
    expect(await afterFiveMinutes()).toEqual([]);
  });

  it('is silent if it is changed back while the mails wait', async () => {
    const { event } = await buildFamily();
    await change(event.id, { date: dayBefore });
    await club.database.query('UPDATE mail_delivery SET is_paused = true');
    await afterFiveMinutes();
    await change(event.id, { date: '2099-05-04' });
    await club.database.query('UPDATE mail_delivery SET is_paused = false');
    expect(await afterFiveMinutes()).toEqual([]);
  });
});

describe('Mails about children', () => {
  it('go only to verified addresses of active guardians', async () => {
    const { guardian, team, event } = await buildFamily();
    for (const fields of [{ hasUnverifiedEmail: true }, { ...verified, isActive: false }]) {
      await buildChild(club, { guardian: await aParent(club, fields), team });
    }
    await change(event.id, { status: 'cancelled' });
    expect((await afterFiveMinutes()).map(({ to }) => to)).toEqual([guardian.email]);
  });

  it('go to nobody who is no longer a guardian when they are sent', async () => {
    const { guardian, event } = await buildFamily();
    await change(event.id, { status: 'cancelled' });
    await club.database.query('DELETE FROM guardianships WHERE user_id = $1', [guardian.id]);
    expect(await afterFiveMinutes()).toEqual([]);
  });

  it('name the old time and the new one in the club’s zone, and no birth date', async () => {
    const { event } = await buildFamily();
    await change(event.id, { startTime: '16:00' });
    const [mail] = await afterFiveMinutes();
    expect(mail!.html).toContain('4:00 PM');
    expect(mail!.html).not.toMatch(/201\d-/);
  });
});
