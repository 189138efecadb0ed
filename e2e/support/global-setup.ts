import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { keptServer } from './kept-server.ts';
import { startServer } from './server.ts';

/** One built product and one unpacked browser for all journeys; `npm run journeys` keeps the product for the next run. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { executablePath, args } = await findBrowser();
  const { url, dataDir, stop } = process.env.KEEP_SERVER
    ? { ...(await keptServer()), stop: noStop }
    : await startServer();
  Object.assign(process.env, {
    CLUB_URL: url,
    CLUB_MAILS: join(dataDir, 'mail'),
    CHROMIUM: executablePath,
    CHROMIUM_ARGS: args.join(' '),
  });
  return stop;
}

const noStop = async () => undefined;
