import { existsSync, readFileSync } from 'node:fs';

/** Inputs of real clubs, kept beside the repository. */
const folder = new URL('../../../../shared/data/cases/', import.meta.url);

/** The lines of a file of real clubs; null where they are not kept, in which case the test has the lines that matter. */
export function caseFile(name: string): string[] | null {
  const file = new URL(name, folder);
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split(/\r?\n/) : null;
}

/** The same as it is. */
export function caseBytes(name: string): Uint8Array | null {
  const file = new URL(name, folder);
  return existsSync(file) ? readFileSync(file) : null;
}
