import { type ChildProcess, spawn } from 'node:child_process';

const main = new URL('../../dist/main.js', import.meta.url).pathname;

/** The built server as a process of its own. */
export interface ServerProcess {
  process: ChildProcess;
  output: () => string;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
}

const started: ChildProcess[] = [];

/** Starts one at a free port; the settings are all that it knows. */
export function startServer(settings: Record<string, string>): ServerProcess {
  let output = '';
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, WEB_ROOT: 'none', PORT: '0', ...settings },
  });
  started.push(child);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()));
  return { process: child, output: () => output, ended: new Promise((done) => child.once('exit', done)) };
}

/** Waits until it greets, and answers with its address; its own sentence is the error when it does not. */
export async function greeted({ process: child, output, ended }: ServerProcess): Promise<string> {
  while (!output().includes('Ctrl-C stops it')) {
    await Promise.race([new Promise((done) => child.stdout?.once('data', done)), ended]);
    if (child.exitCode !== null) throw new Error(output());
  }
  return /http:\/\/localhost:\d+/.exec(output())![0];
}

/** Ends those that still run. */
export const killServers = () => started.forEach((child) => child.kill('SIGKILL'));
