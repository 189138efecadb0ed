// @ts-check
// `npm run migrate`, `create-admin`, `reset-factors`, `backup` and `restore`: programs of the built backend.
import { ensureBuilt, ensureInstalled, root } from './setup.mjs';

const programs = {
  migrate: 'migrate-database.js',
  'create-admin': 'create-admin.js',
  'reset-factors': 'reset-factors.js',
  backup: 'backup-database.js',
  restore: 'restore-database.js',
};
// Removes the program's name, so that only its own arguments remain.
const name = /** @type {keyof typeof programs} */ (process.argv.splice(2, 1)[0]);

process.chdir(root);
ensureInstalled();
ensureBuilt(['backend']);
await import(new URL(`../../backend/dist/${programs[name]}`, import.meta.url).href);
