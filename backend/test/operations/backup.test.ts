import { scrypt, type ScryptOptions } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { DataSource } from 'typeorm';
import { checkBackup } from '../../src/backup/backup-file.ts';
import { restoreBackup } from '../../src/backup/restore-backup.ts';
import { writeBackup } from '../../src/backup/write-backup.ts';
import { registry } from '../../src/privacy/registry/registry.ts';
import { dataSourceOptions } from '../../src/schema/data-source.ts';
import { createDatabase } from '../support/database.ts';
import { fillDemoClub } from '../support/demo-club.ts';
import { buildCrest } from '../support/png.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchline-backup-'));
const ended: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ended) await end();
  rmSync(folder, { recursive: true, force: true });
});

/** A migrated database with its URL. */
async function openDatabase(): Promise<DataSource & { url: string }> {
  const { url, drop } = await createDatabase();
  const database = await new DataSource(
    dataSourceOptions({ url, poolSize: 2, onPoolError: () => undefined }),
  ).initialize();
  ended.push(() => database.destroy().then(drop));
  return Object.assign(database, { url });
}

async function openClub() {
  const database = await openDatabase();
  await fillDemoClub(database);
  return database;
}

/** The tables of a backup with the number of their rows and a checksum of these in any order. */
const checksums = (database: DataSource): Promise<Record<string, string>> =>
  database.transaction(async (rows) => {
    // The text of a moment depends on the zone of the session, which a restore sets.
    await rows.query("SET LOCAL timezone = 'UTC'");
    const tables: { name: string }[] = await rows.query(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'
       AND tablename <> ALL ($1) ORDER BY 1`,
      [Object.keys(registry).filter((table) => registry[table]!.notBackedUp)],
    );
    const found: Record<string, string> = {};
    for (const { name } of tables) {
      const [row] = await rows.query(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' ORDER BY t::text)), '') AS sum FROM ${name} t`,
      );
      found[name] = row.sum;
    }
    return found;
  });

const hashSlowly = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);
/** Keeps the threads that read and write files busy, so that the database responds first. */
async function whileFilesAreSlow(test: () => Promise<unknown>): Promise<void> {
  let isOver = false;
  const work = async () => {
    while (!isOver) await hashSlowly('', '', 64, { N: 2 ** 14 });
  };
  const allWork = Promise.all(Array.from({ length: 16 }, work));
  await test().finally(() => (isOver = true));
  await allWork;
}

async function forgetNews(database: DataSource): Promise<void> {
  await database.query('UPDATE events SET updated_at = created_at, opponent = NULL, is_home = NULL');
  await database.query('UPDATE users SET signed_in_at = NULL, seen_at = created_at');
  await database.query(`UPDATE memberships SET joined_at = '-infinity'`);
  await database.query('UPDATE guardianships SET household_id = $1', ['00000000-0000-4000-8000-000000000001']);
  for (const table of ['availabilities', 'availability_history']) {
    await database.query(`UPDATE ${table} SET source = 'app'`);
  }
}

/** Whether two files unpack to the same bytes. */
function isSame(one: Buffer, other: Buffer): boolean {
  try {
    return gunzipSync(one).equals(gunzipSync(other));
  } catch {
    return false;
  }
}

let files = 0;
const newFile = () => join(folder, `${++files}.sql.gz`);
const backUp = async ({ url }: { url: string }) => {
  const file = newFile();
  await writeBackup(url, file);
  return file;
};

describe('A backup', () => {
  // Covers R15.
  describe('that is restored', () => {
    const odd = ['tab\t', 'line\nbreak\r\n', '\\.', '\\N', 'back\\slash', '\u2028', "O'Neill", '⚽', '\n\\.\n'];
    let club: DataSource;
    let restored: DataSource;
    let written: Awaited<ReturnType<typeof writeBackup>>;
    beforeAll(async () => {
      const source = await openClub();
      for (const text of odd) await source.query('INSERT INTO announcements (title, content) VALUES ($1, $1)', [text]);
      await buildCrest({ database: source });
      await source.query("SELECT setval('leagues_id_seq', 40)");
      await source.query("INSERT INTO sessions VALUES ('stolen', '{}', now() + interval '1 day')");
      const file = newFile();
      written = await writeBackup(source.url, file);
      [club, restored] = [source, await openDatabase()];
      expect(await restoreBackup(restored, file, false)).toBe(written.rows);
    });

    it('has every row', async () => {
      const before = await checksums(club);
      expect(await checksums(restored)).toEqual(before);
      expect(Object.keys(before)).toHaveLength(written.tables);
    });

    it('has every character', async () => {
      const contents = await restored.query('SELECT content FROM announcements WHERE author_id IS NULL ORDER BY id');
      expect(contents.map(({ content }: { content: string }) => content)).toEqual(odd);
    });

    it('has no session', async () => {
      expect(await restored.query('SELECT * FROM sessions')).toEqual([]);
    });

    it('goes on with the next id', async () => {
      const added = await restored.query(
        "INSERT INTO leagues (name, folded_name, age_group, folded_age_group) VALUES ('a', 'a', 'b', 'b') RETURNING id",
      );
      expect(added).toEqual([{ id: 41 }]);
    });

    it('runs its triggers again', async () => {
      await restored.query("UPDATE users SET username = 'sandy' WHERE id = 3");
      const named = await restored.query("SELECT user_id FROM sign_in_names WHERE name = 'sandy'");
      expect(named).toEqual([{ user_id: 3 }]);
    });
  });

  // Covers R15.
  it('contains feeds without their secrets, so that a restore revives no link', async () => {
    const club = await openClub();
    await club.query(`INSERT INTO feeds (user_id, name, scope, matches_only, with_responses)
      VALUES (1, 'Grandparents', 'children', true, false)`);
    await club.query(`INSERT INTO feed_links SELECT id, sha256('secret') FROM feeds`);
    const restored = await openDatabase();
    await restoreBackup(restored, await backUp(club), false);
    expect(await restored.query('SELECT name FROM feeds')).toEqual([{ name: 'Grandparents' }]);
    expect(await restored.query('SELECT * FROM feed_links')).toEqual([]);
  });

  // Covers R15.
  it('contains names that are locked for good, and their attempts, so that a restore opens none', async () => {
    const club = await openClub();
    await club.query("INSERT INTO child_tries (folded_name, tolerance, is_kept) VALUES ('leo quist', 2, true)");
    await club.query(
      "INSERT INTO locked_names (name, folded_name, tries, lasting_since) VALUES ('Leo Quist', 'leo quist', 30, now())",
    );
    const restored = await openDatabase();
    await restoreBackup(restored, await backUp(club), false);
    expect(await restored.query('SELECT folded_name, is_kept FROM child_tries')).toEqual([
      { folded_name: 'leo quist', is_kept: true },
    ]);
    expect(await restored.query('SELECT name FROM locked_names WHERE lasting_since IS NOT NULL')).toEqual([
      { name: 'Leo Quist' },
    ]);
  });

  it('of an older version is migrated when restored, and one of a newer version is rejected', async () => {
    const club = await openClub();
    // Undoing the migrations forgets when members joined, who made whom coach of a team, and when, who has signed in, the households,
    // opponents and how availabilities were set.
    await forgetNews(club);
    const { coach_appointments: _, absences: __, ...wanted } = await checksums(club);
    const isLater = 'SELECT FROM migrations WHERE timestamp >= 1795000000011';
    while ((await club.query(isLater)).length > 0) await club.undoLastMigration();
    const restored = await openDatabase();
    await restoreBackup(restored, await backUp(club), false);
    await forgetNews(restored);
    expect(await checksums(restored)).toMatchObject(wanted);
    // Nobody knows who appointed the coaches of an older version, so they wait for an admin.
    expect(await restored.query('SELECT 1 FROM coach_appointments WHERE confirmed_at IS NOT NULL')).toEqual([]);
    expect(await restored.showMigrations()).toBe(false);

    await club.query("INSERT INTO migrations (timestamp, name) VALUES (1999000000000, 'OfTheFuture1999000000000')");
    await expect(restoreBackup(restored, await backUp(club), true)).rejects.toThrow(
      /was written by a newer version of Touchline/,
    );
  });

  it('replaces a club only if asked to, and only as a whole', async () => {
    const club = await openClub();
    const other = await openClub();
    await other.query("UPDATE users SET full_name = 'Somebody Else'");
    const others = await checksums(other);
    await expect(restoreBackup(other, await backUp(club), false)).rejects.toThrow(
      /^This database contains a club with 3 accounts/,
    );
    expect(await checksums(other)).toEqual(others);

    // A member of a missing team: the last rows of the file are rejected after all others were inserted.
    await club.query('ALTER TABLE memberships DROP CONSTRAINT team_members_team_id_fkey');
    await club.query('INSERT INTO team_members (team_id, child_id) VALUES (99, 5)');
    await expect(restoreBackup(other, await backUp(club), true)).rejects.toThrow(/team_members_team_id_fkey/);
    expect(await checksums(other)).toEqual(others);

    await club.query('DELETE FROM team_members WHERE team_id = 99');
    await restoreBackup(other, await backUp(club), true);
    expect(await checksums(other)).toEqual(await checksums(club));
  });

  // Covers R15.
  it('that is truncated, changed by one bit or not a backup at all is rejected before anything is changed', async () => {
    const club = await openClub();
    const whole = readFileSync(await backUp(club));
    const target = await openClub();
    const before = await checksums(target);
    const damaged = newFile();
    const expectRejected = async (content: Buffer) => {
      writeFileSync(damaged, content);
      await expect(restoreBackup(target, damaged, true)).rejects.toThrow(
        /is not a complete backup: .*Nothing was changed/,
      );
    };
    for (let part = 0; part < 20; part++)
      await expectRejected(whole.subarray(0, Math.floor((whole.length * part) / 20)));
    await expectRejected(whole.subarray(0, -1));
    // The first ten bytes are the gzip header, which contains only date and system.
    for (let at = 10; at < whole.length; at += 13) {
      const flipped = Buffer.from(whole);
      flipped[at]! ^= 1 << (at % 8);
      // Bits of padding mean nothing.
      if (!isSame(flipped, whole)) await expectRejected(flipped);
    }
    await expectRejected(gunzipSync(whole));
    expect(await checksums(target)).toEqual(before);
    await expect(checkBackup(join(folder, 'none'))).rejects.toThrow(/none cannot be read \(ENOENT\)\.$/);
  });

  it('never replaces a file, and gets its name only when it is complete', async () => {
    const club = await openClub();
    const file = await backUp(club);
    await expect(writeBackup(club.url, file)).rejects.toThrow(/already exists/);
    await club.query('DROP TABLE migrations');
    const another = newFile();
    await whileFilesAreSlow(() =>
      expect(writeBackup(club.url, another)).rejects.toThrow(/^There is no club in this database/),
    );
    for (const name of [another, `${another}.unfinished`]) expect(() => readFileSync(name)).toThrow('ENOENT');
  });
});
