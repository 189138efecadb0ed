import { type Api } from '../support/api.ts';
import {
  aCoach,
  anAdmin,
  aParent,
  buildChild,
  buildEvent,
  buildGuardianship,
  buildLeague,
  buildTeam,
} from '../support/factories.ts';
import { makeDue } from '../support/mail-club.ts';
import { type MailingClub, startMailingClub } from '../support/mails.ts';
import { upload } from '../support/upload.ts';

const verified = { hasUnverifiedEmail: false };
let club: MailingClub;
let admin: Api;
let adminEmail: string;
beforeAll(async () => {
  club = await startMailingClub();
  adminEmail = (await anAdmin(club)).email;
  admin = await club.signIn(adminEmail);
});
afterAll(() => club.close());

const aCoachedTeam = async () => {
  const coach = await aCoach(club, { fullName: 'Casey Rivera' });
  const team = await buildTeam(club, { leadCoachId: coach.id, leagueId: (await buildLeague(club)).id });
  await admin.post(`/api/teams/${team.id}/coaches/${coach.id}/confirm`);
  return { coach, team, api: await club.signIn(coach.email) };
};
const subjectsTo = async (address: string) =>
  (await club.deliver()).filter(({ to }) => to === address).map(({ subject }) => subject);

/** A child with a guardian whom a coach adds to a team. */
const aMember = async () => {
  const { team, api } = await aCoachedTeam();
  const guardian = await aParent(club, verified);
  const child = await buildChild(club, { guardian, name: `Leo Keller${team.id}` });
  expect((await api.post('/api/team-members', { teamId: team.id, childId: child.id })).status).toBe(201);
  const remove = async () => expect((await api.delete(`/api/teams/${team.id}/members/${child.id}`)).status).toBe(204);
  return { team, api, guardian, child, remove, path: `/api/children/${child.id}/team-changes` };
};

it('Guardians are mailed when a child joins or leaves a team', async () => {
  const { team, guardian, remove } = await aMember();
  const [mail, ...others] = (await club.deliver()).filter(({ to }) => to === guardian.email);
  expect([mail!.subject, others]).toEqual([`Leo has joined ${team.name}`, []]);
  expect(mail!.text).toContain('Coach Casey Rivera has changed the team.');
  await remove();
  expect(await subjectsTo(guardian.email)).toEqual([`Leo has left ${team.name}`]);
});

it('Guardians see who changed the teams of a child, and when', async () => {
  const { team, guardian, remove, path } = await aMember();
  await remove();
  const family = await club.signIn(guardian.email);
  const { body, headers } = await family.get(path);
  const change = { teamName: team.name, changedBy: 'Casey Rivera', changedAt: expect.stringMatching(/Z$/) };
  expect(body).toMatchObject([
    { ...change, hasJoined: false },
    { ...change, hasJoined: true },
  ]);
  expect(headers.get('x-total-count')).toBe('2');
  expect((await family.get(`${path}?limit=1&offset=1`)).body).toEqual([body[1]]);
});

it('Admins and later guardians see all changes of a child’s teams, coaches and other families none', async () => {
  const { api, child, guardian, path } = await aMember();
  const { body } = await (await club.signIn(guardian.email)).get(path);
  expect(body).toHaveLength(1);
  expect((await admin.get(path)).body).toEqual(body);
  const later = await aParent(club, verified);
  await buildGuardianship(club, child, later);
  expect((await (await club.signIn(later.email)).get(path)).body).toEqual(body);
  for (const other of [api, await club.signIn((await aParent(club, verified)).email)])
    expect((await other.get(path)).status).toBe(404);
});

it('An import and the deletion of a team are one mail to each guardian, in the history of each child', async () => {
  const { team } = await aCoachedTeam();
  const guardian = await aParent(club, verified);
  const children = [await buildChild(club, { guardian }), await buildChild(club, { guardian })];
  const rows = children.map(({ name, dateOfBirth }) => `${team.name},${name},${dateOfBirth}\n`).join('');
  const answer = await upload(admin, 'team-members', `teamName,childName,dateOfBirth\n${rows}`);
  expect(answer.body.summary).toMatchObject({ success: 2 });
  expect(await subjectsTo(guardian.email)).toEqual(['Your children’s teams have changed']);
  expect((await admin.delete(`/api/teams/${team.id}`)).status).toBe(204);
  expect(await subjectsTo(guardian.email)).toEqual(['Your children’s teams have changed']);
  for (const { id } of children) {
    const { body } = await admin.get(`/api/children/${id}/team-changes`);
    expect(body.map(({ hasJoined }: { hasJoined: boolean }) => hasJoined)).toEqual([false, true]);
  }
});

it('Guardians whose numbers were shown are mailed, once in 24 hours for a coach and a child', async () => {
  const { team, api } = await aCoachedTeam();
  const guardian = await aParent(club, { ...verified, phone: '020 7946 0018' });
  const silent = await aParent(club, { ...verified, phone: null });
  const child = await buildChild(club, { guardian, team });
  await buildGuardianship(club, child, silent);
  const lookUp = async () => (await api.post(`/api/children/${child.id}/contact-lookups`)).status;
  expect([await lookUp(), await lookUp()]).toEqual([200, 200]);
  const mails = await club.deliver();
  const subject = 'Your phone number was looked up';
  expect(mails.filter((mail) => mail.subject === subject).map(({ to }) => to)).toEqual([guardian.email]);
  await club.database.query(`UPDATE contact_lookups SET looked_up_at = looked_up_at - interval '25 hours'`);
  await lookUp();
  expect(await subjectsTo(guardian.email)).toEqual([subject]);
});

/** The mails that tell of the claim of a child in a team with a coach. */
const mailsAboutAClaim = async () => {
  const { team, coach } = await aCoachedTeam();
  const child = await buildChild(club, { team, name: `Leonora Quist${team.id}`, dateOfBirth: '2015-03-22' });
  const claimant = await club.signIn((await aParent(club, { fullName: 'Pat Stranger' })).email);
  await claimant.post('/api/children/search', { name: child.name, dateOfBirth: child.dateOfBirth });
  expect((await claimant.post(`/api/children/${child.id}/claim`)).status).toBe(200);
  const mails = await club.deliver();
  const told = mails.filter(({ subject }) => subject === `Pat Stranger has claimed ${child.name}`);
  return { child, coach, told, textTo: (address: string) => told.find(({ to }) => to === address)!.text };
};

// Covers S6.
it('Admins and the confirmed coaches of the child’s teams are mailed about a claim', async () => {
  const { coach, told } = await mailsAboutAClaim();
  expect(told.map(({ to }) => to).sort()).toEqual([adminEmail, coach.email].sort());
});

// Covers S6.
it('Only admins get a link to the guardians in the mail about a claim', async () => {
  const { child, coach, textTo } = await mailsAboutAClaim();
  const link = `/admin/manage-children?guardians=${child.id}`;
  expect(textTo(adminEmail)).toContain(link);
  expect(textTo(coach.email)).not.toContain(link);
  expect(textTo(coach.email)).toContain('please tell an admin of the club');
});

describe('The mail about a joined team', () => {
  const [today, tomorrow, inTwoDays] = ['2037-11-24', '2037-11-25', '2037-11-26'];
  const at = (time: string, day = today) => club.setTime(new Date(`${day}T${time}:00Z`));
  beforeEach(async () => {
    await club.database.query('DELETE FROM events');
    // After the daily mails.
    at('18:00');
    await club.deliver();
  });

  /** A team with coaches, and a child with a guardian who is not in it yet. */
  async function aNewcomer() {
    const { team } = await aCoachedTeam();
    const [assistant, former] = [await aCoach(club, { fullName: 'Ann Bell' }), await aCoach(club, { isActive: false })];
    for (const { id } of [former, assistant])
      await club.database.query('INSERT INTO team_coaches (team_id, coach_id) VALUES ($1, $2)', [team.id, id]);
    const guardian = await aParent(club, verified);
    const child = await buildChild(club, { guardian, name: `Leo Keller${team.id}` });
    const join = async (teamId = team.id) =>
      expect((await admin.post('/api/team-members', { teamId, childId: child.id })).status).toBe(201);
    const mails = async () => (await club.deliver()).filter(({ to }) => to === guardian.email);
    const mail = async () => (await mails())[0];
    /** Which of the events each mail tells of. */
    const told = async () => {
      const all: { title: string }[] = await club.database.query('SELECT title FROM events ORDER BY title');
      const titlesIn = ({ text }: { text: string }) =>
        all.map(({ title }) => title).filter((title) => text.includes(`\n${title}\n`));
      return (await mails()).map(titlesIn);
    };
    return { team, guardian, child, join, mail, told, family: await club.signIn(guardian.email) };
  }

  it('names the active coaches, the lead coach first, and none of a team that the child has left', async () => {
    const { team, child, join, mail } = await aNewcomer();
    await join();
    expect((await mail())!.text).toContain('The team’s coaches are Casey Rivera and Ann Bell.');
    expect((await admin.delete(`/api/teams/${team.id}/members/${child.id}`)).status).toBe(204);
    const { text } = (await mail())!;
    expect(text).toContain(`Events of ${team.name} no longer concern Leo`);
    expect(text).not.toMatch(/Casey|Ann Bell|Coming up|coaches of a team/);
  });

  it('names the coaches of each team if it is about several children', async () => {
    const { team, guardian, child, mail } = await aNewcomer();
    const [other, sibling] = [await buildTeam(club), await buildChild(club, { guardian })];
    const rows = [[team, child] as const, [other, sibling] as const].map(
      ([{ name }, player]) => `${name},${player.name},${player.dateOfBirth}\n`,
    );
    await upload(admin, 'team-members', `teamName,childName,dateOfBirth\n${rows.join('')}`);
    const { text } = (await mail())!;
    expect(text).toContain(`Leo\nJoined ${team.name}\nCoaches: Casey Rivera and Ann Bell\n`);
    expect(text).toContain(`Child\nJoined ${other.name}\n\n`);
  });

  it('tells when and where those events are that no other mail tells in time, and asks about them', async () => {
    const { team, join, mail } = await aNewcomer();
    const event = { teamId: team.id, location: 'Riverside' };
    await buildEvent(club, { ...event, title: 'Training', date: tomorrow, reportingTime: '10:00' });
    await buildEvent(club, { ...event, title: 'Tonight', date: today, startTime: '19:30' });
    await buildEvent(club, { ...event, title: 'This morning', date: today });
    await buildEvent(club, { ...event, title: 'Off', date: tomorrow, status: 'cancelled' });
    await buildEvent(club, { ...event, title: 'After a last call', date: inTwoDays });
    await join();
    const { text, html } = (await mail())!;
    expect(text).toContain('Coming up within 14 days. No other mail will tell you about these events in time.\n');
    expect(text).toContain('Tonight\nToday, Tue, Nov 24, 7:30 PM\nRiverside\nLeo: no answer yet\n');
    expect(text).toContain('Training\nTomorrow, Wed, Nov 25, 10:30 AM, meet 10:00 AM\nRiverside\nLeo: no answer yet\n');
    expect(text).toMatch(/Leo is available:\n\S+\/answer\/[\w-]{43}#/);
    for (const part of [text, html]) expect(part).not.toMatch(/This morning|Off|After a last call/);
  });

  it('tells all events of the next 14 days to a guardian without daily mails, 20 at most', async () => {
    const { team, join, mail, family } = await aNewcomer();
    const off = ['reminders', 'last-call', 'new-events'].map((topic) => ({ topic, isOn: false }));
    expect((await family.patch('/api/mail-preferences', { topics: off })).status).toBe(200);
    const training = { teamId: team.id, title: 'Training' };
    for (let n = 0; n < 21; n++) await buildEvent(club, { ...training, date: '2037-12-08' });
    await buildEvent(club, { ...training, date: '2037-12-09' });
    await join();
    const { text } = (await mail())!;
    expect(text.match(/^Training$/gm)).toHaveLength(20);
    expect(text).toContain('And 1 more in Touchline.');
    expect(text).not.toContain('Dec 9');
  });

  /** Tomorrow's events of whoever joins the team, and of a second team. */
  async function aNewcomerWithEvents() {
    const newcomer = await aNewcomer();
    const { team, child, join } = newcomer;
    const second = await buildTeam(club, { leagueId: team.leagueId });
    const event = { date: tomorrow };
    await buildEvent(club, { ...event, title: 'Training', teamId: team.id });
    await buildEvent(club, { ...event, title: 'Cup', teamsInvolved: [team.id] });
    await buildEvent(club, { ...event, title: 'League day', leagueId: team.leagueId });
    await buildEvent(club, { ...event, title: 'Club day', relevanceType: 'all' });
    await buildEvent(club, { ...event, title: 'U14 day', relevanceType: 'age_group', ageGroupRelevance: 'U14' });
    await buildEvent(club, { ...event, title: 'Second training', teamId: second.id });
    await club.database.query(`UPDATE children SET age_group = 'U14', age_group_set_on = $1 WHERE id = $2`, [
      today,
      child.id,
    ]);
    return { ...newcomer, joinSecond: () => join(second.id) };
  }
  const ofFirst = ['Club day', 'Cup', 'League day', 'Training', 'U14 day'];

  it('tells events of club, age group and league only if they are new to the child', async () => {
    const { join, joinSecond, told } = await aNewcomerWithEvents();
    await join();
    expect(await told()).toEqual([ofFirst]);
    await joinSecond();
    expect(await told()).toEqual([['Second training']]);
  });

  it('has the events of its own act if the child has joined another team before it is sent', async () => {
    const { join, joinSecond, told } = await aNewcomerWithEvents();
    await join();
    await joinSecond();
    expect((await told()).toSorted()).toEqual([ofFirst, ['Second training']]);
  });

  it('tells no event of a team that the child has left before it is sent', async () => {
    const { team, child, join, told } = await aNewcomerWithEvents();
    await join();
    await admin.delete(`/api/teams/${team.id}/members/${child.id}`);
    expect(await told()).toEqual([[], []]);
  });

  it('waits for the end of quiet hours', async () => {
    const { team, join, mail } = await aNewcomer();
    await buildEvent(club, { teamId: team.id, date: tomorrow, startTime: '07:01' });
    at('22:00');
    await join();
    expect(await mail()).toBeUndefined();
    at('07:00', tomorrow);
    await makeDue(club.database);
    expect((await mail())!.subject).toBe(`Leo has joined ${team.name}`);
  });

  it('comes in quiet hours if an event begins before they end', async () => {
    const { team, join, mail } = await aNewcomer();
    await buildEvent(club, { teamId: team.id, date: tomorrow, startTime: '06:45' });
    at('22:00');
    await join();
    expect((await mail())!.subject).toBe(`Leo has joined ${team.name}`);
  });
});
