import { lookAlikeProblem } from './emails.ts';
import { messages } from './limits.ts';

const { emailAlphabets, emailDomain, invisibleCharacters } = messages;

it.each([
  ['pat.keller+u12@families.example', null],
  ['müller@families.example', null],
  ['123@families.example', null],
  ['админ.2@families.example', null],
  ['山田ひろ@families.example', null],
  ['김@families.example', null],
  ['pat@xn--bcher-kva.example', null],
  ['аdmin@families.example', emailAlphabets],
  ['adminа@families.example', emailAlphabets],
  ['山田u12@families.example', emailAlphabets],
  ['pat@bücher.example', emailDomain],
  ['pat@fаmilies.example', emailDomain],
  ['pat\u200b@families.example', invisibleCharacters],
  ['pat@families.example\u202e', invisibleCharacters],
])('%s could pass for another address: %p', (email, problem) => {
  expect(lookAlikeProblem(email)).toBe(problem);
});
