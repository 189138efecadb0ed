import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseUser, scratch } from './machines.ts';

const running = new Map<string, ChildProcess>();

interface Start {
  command: string;
  args?: string[];
  env?: Record<string, string>;
  asDatabaseUser?: boolean;
}

/** Starts a program and writes its output to a log file of the same name. */
export function start(name: string, { command, args = [], env = {}, asDatabaseUser = false }: Start): ChildProcess {
  const log = openSync(logOf(name), 'a');
  const child = spawn(command, args, {
    cwd: scratch,
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env },
    stdio: ['ignore', log, log],
    ...(asDatabaseUser && databaseUser),
  });
  running.set(name, child);
  return child;
}

const logOf = (name: string) => join(scratch, `${name}.log`);

/** The program's log so far. */
export const logged = (name: string): string => readFileSync(logOf(name), 'utf8');

export function isRunning(name: string): boolean {
  const child = running.get(name);
  return child !== undefined && child.exitCode === null && child.signalCode === null;
}

export const pidOf = (name: string): number | undefined => running.get(name)?.pid;

/** Signals a process and its descendants; kills them by default. */
export function signalTree(pid: number | undefined, signal: NodeJS.Signals = 'SIGKILL'): void {
  if (pid === undefined) return;
  const children = childrenOf(pid);
  try {
    process.kill(pid, signal);
  } catch {
    // The process has exited.
  }
  for (const child of children) signalTree(child, signal);
}

function childrenOf(pid: number): number[] {
  try {
    return execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/)
      .map(Number);
  } catch {
    return [];
  }
}

/** Stops all processes and deletes the scratch folder. */
export function endAll(pids: (number | undefined)[], keepFolder: boolean): void {
  [...pids, ...[...running.values()].map(({ pid }) => pid)].forEach((pid) => signalTree(pid));
  if (!keepFolder) rmSync(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

/** Waits until a condition holds; fails with its name after a timeout. */
export async function until(what: string, seconds: number, holds: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await Promise.resolve(holds()).catch(() => false))) {
    if (Date.now() > end) throw new Error(`Waited ${seconds} seconds for ${what}. The logs are in ${scratch}.`);
    await pause(100);
  }
}
