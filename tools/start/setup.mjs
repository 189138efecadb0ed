// @ts-check
// Installs packages and builds projects before a command runs. Uses plain Node, because packages may not be installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { exclusively } from './lock.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Touchline needs Node 20.19 or later; this is ${process.versions.node}. Node 24 is recommended.`);
  process.exit(1);
}

const lock = `${root}/.cache/setup.lock`;
const stamp = `${root}/.cache/built.json`;

/**
 * Installs packages if there are none yet or the lock file is newer; those for development too, because the build needs them in production.
 */
export function ensureInstalled() {
  if (isInstalled()) return;
  exclusively(lock, () => {
    if (isInstalled()) return;
    console.log('Installing packages …');
    const command = modified('node_modules/.package-lock.json') === null ? 'ci' : 'install';
    run('npm', [command, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  });
}

function isInstalled() {
  const installed = modified('node_modules/.package-lock.json');
  return installed !== null && installed >= (modified('package-lock.json') ?? 0);
}

/**
 * Builds projects that have changed. Leaves builds of unchanged sources alone, because Nx would replace their files even then,
 * under a server that runs from them.
 * @param {string[]} projects
 */
export function ensureBuilt(projects) {
  if (isBuilt(projects)) return;
  exclusively(lock, () => {
    const sources = sourcesOf(projects);
    if (isBuilt(projects)) return;
    console.log('Building what has changed …');
    const names = projects.map((project) => `@touchline/${project}`).join(',');
    const { status, stdout, stderr } = nx(['run-many', '--targets=build', `--projects=${names}`], 'pipe');
    if (status !== 0) {
      console.error(`${stdout}${stderr}\nThe build failed.`);
      process.exit(1);
    }
    writeFileSync(stamp, JSON.stringify({ projects, sources }));
  });
}

/** @param {string[]} projects */
function isBuilt(projects) {
  const built = lastBuild();
  const hasAll = projects.every((project) => built.projects.includes(project) && existsSync(`${root}/${project}/dist`));
  return hasAll && built.sources === sourcesOf(built.projects);
}

/** @returns {{ projects: string[], sources: string }} */
function lastBuild() {
  try {
    return JSON.parse(readFileSync(stamp, 'utf8'));
  } catch {
    return { projects: [], sources: '' };
  }
}

/** Changes with the name, size or time of any file that a build may read. @param {string[]} projects */
function sourcesOf(projects) {
  const files = createHash('sha256');
  const add = (/** @type {string} */ path) => {
    const { mtimeMs, size } = statSync(`${root}/${path}`);
    files.update(`${path} ${mtimeMs} ${size}\n`);
  };
  const addFolder = (/** @type {string} */ folder) => {
    if (!existsSync(`${root}/${folder}`)) return;
    for (const entry of readdirSync(`${root}/${folder}`, { withFileTypes: true })) {
      if (['node_modules', 'dist', '.test-results', 'test'].includes(entry.name)) continue;
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) addFolder(path);
      else if (entry.isFile() && !/\.test\.tsx?$/.test(path)) add(path);
    }
  };
  const shared = readdirSync(root).filter((name) => name.endsWith('.json'));
  shared.sort().forEach(add);
  [...projects, 'libs', 'tools/webpack'].forEach(addFolder);
  return files.digest('hex');
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
