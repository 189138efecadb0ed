import fc from 'fast-check';
import { type Child } from '../../src/children/child.entity.ts';
import { type User } from '../../src/users/user.entity.ts';
import { addressesOf, bodiesOf, type Operation } from '../support/all-requests.ts';
import { type Api, type ApiResponse } from '../support/api.ts';
import { operations } from '../support/contract.ts';
import { countStatements } from '../support/count-statements.ts';
import {
  anAdmin,
  aParent,
  buildAvailability,
  buildChild,
  buildEvent,
  buildGuardianship,
  buildLeague,
  buildTeam,
} from '../support/factories.ts';
import { type MailingClub, startMailingClub } from '../support/mails.ts';

/**
 * Two clubs that are alike but for one thing: whom an admin has restricted for a child. In one it is the account that looks, in the other
 * somebody else, so the account stands for any stranger. Nothing that it reads may differ.
 */
const visibilities = ['teammates', 'own', 'club'] as const;
const places = ['first', 'both', 'none'] as const;
const audiences = ['all', 'age_group', 'team', 'league'] as const;
const layout = fc.record({
  visibility: fc.constantFrom(...visibilities),
  /** Where the hidden child plays, and whether it comes. */
  plays: fc.constantFrom(...places),
  comes: fc.array(fc.constantFrom(true, false, undefined), { minLength: 4, maxLength: 4 }),
  /** Whether the account’s own child plays in a third team. */
  ownPlays: fc.boolean(),
  /** Whether the hidden child’s mother has invited somebody and has been asked for access. */
  isBusy: fc.boolean(),
  sameAge: fc.boolean(),
});
type Layout = typeof layout extends fc.Arbitrary<infer Value> ? Value : never;

/** The account that looks, and the ids of what it looks for: the same in both clubs. */
interface World {
  api: Api;
  user: User;
  hidden: Child;
  own: Child;
  ids: number[];
}

async function buildWorld(club: MailingClub, isRestricted: boolean, plan: Layout): Promise<World> {
  const person = (name: string, fields: Partial<User> = {}) =>
    aParent(club, {
      email: `${name}@families.example`,
      username: `${name}@families.example`,
      fullName: `${name} elm`,
      hasUnverifiedEmail: false,
      ...fields,
    });
  const admin = await club.signIn(
    (
      await anAdmin(club, {
        email: 'admin@club.example',
        username: 'admin@club.example',
        fullName: 'Admin Elm',
      })
    ).email,
  );
  const league = await buildLeague(club, { name: 'Elm League', ageGroup: 'U14' });
  const teams = [];
  for (const name of ['First', 'Second', 'Third'])
    teams.push(await buildTeam(club, { name: `${name} elm`, leagueId: league.id }));
  const [first, second, third] = teams;
  const mother = await person('mother');
  const [user, other] = [await person('looks'), await person('stands')];
  const team = plan.plays === 'none' ? undefined : first;
  const dateOfBirth = '2014-05-04';
  const hidden = await buildChild(club, { name: 'Lina Elm', dateOfBirth, guardian: mother, team });
  if (plan.plays === 'both')
    await club.database.query('INSERT INTO team_members (team_id, child_id) VALUES ($1, $2)', [second!.id, hidden.id]);
  for (const guardian of [user, other]) await buildGuardianship(club, hidden, guardian);
  const mate = await buildChild(club, { name: 'Mate Ash', guardian: await person('mate'), team: first });
  const own = await buildChild(club, {
    name: 'Own Oak',
    guardian: user,
    team: plan.ownPlays ? third : undefined,
    dateOfBirth: plan.sameAge ? dateOfBirth : '2010-05-04',
  });
  const events = [];
  for (const [at, relevanceType] of audiences.entries()) {
    const event = await buildEvent(club, {
      ...{
        title: relevanceType,
        leagueId: league.id,
        relevanceType: relevanceType === 'league' ? 'team' : relevanceType,
        ageGroupRelevance: relevanceType === 'age_group' ? 'U14' : null,
      },
      teamId: relevanceType === 'team' ? first!.id : null,
    });
    events.push(event);
    await buildAvailability(club, { eventId: event.id, childId: mate.id });
    const isAvailable = plan.comes[at];
    if (isAvailable !== undefined)
      await buildAvailability(club, { eventId: event.id, childId: hidden.id, isAvailable });
  }
  const mothers = await club.signIn(mother.email);
  if (plan.isBusy) await mothers.post(`/api/children/${hidden.id}/invitations`, { email: 'granny@families.example' });
  // Both leave, so that the account knows the child equally well in both clubs.
  for (const guardian of [user, other]) await admin.delete(`/api/children/${hidden.id}/guardians/${guardian.id}`);
  const path = `/api/children/${hidden.id}/guardians/${isRestricted ? user.id : other.id}`;
  const restricted = await admin.patch(path, { isRestricted: true });
  if (restricted.status !== 200) throw new Error(`Restricting answered ${restricted.status}`);
  const ids = [hidden, own, first!, second!, third!, league, ...events, mother].map(({ id }) => id);
  return { api: await club.signIn(user.email), user, hidden, own, ids: [...new Set(ids)] };
}

/** Times, correlation ids and ids of sessions differ between any two requests. */
const changing = /[0-9a-f]{64}|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const unstable = new Set(['date', 'set-cookie', 'x-correlation-id', 'keep-alive']);

const seen = ({ status, headers, body }: ApiResponse) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  // The ETag of a response with a time of its own cannot be compared.
  const isStable = text.search(changing) < 0;
  const kept = [...headers].filter(([name]) => !unstable.has(name) && (isStable || name !== 'etag'));
  return { status, headers: kept, body: text.replace(changing, '') };
};

/** Ends the session, or answers with a secret. */
const leftOut = new Set([
  'login',
  'logout',
  'register',
  'changePassword',
  'resetPassword',
  'undoEmailChange',
  'beginSecondFactor',
  'createFeed',
]);
const called = operations.filter(({ operationId }) => !leftOut.has(operationId));
const reads = called.filter(({ method }) => method === 'GET');
const writes = called.filter(({ method }) => method !== 'GET');

interface Request {
  operation: Operation;
  address: string;
  body?: unknown;
}

const requestsOf = (kinds: Operation[], ids: number[], child?: Child): Request[] =>
  kinds.flatMap((operation) =>
    addressesOf(operation, ids).flatMap((address) =>
      bodiesOf(operation, ids, child).map((body) => ({ operation, address, body })),
    ),
  );

async function differences(pair: World[], requests: Request[]): Promise<string[]> {
  const found: string[] = [];
  for (const { operation, address, body } of requests) {
    const answers = [];
    for (const { api } of pair) {
      let answer: ApiResponse;
      const statements = await countStatements(async () => (answer = await api.call(operation.method, address, body)));
      answers.push(JSON.stringify({ ...seen(answer!), statements }));
    }
    if (answers[0] !== answers[1])
      found.push([operation.operationId, address, JSON.stringify(body), ...answers].join('\n'));
  }
  return found;
}

/** The second club starts after the sign-ins to the first, because Passport knows one strategy per process. */
async function compare(plan: Layout, requests: (world: World) => Request[]): Promise<string[]> {
  const clubs: MailingClub[] = [];
  try {
    const pair: World[] = [];
    for (const isRestricted of [true, false]) {
      const club = await startMailingClub({ rosterVisibility: plan.visibility });
      clubs.push(club);
      pair.push(await buildWorld(club, isRestricted, plan));
    }
    expect(pair[1]!.ids).toEqual(pair[0]!.ids);
    return await differences(pair, requests(pair[0]!));
  } finally {
    for (const club of clubs) await club.close();
  }
}

describe('What an account without staff role reads does not depend on whether it or somebody else is restricted for a child', () => {
  // Covers S2.
  it('in any club, with any roster visibility', async () => {
    await fc.assert(
      fc.asyncProperty(layout, async (plan) => {
        expect(await compare(plan, ({ ids }) => requestsOf(reads, ids))).toEqual([]);
      }),
      { numRuns: 4, seed: 38 },
    );
  });

  it('nor do the answers to requests that change something', async () => {
    const plan: Layout = {
      visibility: 'teammates',
      plays: 'first',
      comes: [true, true, true, true],
      ownPlays: true,
      isBusy: true,
      sameAge: true,
    };
    const requests = ({ hidden, own, ids }: World) =>
      requestsOf(writes, [hidden.id, own.id, ids[2]!, ids.at(-2)!], own);
    expect(await compare(plan, requests)).toEqual([]);
  });
});
