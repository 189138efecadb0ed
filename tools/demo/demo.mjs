// @ts-check
// `npm run demo`: writes the demo as static files to dist/demo and serves them. Any static web host can serve them, too.
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root } from '../start/setup.mjs';

process.chdir(root);
ensureInstalled();
ensureBuilt(['shell', 'parent-app', 'admin-app']);
// Imported here, because ensureInstalled may just have installed its packages.
const { makeStaticCopy, serveFiles } = await import('./static-copy.mjs');

const copy = join(root, 'dist/demo');
makeStaticCopy(root, copy);
const port = Number(process.env.PORT ?? 3000);
try {
  const server = await serveFiles(copy, port);
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  console.log(`The demo is at http://localhost:${address.port}, served from dist/demo. Ctrl-C stops it.`);
} catch (error) {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
  console.error(code === 'EADDRINUSE' ? `Port ${port} is in use. Choose another one: PORT=3001 npm run demo` : message);
  process.exit(1);
}
