// @ts-check
// `npm run touchline -- <command>`: the operator's commands, in the built backend.
import { ensureBuilt, ensureInstalled, root } from './setup.mjs';

process.chdir(root);
ensureInstalled();
ensureBuilt(['backend']);
await import(new URL('../../backend/dist/touchline.js', import.meta.url).href);
