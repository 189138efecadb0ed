// Keeps a server for `npm run journeys`, until no run has asked for it for half an hour or there is another build.
import { rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { formats } from './formats.ts';
import { type KeptServer, lastBuild, lastUse, readRecord, record } from './kept-server.ts';
import { startServer } from './server.ts';

const build = lastBuild();
const { url, dataDir, stop } = await startServer();
const kept: KeptServer = { url, dataDir, keeper: process.pid, build, formats };
writeFileSync(record, JSON.stringify(kept));

const forget = () => rmSync(record, { force: true });
process.on('SIGTERM', forget).on('SIGINT', forget);
// The record of another keeper, or of none, ends this one, too.
while (readRecord()?.keeper === process.pid) {
  if (Date.now() - lastUse() > 30 * 60_000) forget();
  await pause(2000);
}
await stop();
