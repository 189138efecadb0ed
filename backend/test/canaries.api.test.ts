import { Metrics } from '../src/metrics/metrics.ts';
import { type Api } from './support/api.ts';
import { buildCanaryClub, type CanaryClub, hiddenFrom } from './support/canaries.ts';
import { type ClubApp, startClub } from './support/club-app.ts';
import { operations } from './support/contract.ts';

type Op = (typeof operations)[number];

let club: ClubApp;
let canaries: CanaryClub;
const log: string[] = [];
const sessions: string[] = [];
beforeAll(async () => {
  // Every statement counts as slow, so that all of them are logged.
  club = await startClub({ metricsPort: 0, slowQueryMs: -1 }, (line) => log.push(line));
  canaries = await buildCanaryClub(club);
});
afterAll(() => club.close());

/** As many as there are rows of anything. */
const someIds = Array.from({ length: 9 }, (_, n) => n + 1);
const endsSession = ['login', 'logout', 'register', 'changePassword'];
const reads = operations.filter(({ method }) => method === 'GET');
const changes = operations.filter(({ method, operationId }) => method !== 'GET' && !endsSession.includes(operationId));

/** The operation's addresses with every id, and with each of its query parameters. */
function addressesOf({ path, parameters = [] }: Op): string[] {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const paths = inPath.reduce(
    (known, { name, schema }) => known.flatMap((at) => valuesOf(schema).map((value) => at.replace(`{${name}}`, value))),
    [path],
  );
  const queries = parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name, schema }) => valuesOf(schema).map((value) => `?${name}=${value}`));
  return paths.flatMap((at) => ['', ...queries].map((query) => at + query));
}

function valuesOf({ type, enum: values, format }: { type?: string; enum?: unknown[]; format?: string }): string[] {
  if (values) return values.map(String);
  if (type === 'integer' || type === 'number') return someIds.map(String);
  return format === 'date' ? ['2012-03-12'] : ['cedar', 'leagues', 'children'];
}

/** Bodies that name others' children, teams, events and people. */
function bodiesOf({ requestBody }: Op): unknown[] {
  const example = requestBody?.content['application/json']?.example as Record<string, unknown> | undefined;
  if (!example) return [undefined];
  const [, , { child }] = canaries.families as [never, never, CanaryClub['families'][number]];
  const named = Object.keys(example).filter((name) => /Id$/.test(name));
  const aimed = { ...example, ...('dateOfBirth' in example && { name: child.name, dateOfBirth: child.dateOfBirth }) };
  return someIds.map((id) => ({ ...aimed, ...Object.fromEntries(named.map((name) => [name, id])) }));
}

/** The hidden texts in what somebody gets to see: `GET /api/… shows …`, each once. */
async function sightings(api: Api, hidden: string[], among: Op[]): Promise<string[]> {
  if (api.session) sessions.push(decodeURIComponent(api.session).split(/[:.]/)[1]!);
  const seen = new Set<string>();
  for (const operation of among) {
    for (const address of addressesOf(operation)) {
      for (const sent of operation.method === 'GET' ? [undefined] : bodiesOf(operation)) {
        const { headers, body } = await api.call(operation.method, address, sent);
        const text = JSON.stringify([...headers, body]);
        // What somebody sends comes from somebody who knows it.
        const said = JSON.stringify(sent ?? '');
        for (const canary of hidden) {
          if (text.includes(canary) && !said.includes(canary)) seen.add(`${operation.operationId} shows ${canary}`);
        }
      }
    }
  }
  return [...seen];
}

describe('nothing that is another family’s', () => {
  it.each([
    ['a parent', 'parent', () => club.signIn(canaries.families[0]!.guardian.email)],
    ['a parent without a child', 'childless', () => club.signIn(canaries.childless.email)],
    ['a guest', 'childless', async () => club.guest()],
    ['a coach', 'coach', () => club.signIn(canaries.coach.email)],
  ] as const)('is in anything that %s can read', async (_who, kind, signIn) => {
    expect(await sightings(await signIn(), hiddenFrom[kind](canaries), reads)).toEqual([]);
  });

  it('is in what parents are told when they try to change something', async () => {
    const hidden = hiddenFrom.childless(canaries);
    expect(await sightings(await club.signIn(canaries.childless.email), hidden, changes)).toEqual([]);
  });
});

it('an admin reads all of it: the canaries do sing', async () => {
  const all = canaries.families.flatMap(({ canaries: { given, names, contacts } }) => [given, ...names, ...contacts]);
  const seen = await sightings(await club.signIn(canaries.admin.email), all, reads);
  expect(all.filter((canary) => !seen.some((line) => line.endsWith(canary)))).toEqual([]);
});

describe('the log of all this', () => {
  it('is JSON, line by line, also where somebody sends line breaks', async () => {
    const headers = { 'x-correlation-id': 'a"b\\n{"level":60}' };
    await club.guest().get('/api/users/1%0d%0a{"level":60}', { headers });
    expect(log.length).toBeGreaterThan(100);
    for (const line of log) expect([line.trim().split('\n').length, typeof JSON.parse(line)]).toEqual([1, 'object']);
  });

  it('names nobody, no session and no password, and neither do the metrics', async () => {
    const personal = canaries.families.flatMap(({ canaries: { given, names, contacts } }) => [
      given,
      ...names,
      ...contacts,
    ]);
    expect(log.filter((line) => line.includes('slow statement')).length).toBeGreaterThan(100);
    const text = log.join('') + (await club.app.get(Metrics).registry.metrics());
    expect([...personal, '@', 'touchline=', ...sessions].filter((canary) => text.includes(canary))).toEqual([]);
  });
});
