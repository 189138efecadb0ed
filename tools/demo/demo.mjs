// @ts-check
// `npm run demo`: the whole club as files alone, in dist/demo, served without any server of ours. Any web host can do the same.
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root } from '../start/setup.mjs';

process.chdir(root);
ensureInstalled();
ensureBuilt(['shell', 'parent-app', 'admin-app']);
// Packages may have come only now.
const { makeStaticCopy, serveFiles } = await import('./static-copy.mjs');

const copy = join(root, 'dist/demo');
makeStaticCopy(root, copy);
const port = Number(process.env.PORT ?? 3000);
try {
  const server = await serveFiles(copy, port);
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  console.log(`The demo is at http://localhost:${address.port}, from the files in dist/demo alone. Ctrl-C stops it.`);
} catch (error) {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
  console.error(code === 'EADDRINUSE' ? `Port ${port} is in use: choose another with PORT=3001 npm run demo` : message);
  process.exit(1);
}
