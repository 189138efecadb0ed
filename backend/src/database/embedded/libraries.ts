import { readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Makes the links between the libraries of the embedded PostgreSQL that a package cannot contain. The package would make them in an
 * install script, but no package runs one (.npmrc). False if this user may not write there.
 */
export function linkLibraries(native: string): boolean {
  for (const { source, target } of linksOf(native)) {
    try {
      symlinkSync(basename(source), join(native, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false;
    }
  }
  return true;
}

interface Link {
  source: string;
  target: string;
}

/** With paths in the folder. None on platforms whose packages have no such file. */
function linksOf(native: string): Link[] {
  try {
    const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as Link[];
    return links.map(({ source, target }) => ({ source, target: target.replace(/^native\//, '') }));
  } catch {
    return [];
  }
}
