import { foldName, hasInvisible, isOverlong, normalizeEmail, shortName, tidyName } from './names.ts';

it.each([
  ['  Mia   Keller ', 'mia keller'],
  ['MIA KELLER', 'mia keller'],
  ['Strauß', 'strauss'],
  ['STRAUSS', 'strauss'],
  ['Ｍｉａ', 'mia'],
  ['Se\u0061\u0301n', 'seán'],
])('%p compares as %p', (name, folded) => {
  expect(foldName(name)).toBe(folded);
});

it('keeps the writing of a name but not its stray spaces', () => {
  expect(tidyName(' Ana\u00a0 Bé ')).toBe('Ana Bé');
});

it('keeps e-mails in one form', () => {
  expect(normalizeEmail(' Ana@Example.ORG ')).toBe('ana@example.org');
});

it.each([
  ['Mia Keller', 'Mia K.'],
  ['Ana Maria von Stein', 'Ana S.'],
  ['Pelé', 'Pelé'],
])('names %s of another family as %s', (name, short) => {
  expect(shortName(name)).toBe(short);
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
])('%p holds what nobody sees: %p', (text, expected) => {
  expect(hasInvisible(text)).toBe(expected);
});

it.each([
  [100, 'a'.repeat(400), false],
  [100, 'a'.repeat(401), true],
])('a text of at most %i characters is not worth normalising from 4 times that on', (max, text, expected) => {
  expect(isOverlong(text, max)).toBe(expected);
});
