// @ts-check
// `npm run migrate` and `npm run create-admin`: programs of the built backend.
import { ensureBuilt, ensureInstalled, root } from './setup.mjs';

const programs = { migrate: 'migrate-database.js', 'create-admin': 'create-admin.js' };
const name = /** @type {keyof typeof programs} */ (process.argv[2]);

process.chdir(root);
ensureInstalled();
ensureBuilt(['backend']);
await import(new URL(`../../backend/dist/${programs[name]}`, import.meta.url).href);
