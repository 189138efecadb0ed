import { resolve } from 'node:path';
import { writeBackup } from '../backup/write-backup.ts';
import { findRunningDatabase } from '../start/database.ts';
import { type Command } from './command.ts';

export const backup: Command = {
  summary: 'write the club to a file',
  args: ['[file]'],
  flags: {},
  details: `By default the file is in the folder \`backups\` and named after the current time. It contains personal data of families.
Reads the file back before it reports success. Works while the server runs.`,
  run: async (settings, { args: [target] }) => {
    const timestamp = new Date().toISOString().slice(0, 19).replaceAll(':', '');
    const file = resolve(target ?? `backups/touchline-${timestamp}Z.sql.gz`);
    const postgres = await findRunningDatabase(settings);
    const { tables, rows } = await writeBackup(postgres.url, file).finally(() => postgres.stop());
    return `${file} contains ${rows} rows of ${tables} tables and has been checked.`;
  },
};
