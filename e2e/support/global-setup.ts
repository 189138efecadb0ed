import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { startServer } from './server.ts';

/** One built product and one unpacked browser for all journeys. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { executablePath, args } = await findBrowser();
  const server = await startServer();
  Object.assign(process.env, {
    CLUB_URL: server.url,
    CLUB_MAILS: join(server.dataDir, 'mail'),
    CHROMIUM: executablePath,
    CHROMIUM_ARGS: args.join(' '),
  });
  return server.stop;
}
