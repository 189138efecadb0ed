import { eventStatuses, eventTypes } from '../events/concerns.ts';
import { limits } from '../limits.ts';
import { faultOfPersonName, faultOfText } from '../names/faults.ts';
import { hasInvisible, withoutJoiners } from '../names/invisible.ts';
import { isOverlong } from '../names/tidy-name.ts';
import { emailRule } from '../values/email.ts';
import { lengthOf, type TextLimits } from '../values/text.ts';
import { problemWith } from '../values/value-rule.ts';
import { excerpt } from './cells/excerpt.ts';
import { coachRoles } from './cells/role-words.ts';
import { strangeIn } from './cells/strange-characters.ts';

/** What is wrong with a row: one sentence, and one on how to correct it. */
export interface RowProblem {
  /** The column of the wrong cell; missing if the whole row is wrong. */
  column?: string;
  problem: string;
  /** Whom the row could mean, if a choice resolves the problem. */
  candidates?: Candidate[];
}

/** A registered player whom a row could mean. */
export interface Candidate {
  id: number;
  name: string;
  dateOfBirth: string;
}

const examples: Partial<Record<string, string>> = {
  ageGroup: 'U12',
  dateOfBirth: '2015-02-28',
  parentEmail: 'dana.brook@example.org',
  email: 'dana.brook@example.org',
  jerseyNumber: '7',
  date: '2027-05-08',
  firstDay: '2030-01-09',
  lastDay: '2030-06-26',
  weekday: 'Wednesday',
  startTime: '10:30',
  endTime: '12:00',
  leagueName: 'U12 Premier Division',
  teamName: 'U12 Lions',
  homeTeam: 'U12 Lions',
  awayTeam: 'Hillside Bears',
  childName: 'Nia Brook',
};

const howToWrite = (column: string): string =>
  examples[column] === undefined ? 'Write a name.' : `Write it like ${examples[column]}.`;

/** Columns whose cells have a form, in which a look-alike character is wrong. */
const withForm = [
  'dateOfBirth',
  'date',
  'firstDay',
  'lastDay',
  'weekday',
  'startTime',
  'endTime',
  'parentEmail',
  'email',
  'role',
  'jerseyNumber',
  'type',
];

/** `dateOfBirth "31/02/2015" is not a date. Write it like 2015-02-28.` Names characters of the cell that nobody sees. */
export function wrongCell(column: string, cell: string, what: string, advice = howToWrite(column)): RowProblem {
  const strange = strangeIn(cell, { isName: !withForm.includes(column) });
  return { column, problem: [`${column} "${excerpt(cell)}" ${what}.`, strange, advice].filter(Boolean).join(' ') };
}

export const emptyCell = (column: string, advice = howToWrite(column)): RowProblem => ({
  column,
  problem: `${column} is empty. ${advice}`,
});

/** What a cell is instead of what its column needs. */
export const wrong = {
  date: 'is not a date',
  time: 'is not a time',
  weekday: 'is not a day of the week',
  ageGroup: `is not an age group from U${limits.ageGroupYears.min} to U${limits.ageGroupYears.max}`,
  beforeStart: 'is before the start',
  future: 'is in the future',
  tooEarly: (first: string) => `is before ${first}`,
  outside: (first: string, last: string) => `is not between ${first} and ${last}`,
  jerseyNumber: `is not a whole number from ${limits.jerseyNumber.min} to ${limits.jerseyNumber.max}`,
  eventStatus: `is not one of ${eventStatuses.join(', ')}`,
  eventType: `is not one of ${eventTypes.join(', ')}`,
  email: 'is not an email address',
  severalEmails: 'has several addresses',
  coachRole: `is not one of ${coachRoles.join(', ')}`,
  strayEmail: 'is an email address',
  nonPlayer: 'says that this is not a player',
  address: 'looks like an address',
  addressAdvice: 'Leave out /, \\ and @, and put a space after a dot.',
} as const;

/** The problem of a text that breaks its rule; `text` is the tidied cell. */
export function wrongText(
  column: string,
  cell: string,
  text: string,
  { min = 1, max }: TextLimits & { max: number },
): RowProblem {
  if (lengthOf(text) > max) return wrongCell(column, cell, 'is too long', `Write at most ${max} characters.`);
  if (hasInvisible(withoutJoiners(text))) {
    return wrongCell(column, cell, 'has invisible characters', 'Remove them or type it again.');
  }
  return wrongCell(column, cell, 'is too short', `Write at least ${min} characters.`);
}

/** The problem of a cell that holds no name, or null; what is too long or has invisible characters has other problems. */
export function noName(column: string, cell: string, { isPerson }: { isPerson: boolean }): RowProblem | null {
  if (isOverlong(cell, limits.name.max)) return null;
  const isHidden = faultOfText(cell) === null && hasInvisible(withoutJoiners(cell));
  const fault = isPerson && !isHidden ? faultOfPersonName(cell) : faultOfText(cell);
  return fault === null ? null : wrongCell(column, cell, fault, 'Write the name as it is spelled.');
}

/** An address as it was written, and as it is stored. */
export interface WrittenEmail {
  written: string;
  email: string;
}

interface EmailsOfCell {
  cell: string;
  found: WrittenEmail[];
  max: number;
  /** Whether the cell has more than these. */
  isCut: boolean;
}

/** The problem of a cell that holds addresses: all wrong ones are named. */
export function wrongEmails(column: string, { cell, found, max, isCut }: EmailsOfCell): RowProblem | null {
  const tooLong = found.find(({ email }) => lengthOf(email) > limits.email.max);
  if (tooLong) return wrongText(column, tooLong.written, tooLong.email, limits.email);
  if (isCut || found.length > max) {
    return wrongCell(column, cell, `has more than ${max} addresses`, `Write at most ${max}, separated by semicolons.`);
  }
  const [first, ...others] = found.filter(({ email }) => problemWith(emailRule(), email) !== null);
  if (first === undefined) return null;
  if (others.length === 0) return wrongCell(column, first.written, wrong.email);
  const all = [first, ...others].map(({ written }) => `"${excerpt(written)}"`).join(', ');
  const strange = strangeIn(cell, { isName: false });
  const problem = [`${column} ${all} are not email addresses.`, strange, `Write each like ${examples[column]}.`];
  return { column, problem: problem.filter(Boolean).join(' ') };
}
