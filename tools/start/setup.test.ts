import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-setup-'));
  mkdirSync(join(folder, 'tools/start'), { recursive: true });
  cpSync(join(import.meta.dirname, 'setup.mjs'), join(folder, 'tools/start/setup.mjs'));
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
