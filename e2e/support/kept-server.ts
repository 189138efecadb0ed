import { spawn } from 'node:child_process';
import { readFileSync, statSync, utimesSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { formats } from './formats.ts';
import { root } from './server.ts';

/** Where the keeper says which server it keeps. Its time is that of the last run. */
export const record = `${root}/.cache/kept-server.json`;

export interface KeptServer {
  url: string;
  dataDir: string;
  /** The process that keeps it. */
  keeper: number;
  /** The build that it serves. */
  build: string;
  /** How its club writes dates at first. */
  formats: string;
}

/** What was built last, so that no run meets a server of an earlier build. */
export const lastBuild = () => readFileSync(`${root}/.cache/built.json`, 'utf8');

/** When a run last asked for the kept server, in ms since 1970. */
export const lastUse = () => statSync(record).mtimeMs;

/** The server of an earlier `npm run journeys`, or a new one that is kept for later ones. */
export async function keptServer(): Promise<KeptServer> {
  const kept = readRecord();
  if (!kept) {
    const keeper = fileURLToPath(new URL('keeper.ts', import.meta.url));
    spawn(process.execPath, ['--import', 'tsx', keeper], { cwd: root, detached: true, stdio: 'ignore' }).unref();
  }
  const end = Date.now() + 60_000;
  for (;;) {
    const started = readRecord();
    if (started) {
      utimesSync(record, new Date(), new Date());
      return started;
    }
    if (Date.now() > end) throw new Error('No server has started within a minute.');
    await pause(100);
  }
}

/** What the record says, if its keeper lives and serves the last build to a club with these formats. */
export function readRecord(): KeptServer | undefined {
  try {
    const kept = JSON.parse(readFileSync(record, 'utf8')) as KeptServer;
    process.kill(kept.keeper, 0);
    return kept.build === lastBuild() && kept.formats === formats ? kept : undefined;
  } catch {
    return undefined;
  }
}
