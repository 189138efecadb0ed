import { spawnSync } from 'node:child_process';

it('is the client that the contract makes', () => {
  const { stderr, status } = spawnSync(process.execPath, ['generate.mjs', '--check'], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
}, 30_000);
