// @ts-check
// `npm run verify -- NAME [arguments]`: one of the verifications that `npm test` leaves out; without a name it lists them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensureBuilt, ensureInstalled, root } from '../start/setup.mjs';
import { verifications } from './verifications.mjs';

const [name, ...args] = process.argv.slice(2);
const chosen = Object.entries(verifications).find(([known]) => known === name)?.[1];

if (chosen) process.exitCode = await verify(chosen);
else if (name === undefined || name === '--help') console.log(list());
else {
  console.error(`There is no verification “${name}”.\n\n${list()}`);
  process.exitCode = 2;
}

function list() {
  const lines = Object.entries(verifications).map(
    ([known, { does, needs }]) => `  ${known.padEnd(13)} ${does}\n${' '.repeat(16)}${needs}`,
  );
  return ['npm run verify -- NAME [arguments]', ...lines].join('\n\n');
}

/**
 * Runs the files of a verification until one fails; returns its exit code. @param {import('./verifications.mjs').Verification} verification
 */
async function verify({ built = [], folder = '.', runs }) {
  ensureInstalled();
  if (built.length > 0) ensureBuilt([...built]);
  for (const [index, run] of runs.entries()) {
    const isLast = index === runs.length - 1;
    const code = await runFile(`${root}/${folder}`, isLast ? [...run, ...args] : run);
    if (code !== 0 || isLast) return code;
  }
  return 0;
}

/** @param {string} cwd @param {readonly string[]} run */
async function runFile(cwd, [file = '', ...rest]) {
  const typescript = file.endsWith('.ts') ? [`${root}/node_modules/tsx/dist/cli.mjs`] : [];
  const child = spawn(process.execPath, [...typescript, file, ...rest], { cwd, stdio: 'inherit' });
  // Ctrl-C reaches the child as well, which ends what it has started; SIGTERM reaches only this process.
  const ignore = () => undefined;
  const pass = () => child.kill('SIGTERM');
  process.on('SIGINT', ignore).on('SIGTERM', pass);
  const [code] = await once(child, 'exit');
  process.off('SIGINT', ignore).off('SIGTERM', pass);
  return code ?? 1;
}
