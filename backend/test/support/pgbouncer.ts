import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from './mail-club.ts';

const program = '/usr/sbin/pgbouncer';
const deployed = new URL('../../../deploy/cluster/pgbouncer.ini', import.meta.url);

export const hasPgbouncer = existsSync(program);

export interface Pgbouncer {
  url: string;
  /** Goes on with another server, which has the same account. */
  pointTo: (databaseUrl: string) => void;
  stop: () => Promise<void>;
}

/** Starts PgBouncer as it is deployed, in transaction mode, in front of the server of a database. */
export async function startPgbouncer(databaseUrl: string): Promise<Pgbouncer> {
  const { username, password } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'touchline-pgbouncer-'));
  chmodSync(folder, 0o755);
  const ownPort = await freePort();
  const users = join(folder, 'users.txt');
  writeFileSync(users, `"${username}" "${decodeURIComponent(password)}"\n`);
  const configure = ({ hostname, port }: URL) => {
    const text = readFileSync(deployed, 'utf8')
      .replace(/^touchline = .*/m, `* = host=${hostname} port=${port}`)
      .replace(/^listen_port = .*/m, `listen_port = ${ownPort}`)
      .replace(/^auth_file = .*/m, `auth_file = ${users}`);
    writeFileSync(join(folder, 'pgbouncer.ini'), text);
  };
  configure(new URL(databaseUrl));
  // It refuses to run as root.
  const account = process.getuid?.() === 0 ? accountOf('nobody') : {};
  const child = spawn(program, [join(folder, 'pgbouncer.ini')], { ...account, stdio: 'ignore' });
  const ended = once(child, 'exit');
  await until(() => isOpen(ownPort));
  return {
    url: Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${ownPort}` }).toString(),
    pointTo: (other) => {
      configure(new URL(other));
      child.kill('SIGHUP');
    },
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

function accountOf(name: string): { uid: number; gid: number } {
  const [, uid, gid] = new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm').exec(readFileSync('/etc/passwd', 'utf8'))!;
  return { uid: Number(uid), gid: Number(gid) };
}

const isOpen = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1', () => done(true)).on('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
