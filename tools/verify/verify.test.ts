import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { verifications } from './verifications.mjs';

const root = new URL('../../', import.meta.url);
const verify = (...args: string[]) =>
  spawnSync(process.execPath, ['tools/verify/verify.mjs', ...args], { cwd: root.pathname, encoding: 'utf8' });

describe('npm run verify', () => {
  it('lists every verification when called without a name', () => {
    const { stdout, status } = verify();
    expect(status).toBe(0);
    for (const [name, { does, needs }] of Object.entries(verifications)) {
      expect(stdout).toContain(`  ${name} `);
      expect(stdout).toContain(does);
      expect(stdout).toContain(needs);
    }
  });

  it('rejects an unknown name with the list', () => {
    const { stdout, stderr, status } = verify('everything');
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 });
    expect(stderr).toMatch(/^There is no verification “everything”\.\n\nnpm run verify -- NAME/);
  });

  it('passes arguments on and returns the exit code of what it runs', () => {
    const { stderr, status } = verify('mutate', '--gently');
    expect(stderr).toContain("unknown option '--gently'");
    expect(status).toBe(1);
  });

  it.each(Object.entries(verifications))('%s runs files that exist', (_name, { folder = '.', runs }) => {
    for (const [file] of runs) expect(existsSync(new URL(`${folder}/${file}`, root))).toBe(true);
  });
});
