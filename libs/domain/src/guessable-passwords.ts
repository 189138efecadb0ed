import { foldName } from './names/fold-name.ts';

/** The names that others try first as the password of an account. */
export interface PasswordNames {
  clubName: string;
  fullName: string;
  username: string;
  email: string;
}

/** The fewest letters of a part of a name: shorter ones begin too many good passwords. */
const shortest = { clubWord: 4, ownWord: 3 };

/**
 * Whether a password is only a name, however it is written, or a name with digits and symbols around it. A password that also
 * contains other words is not.
 */
export function isGuessableFromNames(password: string, names: PasswordNames): boolean {
  const guesses = new Set(guessesFrom(names));
  return spellingsOf(password).some((spelling) => guesses.has(spelling));
}

const guessesFrom = ({ clubName, fullName, username, email }: PasswordNames): string[] => [
  ...spellingsOf(clubName),
  ...partsOf(clubName, shortest.clubWord),
  ...ordersOf(fullName).flatMap((name) => spellingsOf(name)),
  ...partsOf(fullName, shortest.ownWord),
  ...[username, email].flatMap((name) => [
    ...spellingsOf(name),
    ...partsOf(name.replace(/@[^@]*$/, ''), shortest.ownWord),
  ]),
];

/** The letters and digits of a text, and the same without the digits around them. */
function spellingsOf(text: string, minLength = 1): string[] {
  const plain = foldName(text)
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');
  const core = plain.replace(/^\p{N}+|\p{N}+$/gu, '');
  return [plain, core].filter((spelling) => spelling.length >= minLength);
}

/** The words of a name, and the parts of such words as O’Brien. */
const partsOf = (name: string, minLength: number): string[] =>
  [...name.split(/\s+/u), ...name.split(/[^\p{L}\p{M}\p{N}]+/u)].flatMap((part) => spellingsOf(part, minLength));

/** A full name forwards and backwards, and every two of its words. */
function ordersOf(fullName: string): string[] {
  const words = fullName.split(/\s+/u);
  const pairs = words.flatMap((one, index) =>
    words.filter((_, otherIndex) => otherIndex !== index).map((other) => one + other),
  );
  return [words.join(''), words.toReversed().join(''), ...pairs];
}
