// @ts-check
import { rmSync } from 'node:fs';

export default async function stopDatabaseServer() {
  const { folder, stop } = /** @type {any} */ (globalThis).testDatabaseServer;
  await stop();
  rmSync(folder, { recursive: true, force: true });
}
