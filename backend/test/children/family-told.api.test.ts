import { type Api } from '../support/api.ts';
import {
  aCoach,
  anAdmin,
  aParent,
  buildChild,
  buildGuardianship,
  buildLeague,
  buildTeam,
} from '../support/factories.ts';
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
