import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { type Pgbouncer } from '../support/pgbouncer.ts';

/** A load balancer for machines without PgBouncer: forwards connections to a database's server. */
export async function startForwarder(databaseUrl: string): Promise<Pgbouncer> {
  let target = new URL(databaseUrl);
  const open = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      open.add(from);
      from.pipe(to);
      from.on('error', () => undefined).once('close', () => (open.delete(from), to.destroy()));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).toString(),
    pointTo: (other) => {
      target = new URL(other);
    },
    stop: async () => {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, 'close');
    },
  };
}
