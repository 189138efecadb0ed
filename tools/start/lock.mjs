// @ts-check
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Runs the work while no other process runs work under the same file; waits for it with a sentence. The file of a process that
 * was killed is ignored.
 * @param {string} file @param {() => void} work
 */
export function exclusively(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  for (let waiting = false; !take(file); waiting = true) {
    if (!waiting) console.log('Another command is installing or building here; waiting for it …');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
  const release = () => rmSync(file, { force: true });
  // The work ends the process if it fails.
  process.once('exit', release);
  work();
  process.removeListener('exit', release);
  release();
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
  }
  const owner = read(file);
  // An empty file is that of a process that is just writing its number.
  if (owner && !isRunning(Number(owner))) removeOf(owner, file);
  return false;
}

/** Only the file of this owner, because another process may have replaced it meanwhile. @param {string} owner @param {string} file */
function removeOf(owner, file) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (read(aside) === owner) rmSync(aside);
  else renameSync(aside, file);
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
