import { type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { Draining } from '../health/draining.ts';

/** Time for a balancer to notice, and for clients on open connections to be told to let go. */
const drainMs = 2000;
/** Whoever has not finished by then is cut off. */
const lastCallMs = 8000;

/** On Ctrl-C and SIGTERM: no new work, what is under way ends, then connections, pool and database. */
export function stopOnSignals(app: NestExpressApplication, server: Server, stopDatabase: () => Promise<void>): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    app.get(Draining).isOn = true;
    // Somebody at the keyboard does not wait for a balancer.
    if (signal === 'SIGTERM') await pause(drainMs);
    const lastCall = setTimeout(() => server.closeAllConnections(), lastCallMs);
    await new Promise((done) => server.close(done));
    clearTimeout(lastCall);
    await app.close();
    await stopDatabase();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
}
