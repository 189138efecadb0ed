import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { verifications } from '../verify/verifications.mjs';

const root = new URL('../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const own = 'tools/lint/commands.test.ts';

/** Other than texts of today. */
const isHistory = (file: string) => /^package-lock\.json$|\.(png|woff2|gz)$|\/released\//.test(file) || file === own;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root.pathname,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => !isHistory(file) && existsSync(new URL(file, root)));

/** Every match of a pattern in the repository, as `command (file)`. */
function mentions(pattern: RegExp): { name: string; place: string }[] {
  return files.flatMap((file) => {
    const text = file === 'CHANGELOG.md' ? read(file).split(/^## \d/m)[0]! : read(file);
    return [...text.matchAll(pattern)].map(([match, name]) => ({ name: name!, place: `${match} (${file})` }));
  });
}

describe('A command that a text names exists', () => {
  it('npm run …', () => {
    const found = mentions(/(?<!0\.2\.0 and earlier: `)npm run (?:--silent )?([a-z][\w:-]*)/g);
    expect(found.length).toBeGreaterThan(60);
    expect(found.filter(({ name }) => !(name in scripts)).map(({ place }) => place)).toEqual([]);
  });

  it('npm run verify -- …', () => {
    const found = mentions(/\bverify -- ([a-z][\w-]*)/g);
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter(({ name }) => !(name in verifications)).map(({ place }) => place)).toEqual([]);
  });

  it('touchline …', () => {
    const found = mentions(/\btouchline(?: --|\.js) ([a-z][\w-]*)/g);
    expect(found.length).toBeGreaterThan(10);
    const unknown = found.filter(({ name }) => !existsSync(new URL(`backend/src/commands/${name}.ts`, root)));
    expect(unknown.map(({ place }) => place)).toEqual([]);
  });
});
