import { type DataSource } from 'typeorm';
import { type Settings } from '../config/settings.ts';
import { withStartupLock } from '../database/startup-lock.ts';
import { migrateWith } from '../schema/migrate.ts';
import { fillSampleClub } from '../schema/sample-club.ts';
import { makeFirstAdmin } from './first-admin.ts';

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
