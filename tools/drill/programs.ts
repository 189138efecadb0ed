import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const built = (name: string) => new URL(`../../backend/dist/${name}.js`, import.meta.url).pathname;

/** What a program of the backend said, and how it ended. */
export interface Ended {
  code: number | null;
  output: string;
}

type Settings = Record<string, string>;

const running = new Map<ChildProcess, Promise<Ended>>();

function launch(name: string, args: string[], settings: Settings) {
  const env = {
    PATH: process.env.PATH,
    WEB_ROOT: 'none',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    PORT: '0',
    ...settings,
  };
  const child = spawn(process.execPath, [built(name), ...args], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()));
  const ended = new Promise<Ended>((done) =>
    child.once('close', (code) => {
      running.delete(child);
      done({ code, output });
    }),
  );
  running.set(child, ended);
  return { child, ended, output: () => output };
}

/** Runs a program of the backend to its end. */
export const runProgram = (name: string, args: string[], settings: Settings): Promise<Ended> =>
  launch(name, args, settings).ended;

/** Starts the server; resolves once it serves. */
export async function startServer(settings: Settings): Promise<{ url: string; stop: () => Promise<Ended> }> {
  const { child, ended, output } = launch('main', [], settings);
  while (!output().includes('Ctrl-C stops it')) {
    await Promise.race([new Promise((done) => child.stdout.once('data', done)), ended]);
    if (child.exitCode !== null) throw new Error(output());
  }
  const stop = () => {
    child.kill('SIGINT');
    return ended;
  };
  return { url: /http:\/\/localhost:\d+/.exec(output())![0], stop };
}

/** Where the embedded database of a running server is to be reached. */
export function embeddedUrl(dataDir: string): string {
  const password = readFileSync(join(dataDir, 'postgres/password'), 'utf8');
  const port = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://touchline:${password}@127.0.0.1:${port}/postgres`;
}

/** Ends what a drill that broke off has left. */
export async function stopPrograms(): Promise<void> {
  for (const child of running.keys()) child.kill('SIGINT');
  await Promise.all(running.values());
}
