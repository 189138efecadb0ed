import { readFileSync } from 'node:fs';

/**
 * The tables whose rows a backup leaves out. `deploy/backup/backup.sh` names them for pg_dump; a test of the backend keeps the script
 * equal to the registry of personal data.
 */
export const leftOutOfBackups = [
  'rate_limits',
  ...Array.from(
    readFileSync(new URL('../deploy/backup/backup.sh', import.meta.url), 'utf8').matchAll(
      /--exclude-table-data=(\w+)/g,
    ),
    ([, table]) => table!,
  ),
];
