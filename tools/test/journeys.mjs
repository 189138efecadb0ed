// @ts-check
// `npm run journeys -- NAME`: the journeys in files with this name. Keeps the server that it starts for the next run.
import { spawnSync } from 'node:child_process';
import { ensureBuilt, ensureInstalled, root } from '../start/setup.mjs';

ensureInstalled();
ensureBuilt(['backend', 'shell', 'parent-app', 'admin-app']);

const args = ['../node_modules/@playwright/test/cli.js', 'test', '--retries=0', ...process.argv.slice(2)];
const env = { ...process.env, KEEP_SERVER: '1' };
const { status } = spawnSync(process.execPath, args, { cwd: `${root}/e2e`, stdio: 'inherit', env });
process.exitCode = status ?? 1;
