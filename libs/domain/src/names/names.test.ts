import {
  foldName,
  hasInvisible,
  isOverlong,
  looksLikeAddress,
  normalizeEmail,
  tidyName,
  withoutJoiners,
} from '../index.ts';

it.each<[string, string]>([
  ['  Mia   Keller ', 'mia keller'],
  ['MIA KELLER', 'mia keller'],
  ['Strauß', 'strauss'],
  ['STRAUSS', 'strauss'],
  ['Ｍｉａ', 'mia'],
  ['Se\u0061\u0301n', 'seán'],
  ["O'Brien", "o'brien"],
  ...[
    'O’Brien',
    'O‘Brien',
    'Oʼbrien',
    'O`Brien',
    'O´Brien',
    'O′Brien',
    'O＇Brien',
    'O"Brien',
    'O“Brien',
    'O”Brien',
  ].map((name): [string, string] => [name, "o'brien"]),
  ...['Anna-Lena', 'Anna‐Lena', 'Anna‑Lena', 'Anna‒Lena', 'Anna–Lena', 'Anna—Lena', 'Anna―Lena', 'Anna−Lena'].map(
    (name): [string, string] => [name, 'anna-lena'],
  ),
  ...['Anna﹣Lena', 'Anna－Lena'].map((name): [string, string] => [name, 'anna-lena']),
  ['علی\u200cرضا', 'علیرضا'],
  ['ප්\u200dරියන්ත', 'ප්රියන්ත'],
  ['ΠΑΠΑΔΟΠΟΥΛΟΣ', 'παπαδοπουλοσ'],
  ['Παπαδόπουλος', 'παπαδόπουλοσ'],
  ['STRAẞE', 'strasse'],
  ['Zoë', 'zoë'],
])('foldName turns %p into %p', (name, folded) => {
  expect(foldName(name)).toBe(folded);
});

it('tidyName keeps the letters of a name, but not superfluous spaces', () => {
  expect(tidyName(' Ana\u00a0 Bé ')).toBe('Ana Bé');
});

it('tidyName makes an apostrophe of an acute accent that stands alone', () => {
  expect(tidyName('D´Arcy')).toBe("D'Arcy");
});

it.each([
  ['علی\u200cرضا', 'علیرضا'],
  ['امیر\u200cعلی', 'امیرعلی'],
  ['ප්\u200dරියන්ත', 'ප්රියන්ත'],
  ['Mia\u200c', 'Mia\u200c'],
  ['Mi\u200ca', 'Mi\u200ca'],
  ['علی\u200c', 'علی\u200c'],
  ['علی\u200dرضا', 'علی\u200dرضا'],
])('withoutJoiners(%p) keeps only joiners that the script does not need', (name, expected) => {
  expect(withoutJoiners(name)).toBe(expected);
});

it('normalizeEmail trims an email and writes it in lower case', () => {
  expect(normalizeEmail(' Ana@Example.ORG ')).toBe('ana@example.org');
});

it.each([
  ['Mia Keller', false],
  ['Zoë Straße', false],
  ['Mia\u200b Keller', true],
  ['\u202eMia', true],
  ['Mia \u3164', true],
  ['Lions ❤️', false],
  ['Family 👨‍👩‍👧', false],
  ['England 🏴󠁧󠁢󠁥󠁮󠁧󠁿', false],
  ['Mia\ufe0f', true],
  ['⚽ Mia\u200d', true],
  ['Well done 👍🏽\ufe0f', false],
])('hasInvisible(%p) is %p', (text, expected) => {
  expect(hasInvisible(text)).toBe(expected);
});

it.each([
  [100, 'a'.repeat(400), false],
  [100, 'a'.repeat(401), true],
])('isOverlong with the limit %i is true only beyond four times the limit: case %#', (max, text, expected) => {
  expect(isOverlong(text, max)).toBe(expected);
});

it.each([
  'Mia Keller',
  'J.R. Smith',
  'J.R.R. Tolkien',
  'St. John',
  "Siobhán O'Neill",
  'Dr. Müller-Lüdenscheid',
  'María José',
  'Gal·la Puig',
  'Rob Jr.',
  'Wwwright Ann',
  'के. एल. राहुल',
  'अ.ब. राहुल',
  '李 小龙',
])('looksLikeAddress accepts the name %p', (name) => {
  expect(looksLikeAddress(name)).toBe(false);
});

it.each([
  'https://evil.example/a',
  'Sign in at evil.example',
  'evil.ex',
  'club1.example',
  'a-b.example',
  'under_.example',
  'Dr.Miller',
  'www. evil',
  'WWW.e',
  'Mia/Leo',
  'Mia\\Leo',
  'mia@club',
  'evil。example',
  'evil．example',
  'evil｡example',
  'evil․example',
  'evil﹒example',
  'Mia⁄Leo',
  'Mia∕Leo',
  'Mia／Leo',
  'Mia⧸Leo',
  'Mia＼Leo',
  'Mia∖Leo',
  'mia＠club',
  'mia﹫club',
  'evil.рф',
  'evil.みんな',
  'evile\u0301.example',
  'evil.e\u0301xample',
])('looksLikeAddress rejects the name %p', (name) => {
  expect(looksLikeAddress(name)).toBe(true);
});
