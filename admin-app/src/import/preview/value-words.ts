import { type ImportedValueDto, type ImportResultDto } from '@touchline/api-client';
import { clockTime, dayWords, startWords, wordsOfStatus } from '@touchline/app-core';
import { openTimeCell } from '@touchline/domain';
import { columnName } from '../mapping/column-labels.ts';

/** `Start time: 10:00 AM → 11:30 AM` */
export const valueWords = ({ field, before, after }: ImportedValueDto): string =>
  `${fieldName(field)}: ${inWords(field, before)} → ${inWords(field, after)}`;

/** What no column of a file has: the meeting time moves with the start, and an import makes and confirms coaches. */
const furtherNames: Record<string, string> = {
  reportingTime: 'Meeting time',
  coach: 'Is a coach',
  confirmed: 'Confirmed by an admin',
};

const fieldName = (field: string): string => furtherNames[field] ?? columnName(field);

function inWords(field: string, value: string | null): string {
  if (value === null) return 'none';
  if (field === 'date') return dayWords(value);
  if (field === 'status') return wordsOfStatus(value).label;
  if (field === 'startTime') return startWords({ startTime: value, isTimeToBeConfirmed: value === openTimeCell });
  return field.endsWith('Time') ? clockTime(value) : value;
}

/** Sentences of the server that only say what the values say; anything else is shown. */
const said = [
  /^Imported(?:\. |$)/,
  /^Moved from [\d-]+ (?:[\d:]+|TBC) to [\d-]+ (?:[\d:]+|TBC)(?:\. |$)/,
  /^The end is now [\d:]+(?:\. |$)/,
  /^The place is now "[^"]*"(?:\. |$)/,
  /^(?:Confirmed|To be confirmed|Cancelled)(?:\. |$)/,
  /^(?:Is a coach now|Confirmed as a coach of the team)(?:\. |$)/,
];

/** What the message of a row says besides its values. */
export function notesOf({ change, message, values = [] }: ImportResultDto): string {
  if (change !== 'new' && change !== 'changed') return message;
  const team = values.find(({ field }) => field === 'teamName')?.after;
  const now = team ? `Already exists, and is now in ${team}` : 'Already exists';
  const [rest, isOver] = [message.slice(now.length), message.startsWith(now)];
  const notes = isOver && (rest === '' || rest.startsWith('. ')) ? rest.slice(2) : message;
  return said.reduce((left, sentence) => left.replace(sentence, ''), notes);
}

/** The question that a choice answers, without the advice that the choices replace. */
export const questionOf = ({ message }: ImportResultDto): string =>
  message.replace(/ Did you mean .*\?$/s, '').replace(/ Add this player by hand if it is another one\.$/, '');
