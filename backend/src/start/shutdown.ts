import { type Server } from 'node:http';
import { Server as PortServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { MailDispatcher } from '../telling/outbox/mail-dispatcher.ts';
import { Draining } from '../http/middleware/draining.ts';

/** Time for load balancers to notice, and for clients to close their connections. */
const drainMs = 2000;
/** Time to reject requests that were sent before their clients could notice that the port is closed. */
const rejectionMs = 1000;
/** After the signal: all connections are closed. */
const closeConnectionsMs = 8000;
/** After the signal: the process exits, even if the database does not respond. */
export const exitMs = 9500;
/** The message to a worker whose successor serves. */
export const replaced = 'replaced';

/**
 * On Ctrl-C or SIGTERM, completes open requests and mails, then closes connections, pool and database. A worker whose successor serves does
 * the same, but rejects no request.
 */
export function stopWhenTold(app: NestExpressApplication, server: Server, stopDatabase: () => Promise<void>): void {
  // Browsers open connections in advance. Node does not treat a connection without any request as idle.
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));

  let stopping = false;
  const stop = async (reason: NodeJS.Signals | typeof replaced) => {
    if (stopping) return;
    stopping = true;
    const draining = app.get(Draining);
    const mailsEnded = app.get(MailDispatcher).stop();
    setTimeout(() => server.closeAllConnections(), closeConnectionsMs);
    setTimeout(() => process.exit(1), exitMs);
    // The HTTP server's own `close` would close idle connections, and so lose requests that are on their way.
    const closePort = () => new Promise((done) => PortServer.prototype.close.call(server, done));
    let closed: Promise<unknown>;
    if (reason === replaced) {
      draining.isReplaced = true;
      closed = closePort();
      await Promise.race([closed, pause(drainMs)]);
    } else {
      draining.isShuttingDown = true;
      // After Ctrl-C there is no load balancer to wait for.
      const drains = reason === 'SIGTERM';
      if (drains) await pause(drainMs);
      draining.isPortClosed = true;
      closed = closePort();
      if (drains) await Promise.race([closed, pause(rejectionMs)]);
    }
    for (const socket of unused) socket.destroy();
    // Repeated, because a connection becomes idle only when its response has been sent.
    setInterval(() => server.closeIdleConnections(), 50);
    await closed;
    await mailsEnded;
    await app.close();
    await stopDatabase();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
  process.on('message', (message) => message === replaced && void stop(replaced));
}
