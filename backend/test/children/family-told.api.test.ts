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

it('Guardians are mailed when a child joins or leaves a team, and see who did it and when', async () => {
  const { team, api } = await aCoachedTeam();
  const guardian = await aParent(club, verified);
  const child = await buildChild(club, { guardian, name: 'Leo Keller' });
  expect((await api.post('/api/team-members', { teamId: team.id, childId: child.id })).status).toBe(201);
  const [mail, ...others] = (await club.deliver()).filter(({ to }) => to === guardian.email);
  expect([mail!.subject, others]).toEqual([`Leo has joined ${team.name}`, []]);
  expect(mail!.text).toContain('Coach Casey Rivera has changed the team.');
  expect((await api.delete(`/api/teams/${team.id}/members/${child.id}`)).status).toBe(204);
  expect(await subjectsTo(guardian.email)).toEqual([`Leo has left ${team.name}`]);

  const family = await club.signIn(guardian.email);
  const path = `/api/children/${child.id}/team-changes`;
  const { body, headers } = await family.get(path);
  const change = { teamName: team.name, changedBy: 'Casey Rivera', changedAt: expect.stringMatching(/Z$/) };
  expect(body).toMatchObject([
    { ...change, hasJoined: false },
    { ...change, hasJoined: true },
  ]);
  expect(headers.get('x-total-count')).toBe('2');
  expect((await family.get(`${path}?limit=1&offset=1`)).body).toEqual([body[1]]);
  expect((await admin.get(path)).body).toEqual(body);
  // Somebody who becomes a guardian later sees all of it; coaches and other families see nothing.
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

// Covers S6.
it('Admins and the confirmed coaches of the child’s teams are mailed about a claim; admins get a link to the guardians', async () => {
  const { team, coach } = await aCoachedTeam();
  const child = await buildChild(club, { team, name: 'Leonora Quist', dateOfBirth: '2015-03-22' });
  const claimant = await club.signIn((await aParent(club, { fullName: 'Pat Stranger' })).email);
  await claimant.post('/api/children/search', { name: child.name, dateOfBirth: child.dateOfBirth });
  expect((await claimant.post(`/api/children/${child.id}/claim`)).status).toBe(200);
  const mails = await club.deliver();
  const subject = 'Pat Stranger has claimed Leonora Quist';
  const told = mails.filter((mail) => mail.subject === subject);
  expect(told.map(({ to }) => to).sort()).toEqual([adminEmail, coach.email].sort());
  const link = `/admin/manage-children?guardians=${child.id}`;
  expect(told.find(({ to }) => to === adminEmail)!.text).toContain(link);
  expect(told.find(({ to }) => to === coach.email)!.text).not.toContain(link);
  expect(told.find(({ to }) => to === coach.email)!.text).toContain('please tell an admin of the club');
});
