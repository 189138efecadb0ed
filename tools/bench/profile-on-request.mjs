// @ts-check
// Loaded into the built server with `--import`: profiles from one message to the next and sends the profile.
import { Session } from 'node:inspector/promises';

const session = new Session();
session.connect();
await session.post('Profiler.enable');

let isProfiling = false;
process.on('message', async () => {
  const { profile } = isProfiling ? await session.post('Profiler.stop') : { profile: null };
  if (!isProfiling) await session.post('Profiler.start');
  isProfiling = !isProfiling;
  process.send?.(profile);
});
