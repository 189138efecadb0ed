import { eventFields, messages, textRule } from '@touchline/domain';
import * as z from 'zod/mini';
import { fields } from './fields.ts';

/** The first message about a value, or the value that is sent. */
function outcome(field: z.ZodMiniType, value: string): unknown {
  const result = z.safeParse(field, value);
  return result.success ? result.data : result.error.issues[0]?.message;
}

it.each([
  ['a name', fields.name(), '  ', 'Name is required'],
  ['a name', fields.name(), ' Mia ', 'Mia'],
  ['a name', fields.name(), 'x'.repeat(101), 'Must be at most 100 characters'],
  ['a longer name', fields.name({ min: 2, message: messages.nameTooShort }), 'x', 'Name must be at least 2 characters'],
  ['optional text', fields.optionalText(20), '  ', null],
  ['an email', fields.email(), 'ana@', 'Please enter a valid email address'],
  ['an email', fields.usernameEmail(), 'ana b@example.org', 'Email cannot contain spaces when used as username'],
  ['an email', fields.email(), ' Ana@example.org ', 'ana@example.org'],
  ['an email of a look-alike', fields.email(), 'аna@example.org', 'The name before the @ must not mix alphabets'],
  ['a date of birth', fields.dateOfBirth('2026-11-20'), '2026-11-21', 'Date of birth cannot be in the future'],
  ['an optional time', fields.optionalBy(eventFields.endTime), '25:00', 'Please enter a time'],
  ['a text', fields.by(textRule({ min: 1, message: 'Content is required' })), ' \n', 'Content is required'],
  ['a phone number', fields.optionalName(40), ' 020  7946 ', '020 7946'],
  ['a current password', fields.currentPassword('Password is required'), '', 'Password is required'],
  ['a password', fields.password(), '12345', 'Password must be at least 6 characters'],
  ['a password of a stricter club', fields.password(8), '1234567', 'Password must be at least 8 characters'],
  ['a password', fields.password(), ' 12345 ', ' 12345 '],
  ['a choice', fields.id(messages.leagueRequired), '', 'Please select a league'],
  ['a choice', fields.id(messages.leagueRequired), '7', 7],
  ['an optional choice', fields.optionalId(), '', null],
  ['a date', fields.eventDate(), '', 'Date is required'],
  ['a date', fields.eventDate(), '2026-02-30', 'Invalid date'],
  ['a time', fields.by(eventFields.startTime), '', 'Start time is required'],
  ['an optional time', fields.optionalBy(eventFields.endTime), '', null],
])('A form field for %s validates value %#', (_what, field, value, expected) => {
  expect(outcome(field, value)).toBe(expected);
});
