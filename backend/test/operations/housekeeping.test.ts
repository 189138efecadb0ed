import { limits } from '@touchline/domain';
import { type Settings } from '../../src/config/settings.ts';
import { Housekeeping } from '../../src/housekeeping/housekeeping.ts';
import { registry } from '../../src/privacy/registry/registry.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';
import { aParent, buildChild } from '../support/factories.ts';
import { until } from '../support/mail-club.ts';
import { killServers, startServer, urlOnceReady } from '../support/server-process.ts';

const ended: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  killServers();
  for (const end of ended) await end();
});

async function startOne(overrides: Partial<Settings> = {}, log?: (line: string) => void): Promise<ClubApp> {
  const club = await startClub(overrides, log);
  ended.push(club.close);
  return club;
}

/** The days after which each kind of row goes, and how to add one that is older or younger by a minute. */
const kinds: Record<string, [days: number, insert: string]> = {
  access_requests: [
    60,
    `INSERT INTO access_requests (child_id, user_id, state, decided_at) VALUES ($2, $1, 'declined', $3)`,
  ],
  guardian_invitations: [
    30,
    `INSERT INTO guardian_invitations (child_id, invited_by, email, same_household, expires_at)
     VALUES ($2, $1, gen_random_uuid(), false, $3)`,
  ],
  account_links: [
    0,
    `WITH mail AS (
       INSERT INTO mails (kind, dedupe_key, user_id, address, priority, state, ended_at)
       SELECT 'test', gen_random_uuid(), $1, 'a@b.example', 0, 'sent', now() FROM children WHERE id = $2 RETURNING id)
     INSERT INTO account_links (hash, purpose, user_id, mail_id, address, expires_at)
     SELECT sha256(id::text::bytea), 'verify-email', $1, id, 'a@b.example', $3 FROM mail`,
  ],
  mails: [
    30,
    `INSERT INTO mails (kind, dedupe_key, user_id, address, priority, state, ended_at)
     SELECT 'event-changed', gen_random_uuid(), $1, 'a@b.example', 0, 'sent', $3 FROM children WHERE id = $2`,
  ],
  mail_plans: [
    60,
    `INSERT INTO mail_plans (key, planned_at)
     SELECT gen_random_uuid(), $3 FROM users, children WHERE users.id = $1 AND children.id = $2`,
  ],
  skipped_mails: [
    60,
    `INSERT INTO skipped_mails (user_id, key, skipped_at) SELECT $1, gen_random_uuid(), $3 FROM children WHERE id = $2`,
  ],
  unsubscribe_links: [
    366,
    `INSERT INTO unsubscribe_links (hash, user_id, topic, address, created_at)
     SELECT sha256(gen_random_uuid()::text::bytea), $1, 'news', 'a@b.example', $3 FROM children WHERE id = $2`,
  ],
  event_changes: [
    30,
    `INSERT INTO event_changes (event_id, before, changed_at)
     SELECT 1, '{}', $3 FROM users, children WHERE users.id = $1 AND children.id = $2`,
  ],
  child_tries: [
    limits.childTries.longDays,
    `INSERT INTO child_tries (folded_name, tolerance, tried_at)
     SELECT 'leo quist', 2, $3 FROM users, children WHERE users.id = $1 AND children.id = $2`,
  ],
  locked_names: [
    1,
    `INSERT INTO locked_names (name, folded_name, tries, locked_at)
     SELECT 'Leo', gen_random_uuid()::text, 9, $3 FROM users, children WHERE users.id = $1 AND children.id = $2`,
  ],
  answer_links: [
    30,
    `INSERT INTO answer_links (hash, user_id, address, event_ids, created_at)
     SELECT sha256(gen_random_uuid()::text::bytea), $1, 'a@b.example', '{}', $3 FROM children WHERE id = $2`,
  ],
};

/** Adds two rows of each kind, one of which is a minute too old. */
async function addRows(club: ClubApp): Promise<void> {
  const parent = await aParent(club);
  const child = await buildChild(club);
  for (const [days, insert] of Object.values(kinds)) {
    for (const seconds of [-60, 60]) {
      const at = new Date(Date.now() - days * 86_400_000 + seconds * 1000);
      await club.database.query(insert, [parent.id, child.id, at]);
    }
  }
}

async function countRows({ database }: ClubApp): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of Object.keys(kinds)) {
    const of = name === 'mails' ? `WHERE kind = 'event-changed'` : '';
    const [{ count }] = await database.query(`SELECT count(*)::int AS count FROM ${name} ${of}`);
    counts[name] = count;
  }
  return counts;
}

const allWith = (count: number) => Object.fromEntries(Object.keys(kinds).map((name) => [name, count]));

it.each<[string, Partial<Settings>, (club: ClubApp) => Promise<unknown>]>([
  ['without mail', { nodeEnv: 'production' }, async () => undefined],
  [
    'whose delivery is paused',
    {},
    ({ database }) => database.query('INSERT INTO mail_delivery (is_paused) VALUES (true)'),
  ],
])('A club %s forgets decided requests, old links, plans and invitations in time', async (_, settings, prepare) => {
  const club = await startOne(settings);
  await prepare(club);
  await addRows(club);
  expect(await countRows(club)).toEqual(allWith(2));
  club.app.get(Housekeeping).start();
  await club.app.get(Housekeeping).onModuleDestroy();
  expect(await countRows(club)).toEqual(allWith(1));
});

it('Every table whose rows the registry limits forgets, and no other', async () => {
  const club = await startOne();
  const limited = Object.keys(registry).filter((table) => {
    const { kept } = registry[table]!;
    return typeof kept === 'object' && 'days' in kept;
  });
  expect(club.app.get(Housekeeping).tables.sort()).toEqual(limited.sort());
});

it('A server cleans after its start although delivery is paused, and stops at once', async () => {
  const club = await startOne();
  await addRows(club);
  const server = startServer({ DATABASE_URL: (club.database.options as { url: string }).url });
  await urlOnceReady(server);
  const end = Date.now() + 10_000;
  await until(async () => Object.values(await countRows(club)).every((count) => count === 1) || Date.now() > end);
  expect(await countRows(club)).toEqual(allWith(1));
  server.process.kill('SIGINT');
  expect(await server.ended).toBe(0);
  expect(server.output()).not.toContain('is not deleted');
});

it('A failure is logged once, keeps nothing else from being deleted, and ends', async () => {
  const lines: string[] = [];
  const club = await startOne({}, (line) => void lines.push(line));
  await addRows(club);
  const child = await buildChild(club);
  await club.database.query(
    `INSERT INTO absences (child_id, first_day, last_day) VALUES ($1, '2020-01-01', '2020-01-02')`,
    [child.id],
  );
  const failures = () => lines.filter((line) => line.includes('is not deleted')).length;
  await club.database.query('ALTER TABLE account_links RENAME TO account_links_away');
  await club.app.get(Housekeeping).clean();
  await club.app.get(Housekeeping).clean();
  expect(failures()).toBe(1);
  expect(await club.database.query('SELECT FROM absences')).toEqual([]);
  await club.database.query('ALTER TABLE account_links_away RENAME TO account_links');
  await club.app.get(Housekeeping).clean();
  expect([failures(), await countRows(club)]).toEqual([1, allWith(1)]);
});

it('A club that closes waits for the cleaning in progress', async () => {
  const lines: string[] = [];
  const club = await startClub({}, (line) => void lines.push(line));
  await addRows(club);
  club.app.get(Housekeeping).start();
  await club.close();
  expect(lines.filter((line) => line.includes('is not deleted'))).toEqual([]);
});
