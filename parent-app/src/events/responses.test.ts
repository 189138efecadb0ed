import { type EventDto } from '@touchline/api-client';
import {
  availabilityWords,
  type ChildResponse,
  commonChoice,
  readResponses,
  shortName,
  likelyChoice,
} from './responses.ts';

const nobody = { isAway: false, respondedAt: null };

const responsesOf = (...given: (boolean | null)[]): ChildResponse[] =>
  given.map((isAvailable, at) => ({
    childId: at + 1,
    childName: `Child ${at + 1}`,
    givenName: 'Child',
    isAvailable,
    ...nobody,
  }));

test.each([
  { given: [], common: null },
  { given: [null], common: null },
  { given: [true], common: 'available' },
  { given: [false, false], common: 'unavailable' },
  { given: [true, false], common: null },
  { given: [null, true], common: null },
  { given: [null, null], common: null },
])('commonChoice of $given is $common', ({ given, common }) => {
  expect(commonChoice(responsesOf(...given))).toBe(common);
});

test.each([
  { why: 'nobody has responded', given: [null, null], response: 'available', choice: 'all' },
  { why: 'one has not responded', given: [true, null], response: 'unavailable', choice: 2 },
  { why: 'all change their mind', given: [true, true], response: 'unavailable', choice: 'all' },
  { why: 'one differs', given: [false, true], response: 'available', choice: 1 },
  { why: 'two of three have not responded', given: [true, null, null], response: 'available', choice: null },
  { why: 'all have responded so already', given: [true, true], response: 'available', choice: null },
] as const)('likelyChoice of $response for $choice when $why', ({ given, response, choice }) => {
  expect(likelyChoice(responsesOf(...given), response)).toBe(choice);
});

test('availabilityWords gives each response a mark and a word, because colour is never the only signal', () => {
  const given = [...responsesOf(null, true, false), { isAvailable: null, isAway: true }];
  expect(given.map(availabilityWords)).toMatchObject([
    { word: 'No RSVP yet', mark: '?' },
    { word: 'Available', mark: '✓' },
    { word: 'Unavailable', mark: '✕' },
    { word: 'Away', mark: '–' },
  ]);
});

test('readResponses asks for nobody who is away', () => {
  const [mia, leo] = responsesOf(null, false);
  const away = { ...mia!, isAway: true };
  const read = (...availabilities: ChildResponse[]) => {
    const { wanted, isNobodyAvailable } = readResponses({ availabilities } as EventDto);
    return { wanted, isNobodyAvailable };
  };
  expect(read(mia!, leo!)).toEqual({ wanted: 'RSVP Needed', isNobodyAvailable: false });
  expect(read(away, leo!)).toEqual({ wanted: null, isNobodyAvailable: true });
});

test('readResponses asks to confirm only if nobody has to answer for the first time', () => {
  const movedFrom = {
    date: '2026-11-28',
    startTime: '10:30',
    reportingTime: null,
    location: null,
    locationDetail: null,
  };
  const [mia, leo] = responsesOf(true, null);
  const moved = { ...mia!, movedFrom };
  const wantedOf = (...availabilities: ChildResponse[]) => readResponses({ availabilities } as EventDto).wanted;
  expect(wantedOf(moved)).toBe('Please Confirm');
  expect(wantedOf(moved, leo!)).toBe('RSVP Needed');
  expect(commonChoice([moved])).toBeNull();
  expect(availabilityWords(moved)).toMatchObject({ word: 'Available, unconfirmed', mark: '✓?' });
});

test('shortName is the given name, unless two children share it', () => {
  const named = (names: string[]) =>
    names.map((childName, childId) => ({
      ...{ childId, childName, givenName: childName.split(' ')[0]! },
      ...{ isAvailable: null, ...nobody },
    }));
  const shortNames = (names: string[]) => named(names).map((child, _, siblings) => shortName(child, siblings));
  expect(shortNames(['Mia Keller', 'Leo Keller'])).toEqual(['Mia', 'Leo']);
  expect(shortNames(['Ana Keller', 'Ana Marin', 'Leo'])).toEqual(['Ana Keller', 'Ana Marin', 'Leo']);
});
