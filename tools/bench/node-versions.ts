import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';

export interface NodeVersion {
  /** `Node 24` */
  name: string;
  major: number;
  program: string;
}

const folder = new URL('../../node_modules/.cache/touchline-node-24/', import.meta.url).pathname;

/** The Node that runs this, and Node 24, which the npm package `node` brings. */
export function nodeVersions(): NodeVersion[] {
  const major = Number(process.versions.node.split('.')[0]);
  const own = { name: `Node ${major}`, major, program: process.execPath };
  return major >= 24 ? [own] : [own, { name: 'Node 24', major: 24, program: node24() }];
}

function node24(): string {
  const program = `${folder}node_modules/node/bin/node`;
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    // The package's install script chooses the binary for the platform.
    const options = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts=false'];
    execFileSync('npm', ['install', ...options, 'node@24'], { cwd: folder, stdio: 'inherit' });
  }
  return program;
}
