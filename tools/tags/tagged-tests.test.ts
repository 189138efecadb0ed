import { taggedTestsOf } from './tagged-tests.ts';

const source = `
  // Covers S7, ASVS 1.2.3.
  describe('A group', () => {
    // Because of a reason.
    // Covers ASVS 1.2.4, 1.2.5.
    it('does it', () => undefined);

    it.each(['// Covers R9.'])('does %s \${x}', () => undefined);
    // Covers R5.
    it.each([[1]])(\`does \${1} of %j, $kind.name\`, () => undefined);
  });
  // Covers R14.
  (isRoot ? it : it.skip)('works (sometimes)', () => undefined);
  // Covers R15.
  journey('A page opens @both', () => undefined);`;
const tests = taggedTestsOf('a.test.ts', source);

it('Tags are found in front of tests of all kinds, with the titles of the groups around', () => {
  expect(tests.map(({ title, goals, requirements }) => [title, goals, requirements])).toEqual([
    ['A group', ['S7'], ['1.2.3']],
    ['A group › does it', [], ['1.2.4', '1.2.5']],
    ['A group › does … of …, …', ['R5'], []],
    ['works (sometimes)', ['R14'], []],
    ['A page opens @both', ['R15'], []],
  ]);
});

it.each([
  ['A group does it', ['A group', 'A group › does it']],
  ['A group does 1 of [1], Leo', ['A group', 'A group › does … of …, …']],
  ['A group of others', ['A group']],
  ['Another group does it', []],
  ['A group does it twice', ['A group']],
  ['works (sometimes)', ['works (sometimes)']],
  ['phone a.journey.ts A page opens @both', ['A page opens @both']],
])('The test that a report calls "%s" is found', (name, expected) => {
  expect(tests.filter((test) => test.name.test(name)).map(({ title }) => title)).toEqual(expected);
});
