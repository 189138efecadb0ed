import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeStaticCopy, serveFiles } from '@touchline/tools/demo';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The built front ends as files alone, on a free port or this one; `api` is the origin that answers them, if any. */
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
