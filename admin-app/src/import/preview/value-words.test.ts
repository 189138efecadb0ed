import { notesOf, questionOf, valueWords } from './value-words.ts';

const row = { status: 'success', change: 'changed', line: 2, name: 'Derby', message: '' } as const;

it.each([
  [{ field: 'date', before: '2027-05-01', after: '2027-05-08' }, 'Date: Sat, May 1, 2027 → Sat, May 8, 2027'],
  [{ field: 'endTime', before: null, after: '12:00' }, 'End time: none → 12:00 PM'],
  [{ field: 'status', before: 'confirmed', after: 'cancelled' }, 'Status: Confirmed → Cancelled'],
  [{ field: 'externalId', before: null, after: '4711' }, 'Id in the other system: none → 4711'],
  [{ field: 'competition', before: null, after: 'Cup' }, 'Competition: none → Cup'],
  [{ field: 'ageGroup', before: 'U12', after: null }, 'Age group: U12 → none'],
  [{ field: 'teamName', before: null, after: 'U12 Owls' }, 'Team: none → U12 Owls'],
])('valueWords writes %j for people', (value, words) => expect(valueWords(value)).toBe(words));

it.each([
  [
    'Moved from 2027-05-01 10:00 to 2027-05-08 11:30. The place is now "St. John. Park". Ends are guessed',
    'Ends are guessed',
  ],
  ['The end is now 12:00', ''],
  ['Cancelled. Left out: type "x"', 'Left out: type "x"'],
  [
    'Already exists. The age group follows from the date of birth again',
    'The age group follows from the date of birth again',
  ],
  ['Something else. And more', 'Something else. And more'],
])('notesOf leaves out of %j what the values say', (message, notes) =>
  expect(notesOf({ ...row, message })).toBe(notes),
);

it('notesOf keeps all of a message about a row that is no team of the file', () => {
  const values = [{ field: 'teamName', before: null, after: 'St. Anne' }];
  expect(notesOf({ ...row, values, message: 'Already exists, and is now in St. Anne. Left out: position' })).toBe(
    'Left out: position',
  );
  expect(notesOf({ ...row, change: 'same', message: 'Already exists' })).toBe('Already exists');
});

it('questionOf leaves out what the choices replace, and keeps hints', () => {
  const message =
    'name "Mia" is close to the name of a registered player born on 2015-03-01. It has a Cyrillic letter. ' +
    'Add this player by hand if it is another one. Did you mean "Mia K." or "Mia J."?';
  expect(questionOf({ ...row, message })).toBe(
    'name "Mia" is close to the name of a registered player born on 2015-03-01. It has a Cyrillic letter.',
  );
});
