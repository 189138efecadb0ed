import { Metrics } from '../../src/metrics/metrics.ts';
import { addressesOf, bodiesOf, idsUpTo, type Operation } from '../support/all-requests.ts';
import { type Api } from '../support/api.ts';
import { buildCanaryClub, type CanaryClub, hiddenFrom } from '../support/canaries.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';
import { operations } from '../support/contract.ts';

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

/** No table has more rows than these ids. */
const someIds = idsUpTo(9);
const endsSession = ['login', 'logout', 'register', 'changePassword'];
const reads = operations.filter(({ method }) => method === 'GET');
const changes = operations.filter(({ method, operationId }) => method !== 'GET' && !endsSession.includes(operationId));

/** The hidden texts in the responses to all requests: `listEvents shows …`, each once. */
async function sightings(api: Api, hidden: string[], among: Operation[]): Promise<string[]> {
  if (api.session) sessions.push(decodeURIComponent(api.session).split(/[:.]/)[1]!);
  const seen = new Set<string>();
  for (const operation of among) {
    for (const address of addressesOf(operation, someIds)) {
      for (const sent of operation.method === 'GET'
        ? [undefined]
        : bodiesOf(operation, someIds, canaries.families[2]!.child)) {
        const { headers, body } = await api.call(operation.method, address, sent);
        const text = JSON.stringify([...headers, body]);
        // A text that was sent is no secret.
        const request = JSON.stringify(sent ?? '');
        for (const canary of hidden) {
          if (text.includes(canary) && !request.includes(canary)) seen.add(`${operation.operationId} shows ${canary}`);
        }
      }
    }
  }
  return [...seen];
}

describe('Data of another family', () => {
  // Covers S2, ASVS 8.2.2, 15.3.1.
  it.each([
    ['a parent', 'parent', () => club.signIn(canaries.families[0]!.guardian.email)],
    ['a parent without a child', 'childless', () => club.signIn(canaries.childless.email)],
    ['a guest', 'childless', async () => club.guest()],
    ['a coach', 'coach', () => club.signIn(canaries.coach.email)],
  ] as const)('never appears in what %s can read', async (_who, kind, signIn) => {
    expect(await sightings(await signIn(), hiddenFrom[kind](canaries), reads)).toEqual([]);
  });

  // Covers S2.
  it('never appears in responses to the changes that a parent attempts', async () => {
    const hidden = hiddenFrom.childless(canaries);
    expect(await sightings(await club.signIn(canaries.childless.email), hidden, changes)).toEqual([]);
  });

  // Covers S2.
  it('never appears in responses to the changes of a coach who makes themselves coach of every team', async () => {
    const coach = await club.signIn(canaries.coach.email);
    for (const id of someIds) await coach.put(`/api/teams/${id}`, { leadCoachId: canaries.coach.id });
    const player = (await coach.get(`/api/children/${canaries.families[0]!.child.id}`)).body;
    expect(player.contacts).toBe('unconfirmed');
    const ofPlayers = changes.filter(({ path }) => /^\/api\/(children|teams)\//.test(path));
    expect(await sightings(coach, hiddenFrom.coach(canaries), ofPlayers)).toEqual([]);
  });
});

// Covers S2.
it('An admin can read every canary, which proves that the search finds them', async () => {
  const all = canaries.families.flatMap(({ canaries: { given, names, contacts } }) => [given, ...names, ...contacts]);
  const seen = await sightings(await club.signIn(canaries.admin.email), all, reads);
  expect(all.filter((canary) => !seen.some((line) => line.endsWith(canary)))).toEqual([]);
});

describe('The log', () => {
  // Covers S11, ASVS 16.2.4, 16.4.1.
  it('has one JSON object per line, even if a request contains line breaks', async () => {
    const headers = { 'x-correlation-id': 'a"b\\n{"level":60}' };
    await club.guest().get('/api/users/1%0d%0a{"level":60}', { headers });
    expect(log.length).toBeGreaterThan(100);
    for (const line of log) expect([line.trim().split('\n').length, typeof JSON.parse(line)]).toEqual([1, 'object']);
  });

  // Covers S11, ASVS 14.2.4, 16.2.5.
  it('contains no names, sessions or passwords, and neither do the metrics', async () => {
    const personal = canaries.families.flatMap(({ canaries: { given, names, contacts } }) => [
      given,
      ...names,
      ...contacts,
    ]);
    expect(log.filter((line) => line.includes('slow statement')).length).toBeGreaterThan(100);
    // The operators `@>` and `<@` of slow statements are no addresses.
    const text = log.join('').replaceAll(/@>|<@/g, '') + (await club.app.get(Metrics).registry.metrics());
    expect([...personal, '@', 'touchline=', ...sessions].filter((canary) => text.includes(canary))).toEqual([]);
  });
});
