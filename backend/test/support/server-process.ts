import { type ChildProcess, spawn } from 'node:child_process';

const main = new URL('../../dist/main.js', import.meta.url).pathname;

/** The built server in its own process. */
export interface ServerProcess {
  process: ChildProcess;
  output: () => string;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
}

const started: ChildProcess[] = [];

/** Starts a server on a free port with these settings and no other environment. */
export function startServer(settings: Record<string, string>): ServerProcess {
  let output = '';
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, WEB_ROOT: 'none', PORT: '0', ...settings },
  });
  started.push(child);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()));
  return { process: child, output: () => output, ended: new Promise((done) => child.once('exit', done)) };
}

/** The URL of the server once it is ready; throws with its output if it exits instead. */
export async function urlOnceReady({ process: child, output, ended }: ServerProcess): Promise<string> {
  while (!output().includes('Ctrl-C stops it')) {
    await Promise.race([new Promise((done) => child.stdout?.once('data', done)), ended]);
    if (child.exitCode !== null) throw new Error(output());
  }
  return /http:\/\/localhost:\d+/.exec(output())![0];
}

export const killServers = () => started.forEach((child) => child.kill('SIGKILL'));
