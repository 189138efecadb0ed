import { editDistance, foldName, spellingTolerance } from '@touchline/domain';
import fc from 'fast-check';
import { type ApiResponse, type Api } from '../support/api.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';
import { buildChild } from '../support/factories.ts';

/** Two clubs that strangers should not be able to distinguish: the children are registered in only one of them. */
let knowing: ClubApp;
let ignorant: ClubApp;
let strangers: Record<'knowing' | 'ignorant', Api>[];

const settings = { rateLimits: true, trustProxy: 1, limitRegistrations: 1000 };
beforeAll(async () => {
  [knowing, ignorant] = [await startClub(settings), await startClub(settings)];
  strangers = [];
  for (let n = 0; n < 12; n++) {
    const person = { email: `stranger${n}@families.example`, password: 'long enough', fullName: 'A Stranger' };
    const pair = { knowing: knowing.guest(), ignorant: ignorant.guest() };
    for (const api of Object.values(pair)) expect((await api.post('/api/auth/register', person)).status).toBe(201);
    strangers.push(pair);
  }
});
afterAll(async () => {
  await knowing.close();
  await ignorant.close();
});

const children = ['Leonora Quist', 'Ana Bo'];
const spellings = [
  'Leonora Quist',
  'leonora  QUIST',
  'Leonore Quist',
  'Eleonora Quistt',
  'Leo Quist',
  'Ana Bo',
  'Ana Boo',
  'Anna Bo',
];
const year = new Date().getUTCFullYear() - 9;
const dayAt = (at: number) => new Date(Date.UTC(year, 0, at + 1)).toISOString().slice(0, 10);
/** So many days that ten attempts seldom hit. */
const days = 25;

type ActKind = 'search' | 'add' | 'correct' | 'claim' | 'release';
const act = fc.record({
  what: fc.constantFrom<ActKind>('search', 'search', 'search', 'add', 'add', 'correct', 'correct', 'claim', 'release'),
  who: fc.nat(11),
  address: fc.nat(3),
  spelling: fc.nat(spellings.length - 1),
  day: fc.nat(days - 1),
});
type Act = { what: ActKind; who: number; address: number; spelling: number; day: number };

/** Searches with wrong days, each from another account, before the right one. */
const sweep = (wrong: number) => ({
  acts: Array.from({ length: wrong + 1 }, (_, day): Act => ({
    what: 'search',
    who: day,
    address: 0,
    spelling: 0,
    day,
  })),
  births: [wrong, days - 1] as [number, number],
});

/**
 * The same with decoys: for every day, a child with a similar name is added and released, so that a search for the name finds the
 * decoy or, on the right day, the child.
 */
const decoys = () => ({
  acts: Array.from({ length: 14 }, (_, day): Act[] => [
    { what: 'add', who: day % 12, address: 0, spelling: 2, day },
    // Two children have ids already.
    { what: 'release', who: day % 12, address: 0, spelling: 0, day: day + 2 },
    { what: 'search', who: day % 12, address: 0, spelling: 0, day },
  ]).flat(),
  births: [13, days - 1] as [number, number],
});

/** An own child gets the name and one day after another. */
const corrections = () => ({
  acts: Array.from({ length: 13 }, (_, day): Act[] => [
    { what: 'add', who: day % 12, address: 0, spelling: 4, day },
    { what: 'correct', who: day % 12, address: 0, spelling: 0, day },
  ]).flat(),
  births: [12, days - 1] as [number, number],
});

async function forget(club: ClubApp): Promise<void> {
  await club.database.query(
    'TRUNCATE children, child_tries, locked_names, rate_limits RESTART IDENTITY CASCADE; UPDATE users SET child_misses = 0',
  );
}

/** `ownId` is the child that the stranger has added last. */
function perform(api: Api, { what, address, spelling, day }: Act, ownId: number): Promise<ApiResponse> {
  const from = { headers: { 'x-forwarded-for': `192.0.2.${address}` } };
  if (what === 'claim') return api.post(`/api/children/${day + 1}/claim`, undefined, from);
  // A child that a stranger has added and released is a decoy: a search finds it.
  if (what === 'release') return api.delete(`/api/children/${day + 1}/remove`, from);
  const child = { name: spellings[spelling], dateOfBirth: dayAt(day) };
  if (what === 'correct') return api.patch(`/api/children/${ownId}`, child, from);
  return api.post(what === 'search' ? '/api/children/search' : '/api/children', child, from);
}

const learnt = ({ status, body: { correlationId: _, ...rest } }: ApiResponse) => JSON.stringify([status, rest]);

/** The plain rule: can the act mean this child? A search can with a similar spelling, adding and correcting only with the exact name. */
const means = ({ what, spelling }: Act, child: string): boolean => {
  const typed = spellings[spelling]!;
  const tolerance = what === 'search' ? spellingTolerance(typed) : 0;
  if (what === 'claim' || what === 'release') return false;
  return editDistance(foldName(typed), foldName(child)) <= tolerance;
};

// Covers S6.
// They have many accounts, addresses and spellings.
it('Strangers learn no more about a date of birth than ten attempts a day reveal', async () => {
  let [hits, hidden] = [0, 0];
  const histories = fc.record({
    // Half of the acts go through the days in order, so that the right one comes early as often as late.
    acts: fc
      .array(fc.tuple(act, fc.boolean()), { minLength: 40, maxLength: 60 })
      .map((drawn) => drawn.map(([one, sweeps], at) => ({ ...one, ...(sweeps && { day: (at >> 1) % days }) }))),
    births: fc.tuple(fc.nat(days - 1), fc.nat(days - 1)),
  });
  await fc.assert(
    fc.asyncProperty(histories, async ({ acts, births }) => {
      await forget(knowing);
      await forget(ignorant);
      for (const [at, name] of children.entries()) {
        const fields = { name, dateOfBirth: dayAt(births[at]!) };
        await buildChild(knowing, fields);
        // It takes the same id.
        await buildChild(ignorant, { ...fields, isRegistered: false });
      }
      const attempts = children.map(() => 0);
      const ownIds = new Map<number, number>();

      for (const one of acts) {
        const pair = strangers[one.who]!;
        const ownId = ownIds.get(one.who) ?? 999_999;
        const [real, control] = [await perform(pair.knowing, one, ownId), await perform(pair.ignorant, one, ownId)];
        const target = children.findIndex((child, at) => births[at] === one.day && means(one, child));
        // A similar name is an attempt for all names that it could mean, whatever it found.
        const isInexact = one.what === 'search' && control.status === 200 && 'message' in control.body;
        const isCorrection = one.what === 'correct' && ![404, 429].includes(control.status);
        const isAttempt = control.status === 201 || isInexact || isCorrection;
        if (target >= 0 && attempts[target]! < 10 && isAttempt && learnt(real) !== learnt(control)) return void hits++;
        expect([one, learnt(real)]).toEqual([one, learnt(control)]);
        if (one.what === 'add' && control.status === 201) ownIds.set(one.who, control.body.id);
        if (target >= 0) hidden++;
        if (isAttempt) children.forEach((child, at) => (attempts[at]! += Number(means(one, child))));
      }
    }),
    { numRuns: 25, endOnFailure: true, examples: [[sweep(9)], [sweep(10)], [decoys()], [corrections()]] },
  );
  // Both outcomes occurred, or the property would prove little.
  expect([hits, hidden].map((count) => count > 0)).toEqual([true, true]);
});
