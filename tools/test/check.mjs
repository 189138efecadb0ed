// @ts-check
// `npm run check`: formatting, lint and types of every project. Ends with the list of what failed.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { ensureInstalled, nx, root } from '../start/setup.mjs';

const nxRun = '.nx/cache/run.json';

process.chdir(root);
ensureInstalled();

console.log('Checking formatting …');
const prettier = ['node_modules/prettier/bin/prettier.cjs', '--list-different', '--cache', '.'];
const formatting = spawnSync(process.execPath, prettier, { encoding: 'utf8' });

console.log('Checking lint rules and types …');
rmSync(nxRun, { force: true });
const { status } = nx(['run-many', '--targets=lint,typecheck', '--nx-bail=false'], 'inherit');

const failures = [...unformatted(), ...failedTasks()];
console.log(failures.length === 0 ? '\n✓ check passed' : '\n✕ check failed:');
for (const failure of failures) console.log(`  ${failure}`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** A line for each file that Prettier would change, and for what it cannot read. */
function unformatted() {
  if (formatting.status === 0) return [];
  const lines = `${formatting.stdout}${formatting.stderr}`.trim().split('\n');
  return lines.map((line) => `formatting (npm run format): ${line}`);
}

/** The failed tasks as Nx names them, such as `@touchline/shell:lint`. */
function failedTasks() {
  if (status === 0) return [];
  try {
    /** @type {{ tasks: { taskId: string, status: number }[] }} */
    const { tasks } = JSON.parse(readFileSync(nxRun, 'utf8'));
    return tasks.filter((task) => task.status !== 0).map(({ taskId }) => taskId);
  } catch {
    return ['lint and types: Nx did not finish'];
  }
}
