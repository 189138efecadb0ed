import { foldName } from './fold-name.ts';
import { misreadLetters } from './misread.ts';

// What shows that a text is no name. The raw text is looked at, because NFKC makes other letters of broken ones.

type Fault = (text: string) => string | null;

/** A fault of texts in which a pattern is found; `what` is said of the part found. */
const found =
  (pattern: RegExp, what: (part: string) => string): Fault =>
  (text) => {
    const part = pattern.exec(text)?.[0];
    return part === undefined ? null : what(part);
  };

const misread: Fault = (text) => {
  const letters = misreadLetters(text);
  return letters === null ? null : `has “${letters}”, which was read in the wrong encoding`;
};

const textFaults: Fault[] = [
  found(/[\ufffd\ufffe\uffff]/u, () => 'has “\ufffd”, which stands for a lost letter'),
  found(/\p{Co}/u, () => 'has a sign that only one program knows'),
  misread,
  found(/^\s*(?:#[¡¿]?[\p{L}/\d_]+\s?[!?]|#n\/?[adv]|#{2,}|err:\d+)\s*$/iu, () => 'is an error of a spreadsheet'),
];

/** Texts that stand for a missing name, folded. */
const placeholders = new Set(
  (
    'n/a|n.a.|n. a.|none|null|undefined|nan|(null)|(none)|(blank)|(empty)|blank|empty|unknown|not known|unnamed|anonymous|nobody|tbc|tba|tbd|' +
    'to be confirmed|no name|noname|name|full name|your name|child name|player name|first last|first name last name|firstname lastname|' +
    'first name|last name|firstname|lastname|name surname|given name family name|surname|vorname nachname|vorname|nachname|vor- und nachname|' +
    'prénom nom|nom prénom|nombre apellido|nombre apellidos|nome cognome|nome sobrenome|imię nazwisko|voornaam achternaam|' +
    'unbekannt|keine angabe|k.a.|k. a.|inconnu|desconocido|test|dummy|xxx|asdf|qwerty|[object object]'
  ).split('|'),
);

const signFaults: Fault[] = [
  found(/&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/iu, (part) => `has “${part}”, which is a code of web pages`),
  found(/<[/!]?[a-z][^<>]*>?/iu, (part) => `has “${part.slice(0, 20)}”, which is a code of web pages`),
  found(
    /%[CDEF][\dA-F]%[\dA-F]{2}|=[CDEF][\dA-F]=[\dA-F]{2}|\\u[\da-f]{4}/iu,
    (part) => `has “${part}”, which is a code for a letter`,
  ),
  found(/\p{L}\?+\p{L}/u, () => 'has a question mark in place of a letter'),
  found(/^\s*[=+@]/u, (part) => `begins with “${part.trim()}” like a formula`),
  found(/[?¿]/u, () => 'has a question mark'),
];

const personFaults: Fault[] = [
  ...textFaults,
  // Most names have no such sign, and an import looks at thousands.
  (text) => (/[&<%=\\?+@¿]/u.test(text) ? firstOf(signFaults, text) : null),
  (text) => (/\p{L}/u.test(text) ? null : 'has no letter'),
  (text) => (placeholders.has(foldName(text)) ? 'stands for a name that is missing' : null),
];

const firstOf = (faults: Fault[], text: string): string | null => {
  for (const fault of faults) {
    const what = fault(text);
    if (what !== null) return what;
  }
  return null;
};

/** What shows that a text was broken on its way here, `has “Ã«”, …`, or null. Names of teams may hold codes of web pages. */
export const faultOfText = (text: string): string | null => firstOf(textFaults, text);

/** What shows that a text is not the name of a person, or null. */
export const faultOfPersonName = (text: string): string | null => firstOf(personFaults, text);
