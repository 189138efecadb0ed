import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { readSettings } from '../../src/config/settings.ts';
import { sessionSecret } from '../../src/start/session-secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchline-secret-'));
const file = join(folder, 'session-secret');
afterAll(() => rmSync(folder, { recursive: true }));

const secretOf = (settings: Record<string, string> = {}) =>
  sessionSecret(readSettings({ DATA_DIR: folder, ...settings }));

// Covers ASVS 13.3.2.
it('The session secret is created once and readable only by its owner', () => {
  const [made] = secretOf();
  expect(made).toMatch(/^[\w-]{64}$/);
  expect(secretOf()).toEqual([made]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

// Covers S14.
it.each(['', 'x'.repeat(31)])('A session secret file with the content %j is replaced', (text) => {
  writeFileSync(file, text);
  expect(secretOf()).toEqual([expect.stringMatching(/^[\w-]{64}$/)]);
  expect(readFileSync(file, 'utf8')).toHaveLength(64);
});

it('A session secret of 32 characters is kept', () => {
  writeFileSync(file, 'x'.repeat(32));
  expect(secretOf()).toEqual(['x'.repeat(32)]);
});

/** Servers that start on the same data directories; each waits for the others before each directory. */
const startingServer = `
  const { parentPort, workerData: { module, folders, servers, arrived } } = require('node:worker_threads');
  import(module).then(({ sessionSecret }) => {
    const secrets = folders.map((dataDir, round) => {
      Atomics.add(arrived, 0, 1);
      while (Atomics.load(arrived, 0) < servers * (round + 1));
      return sessionSecret({ dataDir })[0];
    });
    parentPort.postMessage(secrets);
  });
`;

it('Servers that start at the same time share one session secret', async () => {
  const servers = 2;
  const folders = Array.from({ length: 200 }, (_, round) => join(folder, `round-${round}`));
  const module = new URL('../../dist/start/session-secret.js', import.meta.url).href;
  const workerData = { module, folders, servers, arrived: new Int32Array(new SharedArrayBuffer(4)) };
  const workers = Array.from({ length: servers }, () => new Worker(startingServer, { eval: true, workerData }));
  const secretsOf = (worker: Worker) =>
    new Promise<string[]>((resolve, reject) => worker.on('message', resolve).on('error', reject));
  const [ones, others] = await Promise.all(workers.map(secretsOf)).finally(() =>
    // Otherwise the others would wait for one that has failed.
    Promise.all(workers.map((worker) => worker.terminate())),
  );
  expect(ones).toEqual(folders.map((dataDir) => readFileSync(join(dataDir, 'session-secret'), 'utf8')));
  expect(others).toEqual(ones);
  expect(readdirSync(folders[0]!)).toEqual(['session-secret']);
});

it('A data directory on a file system without hard links keeps a session secret, too', async () => {
  const module = new URL('../../dist/start/session-secret.js', import.meta.url).href;
  const dataDir = join(folder, 'without-links');
  const program = `
    fs.linkSync = () => { throw Object.assign(new Error('Operation not permitted'), { code: 'EPERM' }); };
    require('node:module').syncBuiltinESMExports();
    import('${module}').then(({ sessionSecret }) => console.log(sessionSecret({ dataDir: '${dataDir}' })[0]));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', program]);
  expect(readFileSync(join(dataDir, 'session-secret'), 'utf8')).toBe(stdout.trim());
  expect(stdout.trim()).toHaveLength(64);
  expect(readdirSync(dataDir)).toEqual(['session-secret']);
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
  expect(readdirSync(full)).toEqual([]);
});
