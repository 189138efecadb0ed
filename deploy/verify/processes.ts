import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, fstatSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ordinaryUser } from './requirements.ts';

const user = ordinaryUser();
const running: Process[] = [];

/** A program of this run, started as an ordinary user. */
export class Process {
  private readonly logFile: string;
  /** How much of the file is of an earlier one of that name. */
  private readonly logged: number;
  private readonly child: ChildProcess;
  private readonly ended: Promise<number | null>;

  constructor(
    readonly name: string,
    [program = '', ...args]: string[],
    { cwd, env, folder }: { cwd: string; env: NodeJS.ProcessEnv; folder: string },
  ) {
    this.logFile = join(folder, `${name}.log`);
    const log = openSync(this.logFile, 'a');
    this.logged = fstatSync(log).size;
    // nginx opens its standard output by name.
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

  /** What it has written since it was started. */
  log(): string {
    return readFileSync(this.logFile, 'utf8').slice(this.logged);
  }

  /** Waits until it is ready; its log is the error when that does not come. */
  async until(isReady: () => boolean | Promise<boolean>): Promise<this> {
    const last = Date.now() + 30_000;
    while (Date.now() < last && this.child.exitCode === null) {
      if (await isReady()) return this;
      await pause(50);
    }
    throw new Error(`${this.name} is not ready:\n${this.log()}`);
  }

  /** Waits until it answers at the address. */
  answers(url: string): Promise<this> {
    return this.until(async () => (await fetch(url).catch(() => undefined))?.ok === true);
  }

  /** Asks it to end and resolves with its exit code. */
  stop(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal);
    return this.ended;
  }
}

/** Ends whatever still runs, the last started first. */
export async function stopAll(): Promise<void> {
  for (const process of running.reverse()) await process.stop('SIGINT');
}

/** A folder that this run's programs may write to. */
export function writableFolder(path: string): string {
  mkdirSync(path, { recursive: true });
  if (user) chownSync(path, user.uid, user.gid);
  return path;
}
