// @ts-check
// Installs packages and builds projects before a command runs. Uses plain Node, because packages may not be installed yet.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Touchline needs Node 20.19 or later; this is ${process.versions.node}. Node 24 is recommended.`);
  process.exit(1);
}

/** Installs packages if there are none yet or the lock file is newer; those for development too, because the build needs them in production. */
export function ensureInstalled() {
  const installed = modified('node_modules/.package-lock.json');
  if (installed !== null && installed >= (modified('package-lock.json') ?? 0)) return;
  console.log('Installing packages …');
  run('npm', [installed === null ? 'ci' : 'install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
}

/** Builds projects that have changed. @param {string[]} projects */
export function ensureBuilt(projects) {
  console.log('Building what has changed …');
  const names = projects.map((project) => `@touchline/${project}`).join(',');
  const { status, stdout, stderr } = nx(['run-many', '--targets=build', `--projects=${names}`], 'pipe');
  if (status === 0) return;
  console.error(`${stdout}${stderr}\nThe build failed.`);
  process.exit(1);
}

/** Runs Nx without its daemon. @param {string[]} args @param {'pipe' | 'inherit'} stdio */
export const nx = (args, stdio) =>
  spawnSync(process.execPath, ['node_modules/nx/dist/bin/nx.js', ...args, '--output-style=static'], {
    cwd: root,
    stdio,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' },
  });

/** A file's modification time, or null if it does not exist. @param {string} file */
function modified(file) {
  const path = `${root}/${file}`;
  return existsSync(path) ? statSync(path).mtimeMs : null;
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}
