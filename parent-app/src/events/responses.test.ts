import { availabilityWords, type ChildResponse, commonChoice, shortName, likelyChoice } from './responses.ts';

const responsesOf = (...given: (boolean | null)[]): ChildResponse[] =>
  given.map((isAvailable, at) => ({ childId: at + 1, childName: `Child ${at + 1}`, isAvailable, respondedAt: null }));

test.each([
  { given: [], common: null },
  { given: [null], common: null },
  { given: [true], common: 'available' },
  { given: [false, false], common: 'unavailable' },
  { given: [true, false], common: null },
  { given: [null, true], common: null },
  { given: [null, null], common: null },
])('$given have $common in common', ({ given, common }) => {
  expect(commonChoice(responsesOf(...given))).toBe(common);
});

test.each([
  { why: 'nobody has answered', given: [null, null], answer: 'available', choice: 'all' },
  { why: 'one has not answered', given: [true, null], answer: 'unavailable', choice: 2 },
  { why: 'all change their mind', given: [true, true], answer: 'unavailable', choice: 'all' },
  { why: 'one differs', given: [false, true], answer: 'available', choice: 1 },
  { why: 'two of three have not answered', given: [true, null, null], answer: 'available', choice: null },
  { why: 'all have said so already', given: [true, true], answer: 'available', choice: null },
] as const)('when $why, $answer is most likely for $choice', ({ given, answer, choice }) => {
  expect(likelyChoice(responsesOf(...given), answer)).toBe(choice);
});

test('an answer has a mark and a word, so that colour is never alone', () => {
  expect([null, true, false].map(availabilityWords)).toMatchObject([
    { word: 'No RSVP yet', mark: '?' },
    { word: 'Available', mark: '✓' },
    { word: 'Unavailable', mark: '✕' },
  ]);
});

test('children go by their given names unless two of them share one', () => {
  const named = (names: string[]) =>
    names.map((childName, childId) => ({ childId, childName, isAvailable: null, respondedAt: null }));
  const shortNames = (names: string[]) => named(names).map((child, _, siblings) => shortName(child, siblings));
  expect(shortNames(['Mia Keller', 'Leo Keller'])).toEqual(['Mia', 'Leo']);
  expect(shortNames(['Ana Keller', 'Ana Marin', 'Leo'])).toEqual(['Ana Keller', 'Ana Marin', 'Leo']);
});
