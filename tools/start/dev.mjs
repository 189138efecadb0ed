// @ts-check
// `npm run dev`: the API restarts and pages reload on every change. Pages are on port 3000, as with `npm start`.
import { spawn, spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { ensureBuilt, ensureInstalled, root } from './setup.mjs';

const apiPort = '3100';

process.chdir(root);
ensureInstalled();
ensureBuilt(['backend']);

/** @type {import('node:child_process').ChildProcess | undefined} */
let api;
/** @type {NodeJS.Timeout | undefined} */
let pendingBuild;

startApi();
const pages = ['shell', 'parent-app', 'admin-app'].map((app) =>
  spawn('npm', ['run', 'dev', '-w', app], { stdio: 'inherit' }),
);
// Ctrl-C reaches every process; SIGTERM reaches only this one, so pass it on.
process.once('SIGTERM', () => [api, ...pages].forEach((child) => child?.kill('SIGINT')));
for (const folder of ['backend/src', 'libs/domain/src']) {
  watch(folder, { recursive: true }, () => {
    clearTimeout(pendingBuild);
    // Debounced, because editors save several files at once.
    pendingBuild = setTimeout(rebuildApi, 200);
  });
}

function startApi() {
  const env = { ...process.env, PORT: apiPort, WEB_ROOT: 'none' };
  api = spawn(process.execPath, ['backend/dist/main.js'], { stdio: 'inherit', env });
}

function rebuildApi() {
  const built = ['libs/domain', 'backend'].every(
    (folder) => spawnSync('npm', ['run', 'build', '-w', folder, '--silent'], { stdio: 'inherit' }).status === 0,
  );
  if (!built || !api) return;
  api.once('exit', startApi);
  api.kill('SIGINT');
}
