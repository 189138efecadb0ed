import { testPassword } from '../support/club-app.ts';
import { anAdmin } from '../support/factories.ts';
import { aVerifiedParent } from '../support/families.ts';
import { queueMails } from '../support/mail-club.ts';
import { letNoticesBecomeDue, type MailingClub, startMailingClub } from '../support/mails.ts';
import { aSecuredUser, codeOf, type Secured, signIn } from '../support/second-factor.ts';
import { type RestoredClub, restoreInto } from './restored-club.ts';
import { makeSecret, type SecretKind, type Use } from './secrets.ts';

const kinds = Object.keys(makeSecret) as SecretKind[];

/** The columns that may hold secrets or their hashes: what makes one that ends with a restore, or why the column stays. */
const columns: Record<string, SecretKind[] | string> = {
  'account_links.hash': ['reset link', 'user invitation', 'verification link', 'undo link'],
  'answer_links.hash': ['answer link'],
  'feed_links.hash': ['feed address'],
  'found_children.session_id': ['found child'],
  'invitation_links.hash': ['guardian invitation'],
  'recovery_codes.hash': ['recovery code'],
  'sessions.sess': ['session'],
  'sessions.sid': ['session'],
  'totp_setups.secret': ['second factor in progress'],
  'unsubscribe_links.hash': ['unsubscribe link'],
  'users.password_hash': 'users sign in with their passwords',
  'users.totp_secret': 'a restored club would have no second factors otherwise (ADR 32)',
  'users.session_epoch': 'a number, which the signed cookies of known devices contain (ADR 22)',
  'club_settings.crest': 'a picture',
  'mail_plans.key': 'the name of a planned mail',
  'mails.dedupe_key': 'the name of a mail',
  'rate_limits.key': 'the hash of an account or address',
  'skipped_mails.key': 'the name of a planned mail',
  'restriction_seals.seal': 'bars an account that is restricted for an erased child (ADR 42)',
  'seal_key.inner_key': 'without it, a restored club would let restricted accounts in (ADR 42)',
  'seal_key.outer_key': 'without it, a restored club would let restricted accounts in (ADR 42)',
};
const endingTables = Object.entries(columns).flatMap(([column, use]) =>
  Array.isArray(use) ? [column.replace(/\..*/, '')] : [],
);

let club: MailingClub;
let other: MailingClub;
let secrets: Map<SecretKind, Use>;
let othersSecrets: Map<SecretKind, Use>;
let kept: { admin: string; secured: Secured; usedCode: string; email: string; device: string };

async function makeAll(at: MailingClub): Promise<Map<SecretKind, Use>> {
  const made = new Map<SecretKind, Use>();
  for (const kind of kinds) made.set(kind, await makeSecret[kind](at));
  return made;
}

async function statusesOf(uses: Map<SecretKind, Use>, at: MailingClub | RestoredClub) {
  const statuses: Partial<Record<SecretKind, number>> = {};
  for (const [kind, use] of uses) statuses[kind] = await use(at);
  return statuses;
}

const rowsOf = async (at: MailingClub | RestoredClub, table: string): Promise<number> =>
  (await at.database.query(`SELECT count(*) FROM ${table}`))[0].count;

// The order matters: Passport has one strategy per process, that of the club which started last.
beforeAll(async () => {
  other = await startMailingClub();
  othersSecrets = await makeAll(other);
  club = await startMailingClub();
  const { email } = await aVerifiedParent(club);
  const { device } = await club.signIn(email);
  const secured = await aSecuredUser(club);
  const usedCode = await codeOf(secured.secret);
  expect((await signIn(club, secured.user, usedCode)).status).toBe(200);
  kept = { admin: (await anAdmin(club)).email, secured, usedCode, email, device };
  for (const status of Object.values(await statusesOf(await makeAll(club), club))) expect(status).toBeLessThan(300);
  secrets = await makeAll(club);
  await queueMails(club.database);
  await club.database.query("INSERT INTO event_notices VALUES (1, '{}', NULL, now())");
  await letNoticesBecomeDue(club);
});
afterAll(async () => {
  await club.close();
  await other.close();
});

// Covers R15.
it('Every column that may hold a secret has one in the club that is backed up, or a reason to stay', async () => {
  const found = await club.database.query(
    `SELECT c.relname || '.' || a.attname AS name FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped
       AND (a.atttypid = 'bytea'::regtype
         OR a.attname ~ '(^|_)(hash|secret|token|password|code|codes|key|sid|sess|session)(_|$)')`,
  );
  expect(found.map(({ name }: { name: string }) => name).sort()).toEqual(Object.keys(columns).sort());
  expect(Object.values(columns).flatMap((use) => (Array.isArray(use) ? use : []))).toEqual(
    expect.arrayContaining(kinds),
  );
  for (const table of endingTables) expect([table, await rowsOf(club, table)]).not.toEqual([table, 0]);
  const [{ purposes, allowed }] = await club.database.query(
    `SELECT array_agg(DISTINCT quote_literal(purpose) ORDER BY quote_literal(purpose)) AS purposes,
            ARRAY(SELECT DISTINCT (regexp_matches(pg_get_constraintdef(oid), '''[a-z-]+''', 'g'))[1]
                  FROM pg_constraint WHERE conrelid = 'account_links'::regclass AND contype = 'c'
                    AND pg_get_constraintdef(oid) LIKE '%purpose%' ORDER BY 1) AS allowed
     FROM account_links`,
  );
  expect(purposes).toEqual(allowed);
});

describe.each([
  { how: 'into an empty database', replaces: false },
  { how: 'over another club', replaces: true },
])('A club that is restored $how, with the same session secret', ({ replaces }) => {
  const ended: (() => Promise<void>)[] = [];
  let restored: RestoredClub;
  beforeAll(async () => {
    const target = replaces ? other : await startMailingClub();
    if (replaces) await queueMails(target.database);
    else ended.push(target.close);
    restored = await restoreInto(target, { from: club, replaces });
    ended.unshift(restored.close);
  });
  afterAll(async () => {
    for (const end of ended) await end();
  });

  // Covers R15.
  it('contains no secret of the time before', async () => {
    for (const table of endingTables) expect([table, await rowsOf(restored, table)]).toEqual([table, 0]);
  });

  // Covers R15.
  it('sends nothing until an admin resumes, and then nothing of the time before', async () => {
    expect(await restored.deliver()).toEqual([]);
    await restored.guest().post('/api/auth/forgot-password', { email: kept.email });
    expect(await restored.deliver()).toEqual([]);
    const admin = await restored.signIn(kept.admin);
    expect((await admin.post('/api/admin/mails/resume')).status).toBe(200);
    expect((await restored.deliver()).map(({ to }) => to)).toEqual([kept.email]);
  });

  // Covers R15.
  it('accepts none of the secrets of the time before', async () => {
    expect(await statusesOf(secrets, restored)).toEqual({
      session: 401,
      'found child': 401,
      'reset link': 404,
      'user invitation': 404,
      'verification link': 404,
      'undo link': 404,
      'guardian invitation': 404,
      'answer link': 404,
      'unsubscribe link': 404,
      'feed address': 404,
      'second factor in progress': 409,
      'recovery code': 401,
    });
    for (const status of Object.values(await statusesOf(othersSecrets, restored)))
      expect(status).toBeGreaterThanOrEqual(400);
  });

  // Covers R15.
  it('keeps passwords, second factors and known devices, and a used code stays used', async () => {
    const { secured, usedCode, email, device } = kept;
    const newDeviceMails = async () =>
      (await restored.database.query("SELECT FROM mails WHERE kind = 'new-device' AND address = $1", [email])).length;
    await restored.signIn(email, undefined, restored.guest().useSession(device));
    expect(await newDeviceMails()).toBe(0);
    await restored.signIn(email);
    expect(await newDeviceMails()).toBe(1);
    const { username } = secured.user;
    const attempt = async (code: string) =>
      (await restored.guest().post('/api/auth/login', { username, password: testPassword, code })).status;
    expect(await attempt(usedCode)).toBe(401);
    expect(await attempt(await codeOf(secured.secret, 1))).toBe(200);
  });
});
