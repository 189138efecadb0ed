import { addDays, todayIn } from '@touchline/domain';
import { addressesOf, bodiesOf, idsUpTo, type Operation } from '../support/all-requests.ts';
import { type Api } from '../support/api.ts';
import { buildCanaryClub, type CanaryClub, hiddenFrom } from '../support/canaries.ts';
import { operations } from '../support/contract.ts';
import { buildGuardianship, buildTeam } from '../support/factories.ts';
import { addAgain } from '../support/families.ts';
import { letNoticesBecomeDue, type MailingClub, startMailingClub, type WrittenMail } from '../support/mails.ts';
import { note, times } from '../faults/size.ts';

let club: MailingClub;
let canaries: CanaryClub;
let admin: Api;
let coach: Api;
let mails: WrittenMail[];

beforeAll(async () => {
  club = await startMailingClub({ logLevel: 'silent' });
  canaries = await buildCanaryClub(club);
  await club.database.query('UPDATE users SET self_registered = false');
  admin = await club.signIn(canaries.admin.email);
  coach = await club.signIn(canaries.coach.email);
  mails = await liveThroughASeason();
});
afterAll(() => club.close());

/** Texts of each family that only the data of a season contain. */
const ofSeason = ['alder', 'birch', 'cedar', 'dogwood'].map((word) =>
  ['note', 'invited', 'partner', 'newborn', 'feed', 'browser'].map((kind) => `${kind}-${word}`),
);

/** Every family has all that a family can have, and every mail that these acts cause is delivered. */
async function liveThroughASeason(): Promise<WrittenMail[]> {
  const today = todayIn(club.settings.clubTimeZone);
  await club.database.query('UPDATE teams SET lead_coach_id = $1', [canaries.coach.id]);
  await club.database.query(
    `UPDATE events SET date = $1, start_time = '20:00', deadline_hours = 1, relevance_type = 'all'`,
    [addDays(today, 2)],
  );
  for (const [n, { guardian, child }] of canaries.families.entries()) {
    const [noteText, invited, partner, newborn, feed, browser] = ofSeason[n]!;
    const api = club.guest();
    const headers = { 'user-agent': `Mozilla/5.0 ${browser!}` };
    const login = { username: guardian.email, password: 'touchline' };
    expect((await api.post('/api/auth/login', login, { headers })).status).toBe(200);
    const ok = async (answer: ReturnType<Api['post']>) => {
      const { status, body } = await answer;
      expect([status < 300, body]).toEqual([true, body]);
      return body;
    };
    const { body: events } = await api.get(`/api/children/${child.id}/events`);
    const [event] = events as { id: number }[];
    const answer = { eventId: event!.id, childId: child.id };
    await ok(
      api.post('/api/availabilities', { ...answer, isAvailable: false, note: { reason: 'ill', text: noteText } }),
    );
    await ok(
      api.post(`/api/children/${child.id}/absences`, { from: addDays(today, 10 + n), to: addDays(today, 10 + n) }),
    );
    await ok(api.post(`/api/children/${child.id}/invitations`, { email: `${invited}@club.example` }));
    await ok(api.post('/api/feeds', { scope: 'child', childId: child.id, name: feed }));
    await ok(api.post('/api/children', { name: `${newborn} last`, dateOfBirth: '2021-01-01' }));
    await ok(admin.post(`/api/children/${child.id}/contact-lookups`));
    const [{ id: userId }] = await club.database.query(
      `INSERT INTO users (username, email, full_name, password_hash, is_parent)
       VALUES ($1, $1 || '@club.example', $1, '', true) RETURNING id`,
      [partner],
    );
    await buildGuardianship(club, child, { id: userId });
  }
  const [, second, third, fourth] = canaries.families;
  const asks = await club.signIn(fourth!.guardian.email);
  await addAgain(asks, third!.child);
  await asks.post(`/api/children/${third!.child.id}/access-requests`);
  await asks.post('/api/auth/deletion', { currentPassword: 'touchline' });
  const [{ id: partnerId }] = await club.database.query('SELECT id FROM users WHERE username = $1', [ofSeason[1]![2]]);
  const restriction = { isRestricted: true };
  expect((await admin.patch(`/api/children/${second!.child.id}/guardians/${partnerId}`, restriction)).status).toBe(200);
  const other = await buildTeam(club);
  await coach.post('/api/team-members', { childId: third!.child.id, teamId: other.id });
  await coach.put('/api/events/1', { location: 'Moved' });
  await coach.put('/api/events/2', { status: 'cancelled' });
  await admin.post('/api/announcements', { title: 'Season', content: 'It begins.' });
  await letNoticesBecomeDue(club);
  const delivered = await club.deliver();
  for (let day = 0; day < 8; day++) {
    club.setTime(new Date(`${addDays(today, day)}T18:30:00Z`));
    delivered.push(...(await club.deliver()));
  }
  return delivered;
}

/** Texts of other families, and of staff, that this family never sees. */
const hiddenFromFirst = () => [...hiddenFrom.parent(canaries).filter(isNoPlace), ...ofSeason.slice(1).flat()];
const hiddenFromNobodys = () => [...hiddenFrom.childless(canaries).filter(isNoPlace), ...ofSeason.flat()];
/** Every event of this club concerns everybody. */
const isNoPlace = (text: string) => !text.startsWith('place-');
/** A coach sees names, and why a player is missing. */
const hiddenFromCoach = () => [
  ...hiddenFrom.coach(canaries),
  ...ofSeason.flat().filter((text) => /^(invited|feed|browser)/.test(text)),
];

const reads = operations.filter(({ method }) => method === 'GET');
const changes = operations.filter(
  ({ method, operationId }) =>
    method !== 'GET' && !['login', 'logout', 'register', 'changePassword', 'endOtherSessions'].includes(operationId),
);

/** `listEvents shows note-alder` for each hidden text in a response, its headers included. */
async function sightings(api: Api, hidden: string[], among: Operation[], ids: number[]): Promise<string[]> {
  const seen = new Set<string>();
  for (const operation of among) {
    for (const address of addressesOf(operation, ids)) {
      for (const sent of bodiesOf(operation, ids, canaries.families[2]!.child)) {
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

const someIds = () => idsUpTo(times(4, 12));

// Covers S2.
it.each([
  ['a parent', () => club.signIn(canaries.families[0]!.guardian.email), hiddenFromFirst],
  ['a parent without a child', () => club.signIn(canaries.childless.email), hiddenFromNobodys],
  ['a guest', async () => club.guest(), hiddenFromNobodys],
  ['a coach', () => club.signIn(canaries.coach.email), hiddenFromCoach],
] as const)('After a season, %s reads nothing of another family', async (_who, signIn, hidden) => {
  expect(await sightings(await signIn(), hidden(), reads, someIds())).toEqual([]);
});

// Covers S2.
it('An admin reads nearly every text of the season, which proves that the search finds them', async () => {
  const seen = await sightings(admin, ofSeason.flat(), reads, idsUpTo(4));
  const missed = ofSeason.flat().filter((text) => !seen.some((line) => line.endsWith(text)));
  // Feeds and devices are their owners' alone.
  expect(missed).toEqual(ofSeason.flat().filter((text) => /^(feed|browser)/.test(text)));
});

// Covers S2.
it('After a season, no mail tells a family of another one', () => {
  const textOf = ({ subject, text, html, head }: WrittenMail) => [subject, text, html, head].join('\n');
  const kinds = new Set<string>();
  for (const [n, { guardian, canaries: own }] of canaries.families.entries()) {
    const received = mails.filter(({ to }) => to === guardian.email);
    received.forEach(({ subject }) => kinds.add(subject));
    expect(received.length).toBeGreaterThan(1);
    const hidden = canaries.families
      .filter(({ canaries: other }) => other !== own)
      .flatMap(({ canaries: { given, names, contacts } }) => [given, ...names, ...contacts]);
    const ofOthers = ofSeason.filter((_texts, of) => of !== n).flat();
    const seen = received.flatMap((mail) =>
      [...hidden, ...ofOthers].filter((text) => textOf(mail).includes(text)).map((text) => `${mail.subject}: ${text}`),
    );
    // Whoever asks for access to a child is named to its guardians.
    expect(seen.filter((line) => !/guardian-dogwood$/.test(line) || n !== 2)).toEqual([]);
  }
  expect(kinds.size).toBeGreaterThan(10);
  // A restricted account is told nothing, and guardians of another household no name but the child's.
  expect(mails.filter(({ to }) => to.startsWith('partner-birch'))).toEqual([]);
  const ofFamilies = canaries.families.flatMap(({ canaries: { names, contacts } }) => [...names, ...contacts]);
  for (const mail of mails.filter(({ to }) => to.startsWith('partner-')))
    expect(ofFamilies.filter((text) => textOf(mail).includes(text) && text !== 'guardian-dogwood')).toEqual([]);
  const toInvited = mails.filter(({ to }) => to.startsWith('invited-'));
  // The restriction ended the invitation to Birch's child.
  expect(toInvited.map(({ to }) => to.replace('@club.example', '')).sort()).toEqual(
    ['alder', 'cedar', 'dogwood'].map((word) => `invited-${word}`),
  );
  for (const mail of toInvited) expect(ofFamilies.filter((text) => textOf(mail).includes(text))).toEqual([]);
  note('S2', `${mails.length} mails and ${reads.length} routes without another family's texts`);
});

// Covers S2.
it('After a season, the answers to what a parent attempts hold nothing of another family', async () => {
  const hidden = hiddenFromNobodys().filter((text) => !/^(place|news)-/.test(text));
  const api = await club.signIn(canaries.childless.email);
  expect(await sightings(api, hidden, changes, idsUpTo(times(4, 10)))).toEqual([]);
});
