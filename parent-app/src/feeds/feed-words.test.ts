import { contentsOf } from './feed-words.ts';

const calm = { scope: 'children', childName: null, matchesOnly: false, withResponses: false } as const;

it.each([
  [calm, 'Events for all my children · without RSVPs'],
  [{ ...calm, scope: 'child', childName: 'Mia', matchesOnly: true }, 'Events for Mia · matches only · without RSVPs'],
  [{ ...calm, scope: 'coached', withResponses: true }, 'Events of my teams · with RSVPs'],
] as const)('contentsOf(%j) is "%s"', (feed, words) => {
  expect(contentsOf(feed)).toBe(words);
});
