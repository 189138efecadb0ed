import { createAnswerLink } from '../../src/telling/answer-links/answer-links.queries.ts';
import { type User } from '../../src/users/user.entity.ts';
import { addressesOf, bodiesOf, idsUpTo, type Operation } from '../support/all-requests.ts';
import { type Api } from '../support/api.ts';
import { operations } from '../support/contract.ts';
import {
  aCoach,
  anAdmin,
  aParent,
  buildAvailability,
  buildChild,
  buildEvent,
  buildGuardianship,
  buildTeam,
} from '../support/factories.ts';
import { addAgain } from '../support/families.ts';
import { buildMail, startMailingClub } from '../support/mails.ts';

/** What nobody outside the first household may learn. */
const canaries = [
  'guardian-elm',
  'partner-elm',
  'mail-elm',
  'second-elm',
  'login-elm',
  'phone-elm',
  'bio-elm',
  'invited-elm',
  'note-elm',
];
/** The child, of whom an invited person learns the given name alone. */
const ofChild = ['last-elm', '2013-04-05'];

/** The ids of the first household and its data. */
const ids = idsUpTo(4);

/** One club for each kind of person, because the calls change it. */
async function buildClub() {
  const club = await startMailingClub();
  const verified = { hasUnverifiedEmail: false };
  const guardian = await aParent(club, {
    ...verified,
    email: 'mail-elm@families.example',
    username: 'login-elm',
    phone: 'phone-elm',
    bio: 'bio-elm',
    fullName: 'guardian-elm',
  });
  const partner = await aParent(club, { ...verified, email: 'second-elm@families.example', fullName: 'partner-elm' });
  const team = await buildTeam(club);
  const child = await buildChild(club, { name: 'given-elm last-elm', dateOfBirth: '2013-04-05', guardian, team });
  await buildGuardianship(club, child, partner);
  await club.database.query(
    `UPDATE guardianships SET household_id = '00000000-0000-4000-8000-000000000001' WHERE child_id = $1`,
    [child.id],
  );
  const event = await buildEvent(club, { teamId: team.id });
  await buildAvailability(club, {
    eventId: event.id,
    childId: child.id,
    respondedBy: partner.id,
    noteReason: 'ill',
    noteText: 'note-elm',
    notedBy: partner.id,
  });
  const api = await club.signIn('login-elm');
  const admin = await club.signIn((await anAdmin(club)).email);
  await admin.post(`/api/children/${child.id}/contact-lookups`);
  await api.post(`/api/children/${child.id}/invitations`, { email: 'invited-elm@families.example' });
  return { club, child, api };
}

type HouseholdClub = Awaited<ReturnType<typeof buildClub>>;

const aSecondHousehold = async ({ club, child }: HouseholdClub) => {
  const user = await aParent(club);
  await buildGuardianship(club, child, user);
  return user;
};

/** Knows the child’s name and date of birth, and has asked for access. */
const aRequester = async ({ club, child }: HouseholdClub): Promise<[User, Api]> => {
  const user = await aParent(club);
  const api = await club.signIn(user.email);
  await addAgain(api, child);
  expect((await api.post(`/api/children/${child.id}/access-requests`)).status).toBe(201);
  return [user, api];
};

/** Ends the session or takes part in what others decide. */
const leftOut = [
  'login',
  'logout',
  'register',
  'changePassword',
  'resetPassword',
  'undoEmailChange',
  'acceptInvitation',
];

/** `listGuardians shows guardian-elm` for every hidden text in the responses. */
async function sightings(api: Api, hidden: string[], token?: string): Promise<string[]> {
  const seen = new Set<string>();
  // Reads first, because changes such as leaving end what can be read.
  const sorted = operations.toSorted((one, other) => Number(one.method !== 'GET') - Number(other.method !== 'GET'));
  for (const operation of sorted.filter(({ operationId }) => !leftOut.includes(operationId))) {
    for (const address of addressesOf(operation, ids, token)) {
      for (const sent of bodiesOf(operation, ids)) {
        const { headers, body } = await api.call(operation.method, address, sent);
        const text = JSON.stringify([...headers, body]);
        const request = JSON.stringify(sent ?? '');
        for (const canary of hidden) {
          if (text.includes(canary) && !request.includes(canary)) seen.add(`${operation.operationId} shows ${canary}`);
        }
      }
    }
  }
  return [...seen];
}

// Covers S2, ASVS 8.2.2, 15.3.1.
describe('No operation of the contract shows the first household', () => {
  let family: HouseholdClub;
  beforeEach(async () => {
    family = await buildClub();
  });
  afterEach(() => family.club.close());

  it('to another household of the same child', async () => {
    const api = await family.club.signIn((await aSecondHousehold(family)).email);
    expect((await api.get(`/api/children/${family.child.id}`)).body.name).toBe('given-elm last-elm');
    expect(await sightings(api, canaries)).toEqual([]);
  });

  it('to a requester, before and after the refusal', async () => {
    const [, api] = await aRequester(family);
    expect(await sightings(api, canaries)).toEqual([]);
    const { body } = await family.api.get('/api/access-requests');
    for (const { id } of body) await family.api.post(`/api/access-requests/${id}/decline`);
    expect(await sightings(api, canaries)).toEqual([]);
  });

  it('to an invited person before acceptance, signed in or not, nor the child’s last name and date of birth', async () => {
    const token = await family.club.linkTo('invited-elm@families.example');
    const invited = await family.club.signIn((await aParent(family.club)).email);
    expect((await family.club.guest().get(`/api/invitations/${token}`)).body.childName).toBe('given-elm');
    // Whoever holds the link may learn to which address it was sent, but only when signed in.
    const hidden = [...canaries, ...ofChild];
    expect(await sightings(family.club.guest(), hidden, token)).toEqual([]);
    const seen = await sightings(invited, hidden, token);
    expect(seen).toEqual(['getInvitation shows invited-elm']);
  });

  it('to another household with the link of a mail', async () => {
    const { id: userId, email: address } = await aSecondHousehold(family);
    const mailId = await buildMail(family.club, { userId, address, state: 'sent' });
    const token = await createAnswerLink(family.club.database, { mailId, userId, address, eventIds: [1] });
    const { status, body } = await family.club.guest().get(`/api/answer-links/${token}`);
    expect([status, body.events[0].children[0].name]).toEqual([200, 'given-elm']);
    await family.club.database.query(`UPDATE answer_links SET fetched_at = now() - interval '5 seconds'`);
    const answers = [{ eventId: 1, childId: family.child.id, isAvailable: true }];
    const sent = await family.club.guest().post(`/api/answer-links/${token}`, { answers });
    expect([sent.status, sent.body]).toEqual([200, { events: [expect.anything()] }]);
    expect([...canaries, ...ofChild].filter((canary) => JSON.stringify(sent.body).includes(canary))).toEqual([]);
    expect(await sightings(family.club.guest(), [...canaries, ...ofChild], token)).toEqual([]);
  });

  it('to a parent of another child in the event, nor a note to a coach of another team', async () => {
    const team = await buildTeam(family.club);
    await family.club.database.query("UPDATE events SET relevance_type = 'all'");
    const parent = await aParent(family.club);
    await buildChild(family.club, { guardian: parent, team });
    expect(await sightings(await family.club.signIn(parent.email), canaries)).toEqual([]);
    const coach = await aCoach(family.club);
    await family.club.database.query('UPDATE teams SET lead_coach_id = $1 WHERE id = $2', [coach.id, team.id]);
    expect(await sightings(await family.club.signIn(coach.email), ['note-elm'])).toEqual([]);
  });

  it('which an admin sees: the search finds every canary', async () => {
    const admin = await family.club.signIn((await anAdmin(family.club)).email);
    const seen = await sightings(admin, [...canaries, ...ofChild]);
    expect([...canaries, ...ofChild].filter((canary) => !seen.some((line) => line.endsWith(canary)))).toEqual([]);
  });
});

it('names every operation that is left out', () => {
  const known = operations.map(({ operationId }: Operation) => operationId);
  expect(leftOut.filter((name) => !known.includes(name))).toEqual([]);
});
