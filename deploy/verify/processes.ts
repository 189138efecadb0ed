import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, fstatSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ordinaryUser } from './requirements.ts';

const user = ordinaryUser();
const running: Process[] = [];

/** A process of this run, started as an ordinary user. */
export class Process {
  private readonly logFile: string;
  /** Bytes in the log file from an earlier process of the same name. */
  private readonly logStart: number;
  private readonly child: ChildProcess;
  private readonly ended: Promise<number | null>;

  constructor(
    readonly name: string,
    [program = '', ...args]: string[],
    { cwd, env, folder }: { cwd: string; env: NodeJS.ProcessEnv; folder: string },
  ) {
    this.logFile = join(folder, `${name}.log`);
    const log = openSync(this.logFile, 'a');
    this.logStart = fstatSync(log).size;
    // nginx reopens its standard output by name, so its user needs to own the file.
    if (user) chownSync(this.logFile, user.uid, user.gid);
    this.child = spawn(program, args, {
      cwd,
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', log, log],
      ...user,
    });
    this.ended = new Promise((done) => this.child.once('exit', done));
    running.push(this);
  }

  /** The process's log since its start. */
  log(): string {
    return readFileSync(this.logFile, 'utf8').slice(this.logStart);
  }

  /** Waits until the process is ready; fails with its log after 30 seconds. */
  async until(isReady: () => boolean | Promise<boolean>): Promise<this> {
    const deadline = Date.now() + 30_000;
    while (Date.now() < deadline && this.child.exitCode === null) {
      if (await isReady()) return this;
      await pause(50);
    }
    throw new Error(`${this.name} is not ready:\n${this.log()}`);
  }

  /** Waits until a URL returns a success. */
  untilReachable(url: string): Promise<this> {
    return this.until(async () => (await fetch(url).catch(() => undefined))?.ok === true);
  }

  /** Sends a signal and resolves with the exit code. */
  stop(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal);
    return this.ended;
  }
}

/** Stops all running processes, the last started first. */
export async function stopAll(): Promise<void> {
  for (const process of running.reverse()) await process.stop('SIGINT');
}

/** Creates a folder that this run's processes may write to. */
export function writableFolder(path: string): string {
  mkdirSync(path, { recursive: true });
  if (user) chownSync(path, user.uid, user.gid);
  return path;
}
