// @ts-check
// `npm start`: installs and builds what is missing, then runs the server in this process so that Ctrl-C reaches it.
import { ensureBuilt, ensureInstalled, root } from './setup.mjs';

process.chdir(root);
ensureInstalled();
ensureBuilt(['backend', 'shell', 'parent-app', 'admin-app']);
await import(new URL('../../backend/dist/main.js', import.meta.url).href);
