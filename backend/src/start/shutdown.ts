import { type Server } from 'node:http';
import { Server as PortServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { Draining } from '../http/middleware/draining.ts';

/** Time for a balancer to notice, and for clients on open connections to be told to let go. */
const drainMs = 2000;
/** Time for requests that were sent on an open connection before their client could know that the port has closed. */
const refusalMs = 1000;
/** Whoever has not finished by then, counted from the signal, is cut off. */
const lastCallMs = 8000;
/** A database that has fallen silent is not waited for any longer, counted from the signal as well. */
const endMs = 9500;

/** On Ctrl-C and SIGTERM: no new work, what is under way ends, then connections, pool and database. */
export function stopOnSignals(app: NestExpressApplication, server: Server, stopDatabase: () => Promise<void>): void {
  // A browser opens connections in advance; Node does not count one that never asked for anything as idle.
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));

  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    const draining = app.get(Draining);
    draining.isShuttingDown = true;
    setTimeout(() => server.closeAllConnections(), lastCallMs);
    setTimeout(() => process.exit(1), endMs);
    // Somebody at the keyboard does not wait for a balancer.
    const waits = signal === 'SIGTERM';
    if (waits) await pause(drainMs);
    draining.isPortClosed = true;
    // An HTTP server's own `close` ends idle connections, and with them the requests that are on their way.
    const closed = new Promise((done) => PortServer.prototype.close.call(server, done));
    if (waits) await Promise.race([closed, pause(refusalMs)]);
    for (const socket of unused) socket.destroy();
    // Again and again, since a connection is idle only once its answer has left.
    setInterval(() => server.closeIdleConnections(), 50);
    await closed;
    await app.close();
    await stopDatabase();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
}
