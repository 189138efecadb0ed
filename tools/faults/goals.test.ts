import { readFileSync } from 'node:fs';
import { findTaggedTests, root } from '../tags/tagged-tests.ts';
import { goals } from './goals.ts';

const tagged = new Set(findTaggedTests().flatMap((test) => test.goals));

it.each(Object.keys(goals))('Goal %s has a test', (id) => {
  expect([...tagged]).toContain(id);
});

it('Every goal that a test names exists', () => {
  expect([...tagged].filter((id) => !(id in goals))).toEqual([]);
});

it('docs/reliability.md has a row for each goal', () => {
  const rows = readFileSync(new URL('docs/reliability.md', root), 'utf8')
    .match(/^\| [RS]\d+ /gm)!
    .map((row) => row.slice(2).trim());
  expect(rows).toEqual(Object.keys(goals));
});
