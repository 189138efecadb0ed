// @ts-check
// `npm run contract`: writes openapi.json, docs/security.md and what the demo shows of it from the backend, and the client. `-- --release` also
// makes this contract the one that later changes must not break.
import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { ensureBuilt, ensureInstalled, root } from '../start/setup.mjs';

const client = `${root}/libs/api-client`;

ensureInstalled();
ensureBuilt(['backend']);
const keptRows = `${root}/libs/demo-server/src/privacy/kept-rows.ts`;
run(`${root}/backend/dist/write-contract.js`, 'openapi.json', `${root}/docs/security.md`, keptRows);
run('generate.mjs');
if (process.argv.includes('--release')) copyFileSync(`${client}/openapi.json`, `${client}/released/openapi.json`);

/** @param {string[]} args */
function run(...args) {
  const { status } = spawnSync(process.execPath, args, { cwd: client, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
