import { type DataSource, type EntityManager } from 'typeorm';
import { normalizeEmail } from '@touchline/domain';
import { type Settings } from '../config/settings.ts';
import { withStartupLock } from '../database/startup-lock.ts';
import { migrateWith } from '../schema/migrate.ts';
import { fillSampleClub } from '../schema/sample-club.ts';
import { User } from '../users/user.entity.ts';
import { UsersService } from '../users/users.service.ts';

/** Schema and first data, by the first of several servers that start at once; true when the sample club is there. */
export const prepareDatabase = (
  database: DataSource,
  { adminEmail, adminPassword, sampleClub, clubTimeZone }: Settings,
): Promise<boolean> =>
  withStartupLock(database, async (runner) => {
    await migrateWith(database, runner);
    if (adminEmail && adminPassword) await makeFirstAdmin(runner.manager, adminEmail, adminPassword);
    return sampleClub && (await fillSampleClub(runner.manager, clubTimeZone));
  });

/** Makes an admin when there is none; true when it did. */
export async function makeFirstAdmin(
  database: DataSource | EntityManager,
  emailAsGiven: string,
  password: string,
): Promise<boolean> {
  const users = new UsersService(database.getRepository(User));
  if (await users.hasAdmin()) return false;
  const email = normalizeEmail(emailAsGiven);
  await users.create({ email, username: email, password, fullName: 'Club Admin', isAdmin: true });
  return true;
}
