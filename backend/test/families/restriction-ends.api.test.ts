import { type Api } from '../support/api.ts';
import { anAdmin, buildChild, buildEvent, buildTeam } from '../support/factories.ts';
import { addAgain, aRequester, aVerifiedParent, buildFamily, type Family } from '../support/families.ts';
import { type MailingClub, startMailingClub } from '../support/mails.ts';

let club: MailingClub;
let admin: Api;
beforeAll(async () => {
  club = await startMailingClub();
  admin = await club.signIn((await anAdmin(club)).email);
});
afterAll(() => club.close());

const restrict = (child: { id: number }, user: { id: number }) =>
  admin.patch(`/api/children/${child.id}/guardians/${user.id}`, { isRestricted: true });

let invited = 0;
const anAddress = () => `waiting${++invited}@families.example`;

/** Invites a new address to the child of a family, and returns the link of the mail. */
async function invitationOf({ child }: Family, by: Api) {
  const email = anAddress();
  expect((await by.post(`/api/children/${child.id}/invitations`, { email })).status).toBe(201);
  return `/api/invitations/${await club.linkTo(email)}`;
}

async function auditOf({ id }: { id: number }) {
  const [entry] = await club.database.query(
    `SELECT details FROM audit_log WHERE subject_id = $1 AND action = 'child.restrict-guardian'`,
    [id],
  );
  return entry.details;
}

describe('Restricting an account ends', () => {
  // Covers S2.
  it('every open invitation to the child, whoever has sent it, for every account', async () => {
    const family = await buildFamily(club);
    const { child, guardians, apis } = family;
    const links = [];
    for (const by of [apis[0]!, apis[1]!, admin]) links.push(await invitationOf(family, by));
    const second = await club.signIn((await aVerifiedParent(club)).email);
    expect((await restrict(child, guardians[1]!)).status).toBe(200);
    for (const link of links) {
      for (const api of [club.guest(), second, apis[1]!]) expect((await api.get(link)).status).toBe(404);
      expect((await second.post(link)).status).toBe(404);
    }
    expect((await second.get('/api/children')).body).toEqual([]);
    expect((await admin.get(`/api/children/${child.id}/invitations`)).body).toEqual([]);
    expect(await auditOf(child)).toMatchObject({ userId: guardians[1]!.id, invitations: 3 });
  });

  it('an invitation whose mail is still queued', async () => {
    const { child, guardians, apis } = await buildFamily(club);
    await club.deliver();
    await apis[0]!.post(`/api/children/${child.id}/invitations`, { email: anAddress() });
    await restrict(child, guardians[1]!);
    expect(await club.deliver()).toEqual([]);
  });

  it('requests for access of other accounts, and what sessions have found', async () => {
    const { child, guardians, apis } = await buildFamily(club);
    const { api: requester } = await aRequester(club, child);
    const finder = await club.signIn((await aVerifiedParent(club)).email);
    await addAgain(finder, child);
    await restrict(child, guardians[1]!);
    expect((await requester.get('/api/access-requests/sent')).body).toEqual([]);
    expect((await apis[0]!.get('/api/access-requests')).body).toEqual([]);
    expect((await finder.post(`/api/children/${child.id}/access-requests`)).status).toBe(403);
    expect(await auditOf(child)).toMatchObject({ requests: 1 });
  });

  it('answer links in mails to the other guardians, and addresses of their feeds that show the child', async () => {
    const team = await buildTeam(club);
    const { child, guardians, apis } = await buildFamily(club, 3, team);
    const [mother] = guardians;
    const sibling = await buildChild(club, { guardian: mother, team, dateOfBirth: '2012-08-09' });
    const event = await buildEvent(club, { teamId: team.id });
    const stranger = await buildFamily(club, 1, team);
    for (const { id, email } of [...guardians, ...stranger.guardians]) {
      await club.database.query(
        `INSERT INTO answer_links (hash, user_id, address, event_ids) VALUES (sha256($1::bytea), $2, $3, $4)`,
        [email, id, email, [event.id]],
      );
    }
    const addFeed = async (api: Api, feed: object) => {
      const { body } = await api.post('/api/feeds', feed);
      return new URL(body.url).pathname;
    };
    const ended = [
      await addFeed(apis[0]!, { scope: 'children' }),
      await addFeed(apis[0]!, { scope: 'child', childId: child.id }),
      await addFeed(apis[2]!, { scope: 'children' }),
    ];
    const kept = [
      await addFeed(apis[0]!, { scope: 'child', childId: sibling.id }),
      await addFeed(stranger.apis[0]!, { scope: 'children' }),
    ];
    await restrict(child, guardians[1]!);
    for (const path of ended) expect((await club.guest().get(path)).status).toBe(404);
    for (const path of kept) expect((await club.guest().get(path)).status).toBe(200);
    // The feeds stay, and need a new address.
    expect((await apis[0]!.get('/api/feeds')).body).toMatchObject([
      { hasLink: false },
      { hasLink: false },
      { hasLink: true },
    ]);
    const left = await club.database.query(
      'SELECT user_id FROM answer_links WHERE user_id = ANY($1) ORDER BY user_id',
      [[mother!.id, guardians[2]!.id, stranger.guardians[0]!.id]],
    );
    expect(left).toEqual([{ user_id: stranger.guardians[0]!.id }]);
    expect(await auditOf(child)).toEqual({
      userId: guardians[1]!.id,
      invitations: 0,
      requests: 0,
      answerLinks: 2,
      feedLinks: 3,
    });
  });

  it('nothing of another child', async () => {
    const { child, guardians } = await buildFamily(club);
    const other = await buildFamily(club);
    const link = await invitationOf(other, other.apis[0]!);
    const { request } = await aRequester(club, other.child);
    await restrict(child, guardians[1]!);
    expect((await club.guest().get(link)).status).toBe(200);
    expect((await other.apis[0]!.get('/api/access-requests')).body).toMatchObject([{ id: request.id }]);
  });
});
