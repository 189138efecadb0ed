import * as messages from '../messages.ts';
import { emailRule } from './email.ts';
import { problemWith, valueOf } from './value-rule.ts';

const { emailAlphabets, emailDomain, emailHasSpaces, emailInvalid, invisibleCharacters } = messages;

it.each([
  ['pat.keller+u12@families.example'],
  ['müller@families.example'],
  ['123@families.example'],
  ['админ.2@families.example'],
  ['山田ひろ@families.example'],
  ['김@families.example'],
  ['क्षि@families.example'],
  ['a’b@families.example'],
  ["!#$%&'*+/=?^_`{|}~-@families.example"],
  ['"pat keller"@families.example'],
  ['"a@\\"b"@families.example'],
  ['pat@xn--bcher-kva.example'],
  ['pat@club.xn--p1ai'],
  ['pat@a.bc'],
  [`${'a'.repeat(64)}@families.example`],
  [`${'é'.repeat(32)}@families.example`],
  [`pat@${'b'.repeat(63)}.example`],
  [`${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.uk`],
])('emailRule accepts %s', (email) => {
  expect(problemWith(emailRule(), email)).toBeNull();
});

it.each([
  ['', emailInvalid],
  ['pat', emailInvalid],
  ['@families.example', emailInvalid],
  ['pat@', emailInvalid],
  ['pat@families', emailInvalid],
  ['pat@families.e', emailInvalid],
  ['pat@127.0.0.1', emailInvalid],
  ['pat@[127.0.0.1]', emailInvalid],
  ['pat@families.xn1', emailInvalid],
  ['pat@families.c0m', emailInvalid],
  ['pat@families.1com', emailInvalid],
  ['pat@club.families.c', emailInvalid],
  ['pat@families..example', emailInvalid],
  ['pat@families.example.', emailInvalid],
  ['pat@-families.example', emailInvalid],
  ['pat@families-.example', emailInvalid],
  ['pat@the_families.example', emailInvalid],
  ['.pat@families.example', emailInvalid],
  ['pat.@families.example', emailInvalid],
  ['pat..keller@families.example', emailInvalid],
  ['pat@keller@families.example', emailInvalid],
  ['pat,keller@families.example', emailInvalid],
  ['pat keller@families.example', emailInvalid],
  ['pat\u2028keller@families.example', emailInvalid],
  ['"pat"keller"@families.example', emailInvalid],
  ['"pat@families.example', emailInvalid],
  ['pat"@families.example', emailInvalid],
  ['x"pat"@families.example', emailInvalid],
  ['<pat@families.example>', emailInvalid],
  // Beyond the basic plane.
  ['𠮷@families.example', emailInvalid],
  ['😀@families.example', emailInvalid],
  [`${'a'.repeat(65)}@families.example`, emailInvalid],
  // 66 bytes.
  [`${'é'.repeat(33)}@families.example`, emailInvalid],
  [`pat@${'b'.repeat(64)}.example`, emailInvalid],
  [`pat@${'b.'.repeat(125)}uk`, '$property must be at most 254 characters'],
  // Could pass for another address.
  ['аdmin@families.example', emailAlphabets],
  ['adminа@families.example', emailAlphabets],
  ['山田u12@families.example', emailAlphabets],
  ['pat@bücher.example', emailDomain],
  ['pat@fаmilies.example', emailDomain],
  ['pat\u200b@families.example', invisibleCharacters],
  ['pat@families.example\u202e', invisibleCharacters],
])('emailRule rejects %s: %s', (email, problem) => {
  expect(problemWith(emailRule(), email)).toBe(problem);
});

it.each([
  ['pat keller@families.example', emailHasSpaces],
  [' pat@families.example ', null],
  ['pat@families', emailInvalid],
])('emailRule for a username finds in "%s" the problem %p', (email, problem) => {
  expect(problemWith(emailRule({ isUsername: true }), email)).toBe(problem);
});

it('emailRule returns an address in its normal form', () => {
  expect(valueOf(emailRule(), ' Ｐat@Families.Example ')).toBe('pat@families.example');
});
