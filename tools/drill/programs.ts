import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const built = (name: string) => new URL(`../../backend/dist/${name}.js`, import.meta.url).pathname;

/** The output and exit code of a backend program. */
export interface Result {
  code: number | null;
  output: string;
}

type Settings = Record<string, string>;

const running = new Map<ChildProcess, Promise<Result>>();

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
  const ended = new Promise<Result>((done) =>
    child.once('close', (code) => {
      running.delete(child);
      done({ code, output });
    }),
  );
  running.set(child, ended);
  return { child, ended, output: () => output };
}

/** Runs a command of `touchline` and waits for its exit. */
export const runCommand = (name: string, args: string[], settings: Settings): Promise<Result> =>
  launch('touchline', [name, ...args], settings).ended;

/** Starts the server; resolves when it is ready. */
export async function startServer(settings: Settings): Promise<{ url: string; stop: () => Promise<Result> }> {
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

/** The URL of a running server's embedded database. */
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
