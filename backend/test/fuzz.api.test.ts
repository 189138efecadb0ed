import fc from 'fast-check';
import { todayIn } from '@touchline/domain';
import { fillSampleClub } from '../src/schema/sample-club.ts';
import { offContract } from './support/answer-schema.ts';
import { type Api } from './support/api.ts';
import { type ClubApp, startClub } from './support/club-app.ts';
import { operations } from './support/contract.ts';
import { aCoach, anAdmin, aParent, buildChild, buildEvent, buildTeam } from './support/factories.ts';
import { asCurl, type GeneratedRequest, requestsOf } from './support/requests.ts';

/** How many, and from where: FUZZ_REQUESTS=100000 FUZZ_SEED=$RANDOM for the long form. */
const total = Number(process.env.FUZZ_REQUESTS ?? 10_000);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);
const atOnce = 16;

let club: ClubApp;
let callers: Api[];
/** Operations that got a request right at least once: the others were knocked at, not walked through. */
const succeeded = new Set<string>();

beforeAll(async () => {
  club = await startClub();
  await fillSampleClub(club.database, 'Europe/London');
  // Far from the ids that requests name, or they would close the accounts of those who send them.
  const [parent, coach, admin] = [
    await aParent(club, { id: 1_000_001 }),
    await aCoach(club, { id: 1_000_002 }),
    await anAdmin(club, { id: 1_000_003, isParent: true }),
  ];
  const team = await buildTeam(club);
  for (let n = 0; n < 3; n++) await buildChild(club, { guardian: parent, team });
  await buildEvent(club, { teamId: team.id, date: todayIn('Europe/London') });
  await buildEvent(club, { teamId: team.id, relevanceType: 'all' });
  callers = [club.guest(), ...(await Promise.all([parent, coach, admin].map(({ email }) => club.signIn(email))))];
});
afterAll(() => club.close());

/** What was wrong with the answer, as a line to repeat it with; null when all was right. */
async function problemWith(
  caller: Api,
  operation: (typeof operations)[number],
  request: GeneratedRequest,
): Promise<string | null> {
  const { status, headers, body } = await caller.call(request.method, request.path, undefined, {
    raw: request.body,
    headers: request.headers,
  });
  if (status < 300) succeeded.add(operation.operationId);
  const unnamed = !headers.get('x-correlation-id') && 'no x-correlation-id';
  const problem =
    (status >= 500 && `${status} ${JSON.stringify(body)}`) ||
    unnamed ||
    offContract(operation, status, headers.get('content-type') ?? '', body);
  return problem ? `${problem}\n  ${asCurl(club.url, request, caller.session)}` : null;
}

it(`${total} generated requests over all operations and roles get documented answers and never a 5xx (seed ${seed})`, async () => {
  // Signing in or out would change who the caller is for the requests that follow.
  const lasting = operations.filter(({ operationId }) => !['login', 'logout', 'register'].includes(operationId));
  // Work is taken from the end: what deletes comes last, or the others would find nothing.
  const stable = lasting.toSorted((one, other) => Number(other.method === 'DELETE') - Number(one.method === 'DELETE'));
  const signing = operations.filter((operation) => !lasting.includes(operation));
  const share = Math.ceil(total / (stable.length * callers.length + signing.length));
  const work = [
    ...stable.flatMap((operation) => callers.map((caller) => ({ operation, caller: () => caller }))),
    ...signing.map((operation) => ({ operation, caller: () => club.guest() })),
  ].flatMap(({ operation, caller }, index) =>
    fc
      .sample(requestsOf(operation), { numRuns: share, seed: seed + index })
      .map((request) => ({ operation, caller, request })),
  );
  const problems: string[] = [];
  const worker = async () => {
    for (let next = work.pop(); next; next = work.pop()) {
      const problem = await problemWith(next.caller(), next.operation, next.request);
      if (problem) problems.push(problem);
    }
  };
  expect(work.length).toBeGreaterThanOrEqual(total);
  await Promise.all(Array.from({ length: atOnce }, worker));
  expect(problems.slice(0, 5).join('\n')).toBe('');
  const knocked = operations.map(({ operationId }) => operationId).filter((id) => !succeeded.has(id));
  // These want a password that the generator does not know.
  expect(knocked.sort()).toEqual(['changePassword', 'login']);
}, 600_000);
