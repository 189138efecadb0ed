import { emailsIn } from './emails.ts';

const emails = (cell: string) => emailsIn(cell).map(({ email }) => email);
const both = ['dana@example.org', 'robin@example.org'];

it.each([
  ['Dana Brook <dana@example.org>', ['dana@example.org']],
  ['dana@example.org, robin@example.org', both],
  ['dana@example.org / robin@example.org', both],
  ['dana@example.org;ROBIN@example.org;Dana@Example.org', both],
  ['mailto:dana@example.org', ['dana@example.org']],
  ['dana@example.org (mum)', ['dana@example.org']],
  ['dana@example.org\nrobin@example.org', both],
  ['dana@example.org robin@example.org', both],
  ...['', ' ', 'n/a', 'N/A', 'none', '-'].map((cell): [string, string[]] => [cell, []]),
  // Refused later.
  ['dana@example.org.', ['dana@example.org.']],
  ['dana@exa mple.org', ['dana@exa mple.org']],
])('emailsIn(%j) is %j', (cell, expected) => {
  expect(emails(cell)).toEqual(expected);
});
