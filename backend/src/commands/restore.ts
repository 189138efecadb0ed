import { resolve } from 'node:path';
import { checkBackup } from '../backup/backup-file.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { createLogger } from '../config/logger.ts';
import { findDatabase, withDataSource } from '../start/database.ts';
import { type Command } from './command.ts';

export const restore: Command = {
  summary: 'restore a backup into an empty database, or overwrite a club',
  args: ['<file>'],
  flags: { replace: 'overwrites the club that the database contains; that club is then lost' },
  details: `Stop the server first. A damaged file changes nothing, and a restore that fails midway leaves the old data in place.
All users have to sign in again, and mails wait until an admin resumes delivery.`,
  run: async (settings, { args: [source = ''], flags }) => {
    const file = resolve(source);
    // Checked before an embedded database is created.
    await checkBackup(file);
    const postgres = await findDatabase(settings);
    const rows = await withDataSource(postgres.url, createLogger(settings), (database) =>
      restoreBackup(database, file, flags.has('replace')),
    ).finally(() => postgres.stop());
    return `Restored ${rows} rows from ${file}. All users have to sign in again.`;
  },
};
