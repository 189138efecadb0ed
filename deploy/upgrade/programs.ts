import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, type Release } from './released.ts';

/** A released version, or the built version of this folder. */
export type Version = Release | 'current';

/** The output and exit code of a backend program. */
export interface Result {
  code: number | null;
  output: string;
}

export interface Server {
  url: string;
  stop: () => Promise<Result>;
}

const running = new Map<ChildProcess, Promise<Result>>();

function launch(version: Version, name: string, args: string[], settings: Record<string, string>) {
  const child = spawn(process.execPath, [join(folderOf(version), `backend/dist/${name}.js`), ...args], {
    cwd: folderOf(version),
    env: {
      PATH: process.env.PATH,
      WEB_ROOT: 'none',
      LOG_LEVEL: 'error',
      PORT: '0',
      CLUB_TIME_ZONE: 'Europe/London',
      ...settings,
    },
  });
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

/** Backs up to a file, or restores from it. The released versions have a program for each. */
export function runCommand(
  version: Version,
  command: 'backup' | 'restore',
  file: string,
  dataDir: string,
): Promise<Result> {
  const [program, args] = version === 'current' ? ['touchline', [command, file]] : [`${command}-database`, [file]];
  return launch(version, program, args, { DATA_DIR: dataDir }).ended;
}

/** Starts a server; resolves when it is ready. */
export async function startServer(
  version: Version,
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<Server> {
  const { child, ended, output } = launch(version, 'main', [], { DATA_DIR: dataDir, ...settings });
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

/** Ends what a verification that broke off has left. */
export async function stopPrograms(): Promise<void> {
  for (const child of running.keys()) child.kill('SIGINT');
  await Promise.all(running.values());
}
