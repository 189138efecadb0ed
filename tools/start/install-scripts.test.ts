import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, copyFileSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './setup.mjs';

// The settings of the npm that runs this test would win over the file's.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));

it('No package runs code when it is installed, whatever the version of npm', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-scripts-'));
  const hostile = join(folder, 'hostile');
  const trace = join(folder, 'it-ran');
  const write = (path: string, content: object) => writeFileSync(join(path, 'package.json'), JSON.stringify(content));
  mkdirSync(hostile);
  write(hostile, {
    name: 'hostile',
    version: '1.0.0',
    scripts: { postinstall: `node -e "fs.writeFileSync('${trace}', '')"` },
  });
  write(folder, { name: 'victim', version: '1.0.0', dependencies: { hostile: 'file:hostile' } });
  try {
    copyFileSync(join(root, '.npmrc'), join(folder, '.npmrc'));
    const { status } = spawnSync('npm', ['install', '--offline'], {
      cwd: folder,
      env,
      shell: process.platform === 'win32',
    });
    expect(status).toBe(0);
    expect(existsSync(join(folder, 'node_modules/hostile'))).toBe(true);
    expect(existsSync(trace)).toBe(false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
