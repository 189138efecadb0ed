import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const tasks: (() => unknown)[] = [];

/** Remembers something to undo when the program ends, in reverse order. */
export const undoLater = (task: () => unknown) => void tasks.push(task);

/** How much there is to undo so far. */
export const started = (): number => tasks.length;

let cleaning = Promise.resolve();

/** Undoes what was started, or what was started since then, also if some of it fails. */
export function cleanUp(since = 0): Promise<void> {
  cleaning = cleaning.then(async () => {
    while (tasks.length > since) {
      try {
        await tasks.pop()!();
      } catch {
        // The others remain to be undone.
      }
    }
  });
  return cleaning;
}

let isEnding = false;

/** Ends the program after an interruption: nothing more is started. */
export async function interrupt(): Promise<never> {
  isEnding = true;
  await cleanUp();
  process.exit(1);
}

function refuseWhileEnding(): void {
  if (isEnding) throw new Problem('Interrupted');
}

/** A sentence for whoever runs the program, shown without a stack trace. */
export class Problem extends Error {}

/** Checks that a program of a Debian package is there. */
export function need(program: string, debianPackage: string): string {
  if (existsSync(program)) return program;
  throw new Problem(`${program} is missing. Install the Debian package ${debianPackage}: apt install ${debianPackage}`);
}

/** A temporary folder that is removed at the end. */
export function temporaryFolder(): string {
  refuseWhileEnding();
  const folder = mkdtempSync(join(tmpdir(), 'touchline-browser-'));
  undoLater(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
  return folder;
}

/** Starts a program in a process group of its own, so that whatever it starts ends with it. */
export function startProgram(program: string, args: string[], options: SpawnOptions = {}): ChildProcess {
  refuseWhileEnding();
  const child = spawn(program, args, { stdio: 'ignore', ...options, detached: true });
  const ended = new Promise<void>((done) => child.once('exit', () => done()).once('error', () => done()));
  undoLater(async () => {
    const timer = setTimeout(() => signal(child, 'SIGKILL'), 5000);
    signal(child, 'SIGTERM');
    await ended;
    clearTimeout(timer);
    // Its children, which may outlive it.
    signal(child, 'SIGKILL');
  });
  return child;
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, name);
  } catch {
    // The group has ended.
  }
}

/** Repeats an attempt until it returns something, and fails with the last reason. */
export async function until<T>(attempt: () => Promise<T | undefined> | T | undefined, reason: string): Promise<T> {
  const end = Date.now() + 15_000;
  let last: unknown;
  do {
    try {
      const found = await attempt();
      if (found !== undefined) return found;
    } catch (error) {
      last = error;
    }
    await new Promise((done) => setTimeout(done, 100));
  } while (Date.now() < end);
  throw new Problem(last instanceof Error ? `${reason}: ${last.message}` : reason);
}
