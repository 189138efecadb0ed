import { type Logger } from 'pino';
import { DataSource, type EntityManager } from 'typeorm';
import { normalizeEmail } from '@touchline/domain';
import { findClubSettings } from '../club/club.queries.ts';
import { type Settings, SettingsError } from '../config/settings.ts';
import {
  type EmbeddedPostgres,
  joinEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../database/embedded/embedded-postgres.ts';
import { withStartupLock } from '../database/startup-lock.ts';
import { dataSourceOptions, migrateWith } from '../schema/data-source.ts';
import { fillSampleClub } from '../schema/sample-club/fill-sample-club.ts';
import { beginDelivery } from '../telling/outbox/delivery.queries.ts';
import { problemWithNewPassword } from '../users/new-passwords.ts';
import { hashPassword } from '../users/passwords.ts';
import { User } from '../users/user.entity.ts';
import { UsersService } from '../users/users.service.ts';

/** The PostgreSQL of `DATABASE_URL`, or the embedded one, which the caller has to stop. */
export async function findDatabase(settings: Settings): Promise<EmbeddedPostgres> {
  const { databaseUrl, dataDir, workers, databasePoolSize } = settings;
  if (databaseUrl) return { url: databaseUrl, stop: () => Promise.resolve() };
  // The default of PostgreSQL is 100; starts, backups and commands need some, too.
  const connections = Math.max(100, workers * databasePoolSize + 20);
  return startEmbeddedPostgres(dataDir, { serverSettings: [`max_connections=${connections}`] });
}

/** Like `findDatabase`, but joins an embedded PostgreSQL that a server is running. */
export async function findRunningDatabase(settings: Settings): Promise<EmbeddedPostgres> {
  return (settings.databaseUrl ? null : await joinEmbeddedPostgres(settings.dataDir)) ?? findDatabase(settings);
}

/** Works with the database outside the application. */
export async function withDataSource<T>(
  url: string,
  logger: Logger,
  work: (database: DataSource) => Promise<T>,
): Promise<T> {
  const onPoolError = (error: Error) => logger.warn({ msg: error.message });
  const database = new DataSource(dataSourceOptions({ url, poolSize: 2, onPoolError }));
  await database.initialize();
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

/**
 * Migrates the schema and inserts the first data, on one server at a time. Returns whether the database contains the sample
 * club.
 */
export const prepareDatabase = (database: DataSource, settings: Settings): Promise<boolean> =>
  withStartupLock(database, async (runner) => {
    await migrateWith(database, runner);
    await beginDelivery(runner.manager);
    const { adminEmail, adminPassword, sampleClub } = settings;
    if (adminEmail && adminPassword) await createFirstAdmin(runner.manager, settings, { adminEmail, adminPassword });
    return sampleClub && (await fillSampleClub(runner.manager, settings));
  });

/** Creates an admin if there is none; returns whether it did. The rules for passwords are those for every user. */
export async function createFirstAdmin(
  database: DataSource | EntityManager,
  settings: Settings,
  { adminEmail, adminPassword }: { adminEmail: string; adminPassword: string },
): Promise<boolean> {
  const users = new UsersService(database.getRepository(User));
  if (await users.hasAdmin()) return false;
  const email = normalizeEmail(adminEmail);
  const names = { email, username: email, fullName: 'Club Admin' };
  const { name } = await findClubSettings(database);
  const clubName = name ?? settings.clubName;
  const problem = await problemWithNewPassword(adminPassword, { ...names, clubName }, settings);
  if (problem !== null) throw new SettingsError(`ADMIN_PASSWORD is refused: ${problem}`);
  await users.create({ ...names, passwordHash: await hashPassword(adminPassword), isAdmin: true });
  return true;
}
