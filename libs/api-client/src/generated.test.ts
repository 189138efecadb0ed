import { spawnSync } from 'node:child_process';

it('generated.ts and operations.ts are up to date with openapi.json', () => {
  const { stderr, status } = spawnSync(process.execPath, ['generate.mjs', '--check'], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
}, 30_000);
