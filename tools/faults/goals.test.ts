import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { goals, goalsIn } from './goals.ts';

const root = new URL('../..', import.meta.url).pathname;
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');
const tests = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.journey.ts'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file && existsSync(root + file) && !file.startsWith('tools/faults/'));
const tagged = new Set(tests.flatMap((file) => goalsIn(read(file))));

it.each(Object.keys(goals))('Goal %s has a test', (id) => {
  expect([...tagged]).toContain(id);
});

it('Every goal that a test names exists', () => {
  expect([...tagged].filter((id) => !(id in goals))).toEqual([]);
});

it('docs/reliability.md has a row for each goal', () => {
  const rows = read('docs/reliability.md')
    .match(/^\| [RS]\d+ /gm)!
    .map((row) => row.slice(2).trim());
  expect(rows).toEqual(Object.keys(goals));
});

it.each([
  ['Claiming succeeds for exactly one (R5, 20 rounds)', ['R5']],
  ['An account is limited (S5, ASVS 6.3.1)', ['S5']],
  ['A server (which is new) starts (R13, S17)', ['R13', 'S17']],
  ['R5 outside of parentheses, (A01) and (ASVS 6.3.1)', []],
])('%s names %j', (title, ids) => {
  expect(goalsIn(title)).toEqual(ids);
});
