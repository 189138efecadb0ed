import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formats } from './formats.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The built product, with an embedded database and the sample club in a folder of its own. */
export interface Server {
  url: string;
  process: ChildProcess;
  dataDir: string;
  stop: () => Promise<void>;
}

/** Starts the server on a free port and waits until it is ready. */
export async function startServer(environment: Record<string, string> = {}): Promise<Server> {
  const dataDir = environment.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'touchline-e2e-'));
  // The embedded database does not run as root and needs access to its folder.
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const child = spawn(process.execPath, ['backend/dist/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      CLUB_TIME_ZONE: 'Europe/London',
      CLUB_FORMATS: formats,
      // Journeys share the club and an address: cancelled events of some must not hold back the mails of others, nor families of
      // some the registration and verification of others.
      MAIL_PER_HOUR: '100000',
      LIMIT_REGISTRATIONS: '10000',
      LIMIT_VERIFICATIONS: '10000',
      ...environment,
    },
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await greeting(child);
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: `http://localhost:${port}`, process: child, dataDir, stop };
}

function greeting(child: ChildProcess): Promise<void> {
  let output = '';
  return new Promise((done, fail) => {
    const read = (data: Buffer) => {
      output += data.toString();
      if (output.includes('Ctrl-C stops it')) done();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => fail(new Error(`The server ended with ${code}:\n${output}`)));
  });
}

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}
