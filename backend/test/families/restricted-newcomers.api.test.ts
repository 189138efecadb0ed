import { messages } from '@touchline/domain';
import { actWhileLocked } from '../support/act-while-locked.ts';
import { type Api } from '../support/api.ts';
import { anAdmin } from '../support/factories.ts';
import { aRequester, aVerifiedParent, buildFamily, type Family } from '../support/families.ts';
import { type MailingClub, startMailingClub } from '../support/mails.ts';

let club: MailingClub;
let admin: Api;
let adminEmail: string;
beforeAll(async () => {
  club = await startMailingClub();
  adminEmail = (await anAdmin(club)).email;
  admin = await club.signIn(adminEmail);
});
afterAll(() => club.close());

/** A family with two guardians; the second is restricted, and whom the first one invites may be that person with another address. */
async function restricted(): Promise<Family> {
  const family = await buildFamily(club);
  const path = `/api/children/${family.child.id}/guardians/${family.guardians[1]!.id}`;
  expect((await admin.patch(path, { isRestricted: true })).status).toBe(200);
  return family;
}

let invited = 0;
async function invitationOf({ child, apis }: Family) {
  const email = `newcomer${++invited}@families.example`;
  await club.deliver();
  const { status } = await apis[0]!.post(`/api/children/${child.id}/invitations`, { email, sameHousehold: true });
  expect(status).toBe(201);
  return `/api/invitations/${await club.linkTo(email)}`;
}

const requestOf = async ({ child }: Family, api: Api = admin) =>
  (await api.get('/api/access-requests')).body.find(({ childId }: { childId: number }) => childId === child.id);
const isGuardian = async (api: Api, { child }: Family) =>
  (await api.get('/api/children')).body.some(({ id }: { id: number }) => id === child.id);

describe('A guardian whom a guardian invites to a child for whom an account is restricted', () => {
  it('waits for an admin, who is told of the restriction', async () => {
    const family = await restricted();
    const link = await invitationOf(family);
    const newcomer = await club.signIn((await aVerifiedParent(club)).email);
    const waits = { status: 409, body: { message: messages.claimNeedsApproval } };
    expect((await newcomer.get(link)).body).toMatchObject({ isAccepted: false, isWaiting: false });
    expect(await newcomer.post(link)).toMatchObject(waits);
    expect(await newcomer.post(link)).toMatchObject(waits);
    expect((await newcomer.get(link)).body).toMatchObject({ isAccepted: true, isGuardian: false, isWaiting: true });
    expect(await isGuardian(newcomer, family)).toBe(false);
    const mails = await club.deliver();
    expect(mails.map(({ to }) => to)).toEqual([adminEmail]);
    expect(mails[0]!.text).toContain('An account is restricted for');
    const request = await requestOf(family);
    expect(request).toMatchObject({ state: 'pending', hasRestriction: true });
    expect((await admin.post(`/api/access-requests/${request.id}/approve`)).status).toBe(200);
    expect(await isGuardian(newcomer, family)).toBe(true);
    expect((await newcomer.get(link)).body).toMatchObject({ isGuardian: true, isWaiting: false });
    const guardians = (await newcomer.get(`/api/children/${family.child.id}/guardians`)).body;
    expect(guardians.map(({ relation }: { relation: string }) => relation).sort()).toEqual(['other', 'you']);
    const told = (await club.deliver()).map(({ subject }) => subject);
    expect(told).toContainEqual(expect.stringMatching(/^You have access to /));
  });

  it('does not become one if an admin declines, and the invitation has ended for all others', async () => {
    const family = await restricted();
    const link = await invitationOf(family);
    const newcomer = await club.signIn((await aVerifiedParent(club)).email);
    expect((await newcomer.post(link)).status).toBe(409);
    const { id } = await requestOf(family);
    expect((await admin.post(`/api/access-requests/${id}/decline`)).status).toBe(200);
    expect((await newcomer.get(link)).body).toMatchObject({ isGuardian: false, isWaiting: false });
    const other = await club.signIn((await aVerifiedParent(club)).email);
    expect((await other.post(link)).status).toBe(404);
    expect((await newcomer.post(await invitationOf(family))).body.message).toMatch(/declined/);
    expect(await isGuardian(newcomer, family)).toBe(false);
  });

  it('waits also if the account was restricted while the acceptance was under way', async () => {
    const family = await buildFamily(club);
    const newcomer = await club.signIn((await aVerifiedParent(club)).email);
    const link = await invitationOf(family);
    const { id: restrictedId } = await aVerifiedParent(club);
    const accepted = await actWhileLocked(
      club.database,
      `SELECT FROM children WHERE id = ${family.child.id} FOR UPDATE`,
      () => newcomer.post(link),
      (runner) =>
        runner.query('INSERT INTO restricted_guardians (child_id, user_id, was_guardian) VALUES ($1, $2, false)', [
          family.child.id,
          restrictedId,
        ]),
    );
    expect(accepted.body.message).toBe(messages.claimNeedsApproval);
    expect(await isGuardian(newcomer, family)).toBe(false);
  });

  it('stays one who was one already', async () => {
    const family = await restricted();
    const link = await invitationOf(family);
    expect((await family.apis[0]!.post(link)).status).toBe(200);
  });
});

describe('A request for access to such a child', () => {
  it('is neither shown to the guardians nor theirs to decide, and the admins are mailed', async () => {
    const family = await restricted();
    await club.deliver();
    const requester = await aRequester(club, family.child);
    expect((await club.deliver()).map(({ to }) => to)).toEqual([adminEmail]);
    const { id } = await requestOf(family);
    const guardian = family.apis[0]!;
    expect(await requestOf(family, guardian)).toBeUndefined();
    expect((await guardian.get(`/api/children/${family.child.id}/access-requests`)).body).toEqual([]);
    for (const decision of ['approve', 'decline']) {
      expect((await guardian.post(`/api/access-requests/${id}/${decision}`)).status).toBe(404);
    }
    expect(await isGuardian(requester.api, family)).toBe(false);
  });

  it('tells nobody but admins of the restriction', async () => {
    const family = await buildFamily(club);
    await aRequester(club, family.child);
    expect(await requestOf(family, family.apis[0])).not.toHaveProperty('hasRestriction');
    expect(await requestOf(family)).toMatchObject({ hasRestriction: false });
  });
});
