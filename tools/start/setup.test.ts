import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-setup-'));
  mkdirSync(join(folder, 'tools/start'), { recursive: true });
  for (const file of ['setup.mjs', 'lock.mjs'])
    cpSync(join(import.meta.dirname, file), join(folder, 'tools/start', file));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a project that is built with a tool of its own, so that nothing has to be downloaded. */
function writeProject(): void {
  const write = (file: string, content: object) => writeFileSync(join(folder, file), JSON.stringify(content));
  const project = { name: 'club', devDependencies: { builder: 'file:builder' } };
  const builder = { name: 'builder', version: '1.0.0' };
  mkdirSync(join(folder, 'builder'));
  write('builder/package.json', builder);
  write('package.json', project);
  write('package-lock.json', {
    name: 'club',
    lockfileVersion: 3,
    packages: {
      '': project,
      builder: { version: builder.version, dev: true },
      'node_modules/builder': { resolved: 'builder', link: true },
    },
  });
}

it('Set-up installs what the build needs, also in production', () => {
  writeProject();
  const script = "import { ensureInstalled } from './tools/start/setup.mjs'; ensureInstalled();";
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  expect(status).toBe(0);
  expect(existsSync(join(folder, 'node_modules/builder/package.json'))).toBe(true);
});

describe('A build', () => {
  const log = () => readFileSync(join(folder, 'builds.log'), 'utf8').split('\n').filter(Boolean);
  const script = "import { ensureBuilt } from './tools/start/setup.mjs'; ensureBuilt(['backend']);";
  const start = () =>
    spawn(process.execPath, ['--input-type=module', '--eval', script], { cwd: folder, stdio: 'inherit' });
  const build = async () => expect(await once(start(), 'exit')).toEqual([0, null]);

  /** In the place of Nx: logs each build. */
  beforeEach(() => {
    for (const path of ['node_modules/nx/dist/bin', 'backend/src']) mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, 'backend/src/main.ts'), '');
    writeFileSync(
      join(folder, 'node_modules/nx/dist/bin/nx.js'),
      `const fs = require('node:fs');
       fs.appendFileSync('builds.log', 'began\\n');
       Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
       fs.mkdirSync('backend/dist', { recursive: true });
       fs.appendFileSync('builds.log', 'ended\\n');`,
    );
  });

  it('is made once by two commands that start at the same time', async () => {
    await Promise.all([build(), build()]);
    expect(log()).toEqual(['began', 'ended']);
  });

  it('is left alone while its sources are the same, and made again after a change', async () => {
    await build();
    await build();
    expect(log()).toEqual(['began', 'ended']);
    writeFileSync(join(folder, 'backend/src/main.ts'), 'changed');
    await build();
    expect(log()).toEqual(['began', 'ended', 'began', 'ended']);
  });

  it('does not wait for a command that was killed', async () => {
    const { pid } = spawnSync(process.execPath, ['--eval', '']);
    mkdirSync(join(folder, '.cache'));
    writeFileSync(join(folder, '.cache/setup.lock'), String(pid));
    await build();
    expect(existsSync(join(folder, '.cache/setup.lock'))).toBe(false);
  });
});
