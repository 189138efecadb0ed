import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeStaticCopy, serveFiles } from '@touchline/tools/demo';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Serves the built front ends as static files on the given or a free port; `api` is the origin of their API, if any. */
export async function startStaticCopy(api = 'none', port = 0): Promise<{ url: string; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-demo-'));
  makeStaticCopy(root, folder, api);
  const server = await serveFiles(folder, port, api);
  const stop = () => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop };
}
