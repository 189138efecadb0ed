import { importColumns, type ImportType } from '@touchline/domain';

const names: Record<string, string> = {
  name: 'Name',
  childName: 'Name',
  ageGroup: 'Age group',
  description: 'Description',
  leagueName: 'League',
  teamName: 'Team',
  dateOfBirth: 'Date of birth',
  parentEmail: 'Parents’ emails',
  email: 'Email',
  role: 'Role: lead or assistant',
  jerseyNumber: 'Jersey number',
  position: 'Position',
  title: 'Title',
  type: 'Type',
  date: 'Date',
  startTime: 'Start time',
  endTime: 'End time',
  duration: 'Duration in minutes',
  homeOrAway: 'Home or away',
  location: 'Location',
  weekday: 'Days of the week',
  firstDay: 'First day',
  lastDay: 'Last day',
  homeTeam: 'Home team',
  awayTeam: 'Away team',
  status: 'Status',
  competition: 'Competition',
  externalId: 'Id in the other system',
};

/** What the screen calls a column of ours. */
export const columnName = (column: string): string => names[column] ?? column;

/** Whether a file of this type cannot do without the column. */
export const isNeeded = (type: ImportType, column: string): boolean =>
  (importColumns[type] as Record<string, boolean>)[column] ?? false;

const extras: Partial<Record<ImportType, string[]>> = {
  fixtures: ['duration', 'homeOrAway'],
  trainings: ['duration'],
};

/** The columns that can be chosen, the needed ones first. */
export function shownColumns(type: ImportType): string[] {
  const own = [...Object.keys(importColumns[type]), ...(extras[type] ?? [])];
  return own.toSorted((a, b) => Number(isNeeded(type, b)) - Number(isNeeded(type, a)));
}

/** How many columns of a file can be joined to one of ours. */
export const mostPlaces = (column: string): number => (column === 'parentEmail' ? 6 : isJoined(column) ? 2 : 1);

const isJoined = (column: string) => ['name', 'childName', 'location'].includes(column);
