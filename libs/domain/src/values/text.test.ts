import { nameRule } from './name-rule.ts';
import { credentialRule, passwordRule, textRule } from './text.ts';
import { problemWith, type ValueRule, valueOf } from './value-rule.ts';

const tooLong = (max: number) => `$property must be at most ${max} characters`;
const twoToFour = { min: 2, max: 4, message: 'Too short' };

it.each<[string, ValueRule, unknown, unknown]>([
  ['nameRule', nameRule(), '  Ｍia \n Keller ', 'Mia Keller'],
  ['nameRule', nameRule(), 'x'.repeat(100), 'x'.repeat(100)],
  ['nameRule', nameRule(twoToFour), '😀😀⚽⚽', '😀😀⚽⚽'],
  ['nameRule', nameRule({ min: 0 }), ' ', ''],
  ['textRule', textRule(), ' one\r\ntwo\rthree\n\nfour ', 'one\ntwo\nthree\n\nfour'],
  ['textRule', textRule(), '', ''],
  ['textRule', textRule(), 'x'.repeat(2000), 'x'.repeat(2000)],
  ['passwordRule', passwordRule(), ' 1234 ', ' 1234 '],
  ['passwordRule', passwordRule(), 'x'.repeat(128), 'x'.repeat(128)],
  ['credentialRule', credentialRule(3, 'Required'), ' 1 ', ' 1 '],
  ['credentialRule', credentialRule(3, 'Required'), '1', '1'],
])('%s accepts value %#', (_name, rule, given, value) => {
  expect(valueOf(rule, given)).toBe(value);
});

it.each<[string, ValueRule, unknown, string]>([
  ['nameRule', nameRule(), ' ', 'Name is required'],
  ['nameRule', nameRule(), 7, 'Name is required'],
  ['nameRule', nameRule(), undefined, 'Name is required'],
  ['nameRule', nameRule(twoToFour), 'x', 'Too short'],
  ['nameRule', nameRule(twoToFour), 'xxxxx', tooLong(4)],
  ['nameRule', nameRule(), 'x'.repeat(101), tooLong(100)],
  ['nameRule', nameRule(), 'Mia\u200b', 'Please remove the invisible characters'],
  ['textRule', textRule(), null, '$property must be text'],
  ['textRule', textRule({ min: 1, message: 'Content is required' }), ' \n', 'Content is required'],
  ['textRule', textRule(), 'x'.repeat(2001), tooLong(2000)],
  ['passwordRule', passwordRule(), '12345', 'Password must be at least 6 characters'],
  ['passwordRule', passwordRule(8), '1234567', 'Password must be at least 8 characters'],
  ['passwordRule', passwordRule(), 123456, 'Password must be at least 6 characters'],
  ['passwordRule', passwordRule(), 'x'.repeat(129), tooLong(128)],
  ['credentialRule', credentialRule(3, 'Required'), '', 'Required'],
  ['credentialRule', credentialRule(3, 'Required'), '1234', 'Required'],
  ['credentialRule', credentialRule(3, 'Required'), 12, 'Required'],
])('%s rejects value %#', (_name, rule, given, problem) => {
  expect(problemWith(rule, given)).toBe(problem);
});

it('nameRule cuts a text that is far too long instead of normalizing it', () => {
  expect(nameRule(twoToFour).tidy('\u0344'.repeat(16))).toBe('\u0308\u0301'.repeat(16));
  expect(nameRule(twoToFour).tidy('\u0344'.repeat(40))).toBe('\u0344'.repeat(16));
});
