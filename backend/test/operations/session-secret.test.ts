import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readSettings } from '../../src/config/settings.ts';
import { sessionSecret } from '../../src/start/session-secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchline-secret-'));
const file = join(folder, 'session-secret');
afterAll(() => rmSync(folder, { recursive: true }));

const secretOf = (settings: Record<string, string> = {}) =>
  sessionSecret(readSettings({ DATA_DIR: folder, ...settings }));

it('The session secret is created once and readable only by its owner', () => {
  const [made] = secretOf();
  expect(made).toMatch(/^[\w-]{64}$/);
  expect(secretOf()).toEqual([made]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it.each(['', 'x'.repeat(31)])('A session secret file with the content %j is replaced', (text) => {
  writeFileSync(file, text);
  expect(secretOf()).toEqual([expect.stringMatching(/^[\w-]{64}$/)]);
  expect(readFileSync(file, 'utf8')).toHaveLength(64);
});

it('A session secret of 32 characters is kept', () => {
  writeFileSync(file, 'x'.repeat(32));
  expect(secretOf()).toEqual(['x'.repeat(32)]);
});

it('A start on a full disk leaves no empty session secret', async () => {
  const full = join(folder, 'full');
  // A file size limit of 0 has the same effect as a full disk.
  const shell = ['-c', `trap '' XFSZ; ulimit -f 0; exec "$0" "$1"`];
  const main = new URL('../../dist/main.js', import.meta.url).pathname;
  const env = { DATA_DIR: full, PORT: '0', WEB_ROOT: 'none' };
  await expect(promisify(execFile)('sh', [...shell, process.execPath, main], { env })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('EFBIG'),
  });
  expect(readdirSync(full)).not.toContain('session-secret');
});
