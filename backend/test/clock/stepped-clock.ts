import { ClubClock } from '../../src/club/club-clock.ts';
import { type Settings } from '../../src/config/settings.ts';
import { poolOf } from '../../src/database/connection.ts';
import { type ClubApp } from '../support/club-app.ts';
import { type MailingClub, startMailingClub } from '../support/mails.ts';

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** A club whose clocks stand still until the test sets them: the server's, and PostgreSQL's. */
export interface SteppedClub extends MailingClub {
  /** Sets both clocks, such as to '2037-11-20T12:00:00Z'. */
  setClocks: (time: Date | string) => Promise<void>;
  /** Moves both clocks, or only that of PostgreSQL. */
  step: (milliseconds: number) => Promise<void>;
  stepDatabase: (milliseconds: number) => Promise<void>;
}

/** The database's own functions come before those of PostgreSQL, for statements, triggers and the defaults of columns. */
const ownClock = `
  CREATE SCHEMA clock;
  CREATE TABLE clock.instant (at timestamptz NOT NULL);
  INSERT INTO clock.instant VALUES (pg_catalog.now());
  CREATE FUNCTION clock.now() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT at FROM clock.instant';
  CREATE FUNCTION clock.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE AS 'SELECT at FROM clock.instant';
  DO $$
  DECLARE change text;
  BEGIN
    EXECUTE format('ALTER DATABASE %I SET search_path = clock, pg_catalog, public', current_database());
    FOR change IN
      SELECT format('ALTER TABLE %s ALTER COLUMN %I SET DEFAULT clock.now()', d.adrelid::regclass, a.attname)
      FROM pg_attrdef d JOIN pg_attribute a ON a.attrelid = d.adrelid AND a.attnum = d.adnum
      WHERE pg_get_expr(d.adbin, d.adrelid) LIKE '%now()%'
    LOOP
      EXECUTE change;
    END LOOP;
  END $$`;

/** Closes all connections, so that the next ones have the database's settings. */
async function reconnect({ database }: ClubApp): Promise<void> {
  const pool = poolOf(database);
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  for (const client of clients) client.release(true);
}

/** Everything but Date. */
const realApis = [
  ...(['nextTick', 'hrtime', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
];

export async function startSteppedClub(overrides: Partial<Settings> = {}): Promise<SteppedClub> {
  const club = await startMailingClub(overrides);
  Reflect.deleteProperty(club.app.get(ClubClock), 'instant');
  await club.database.query(ownClock);
  await reconnect(club);
  jest.useFakeTimers({ doNotFake: realApis });
  const setDatabase = (time: Date) => club.database.query('UPDATE clock.instant SET at = $1', [time]);
  const setClocks = async (time: Date | string) => {
    jest.setSystemTime(new Date(time));
    await setDatabase(new Date(time));
  };
  return {
    ...club,
    setClocks,
    setTime: () => {
      throw new Error('Use setClocks');
    },
    step: (milliseconds) => setClocks(new Date(Date.now() + milliseconds)),
    stepDatabase: async (milliseconds) => {
      await club.database.query("UPDATE clock.instant SET at = at + $1 * interval '1 ms'", [milliseconds]);
    },
    close: async () => {
      jest.useRealTimers();
      await club.close();
    },
  };
}
