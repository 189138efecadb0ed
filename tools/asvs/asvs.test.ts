import { existsSync, readFileSync } from 'node:fs';
import { kindOf, testsOf, totalOf } from './coverage.ts';
import { beyond, chapters } from './requirements.ts';
import { asvsTable, repositoryPath, tableFile } from './table.ts';
import { findTaggedTests, root } from '../tags/tagged-tests.ts';

const tests = findTaggedTests();
const requirements = chapters.flatMap((chapter) => chapter.requirements);

it('docs/asvs.md is up to date (otherwise run: npm run verify -- asvs)', async () => {
  expect(readFileSync(tableFile, 'utf8')).toBe(await asvsTable(tests));
});

it('The table has every requirement of levels 1 and 2 of ASVS 5.0 once', () => {
  expect([1, 2].map((level) => requirements.filter((one) => one.level === level).length)).toEqual([70, 183]);
  expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length);
  for (const { id, requirements } of chapters)
    for (const requirement of requirements) expect(`V${requirement.id}`).toMatch(new RegExp(`^${id}\\.`));
});

it('Every tag names a requirement', () => {
  const known = new Set([...requirements.map(({ id }) => id), ...beyond.keys()]);
  const unknown = tests.flatMap(({ file, requirements }) =>
    requirements.filter((id) => !known.has(id)).map((id) => `${id} in ${file}`),
  );
  expect(unknown).toEqual([]);
});

it('A requirement has tests or one other status', () => {
  const both = requirements.filter(({ id, status }) => status && testsOf(id, tests).length > 0);
  const neither = requirements.filter(({ id, status }) => !status && testsOf(id, tests).length === 0);
  expect([both.map(({ id }) => id), neither.map(({ id }) => id)]).toEqual([[], []]);
});

it('Every path and section that a status names exists', () => {
  const anchors = (file: string) =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(/^#+ (.*)$/gm)].map(
      ([, heading]) =>
        `#${heading!
          .toLowerCase()
          .replace(/[^\w -]/g, '')
          .replaceAll(' ', '-')}`,
    );
  const named = requirements
    .flatMap(({ status }) => Object.values<string>(status ?? {}))
    .flatMap((text) => [...text.matchAll(repositoryPath)]);
  const missing = named.filter(
    ([, path, anchor]) => !existsSync(new URL(path!, root)) || (anchor && !anchors(path!).includes(anchor)),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(missing.map(([match]) => match)).toEqual([]);
});

it('What a document, the operator or the design covers names a place to read', () => {
  const vague = requirements.filter((requirement) => {
    const kind = kindOf(requirement, tests);
    const [text = ''] = Object.values<string>(requirement.status ?? {});
    return (
      ['document', 'operator', 'byDesign', 'open'].includes(kind) && [...text.matchAll(repositoryPath)].length === 0
    );
  });
  expect(vague.map(({ id }) => id)).toEqual([]);
});

// Covers S15.
it('All applicable requirements of level 1 are covered, and 95 % of level 2', () => {
  const [one, two] = [totalOf(1, chapters, tests), totalOf(2, chapters, tests)];
  expect(one.covered).toBe(one.applicable);
  expect(two.covered / two.applicable).toBeGreaterThanOrEqual(0.95);
});
