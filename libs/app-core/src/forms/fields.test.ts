import { messages } from '@touchline/domain';
import * as z from 'zod/mini';
import { fields } from './fields.ts';

/** The first message about a value, or the value that is sent. */
function outcome(field: z.ZodMiniType, value: string): unknown {
  const result = z.safeParse(field, value);
  return result.success ? result.data : result.error.issues[0]?.message;
}

it.each([
  ['a name', fields.text(messages.nameRequired), '  ', 'Name is required'],
  ['a name', fields.text(messages.nameRequired), ' Mia ', 'Mia'],
  ['a name', fields.text(messages.nameRequired), 'x'.repeat(101), 'Please use at most 100 characters'],
  ['a longer name', fields.text(messages.nameTooShort, { min: 2 }), 'x', 'Name must be at least 2 characters'],
  ['optional text', fields.optionalText(20), '  ', null],
  ['an e-mail', fields.email(), 'ana@', 'Please enter a valid email address'],
  ['an e-mail', fields.email(), 'ana b@example.org', 'Email cannot contain spaces when used as username'],
  ['an e-mail', fields.email(), ' ana@example.org ', 'ana@example.org'],
  ['a password', fields.password(), '12345', 'Password must be at least 6 characters'],
  ['a password of a stricter club', fields.password(8), '1234567', 'Password must be at least 8 characters'],
  ['a password', fields.password(), ' 12345 ', ' 12345 '],
  ['a choice', fields.id(messages.leagueRequired), '', 'Please select a league'],
  ['a choice', fields.id(messages.leagueRequired), '7', 7],
  ['an optional choice', fields.optionalId(), '', null],
  ['a date', fields.date(messages.dateRequired), '', 'Date is required'],
  ['a date', fields.date(messages.dateRequired), '2026-02-30', 'Invalid date'],
  ['a time', fields.time(messages.startTimeRequired), '', 'Start time is required'],
  ['an optional time', fields.optionalTime(), '', null],
])('%s: %#', (_what, field, value, expected) => {
  expect(outcome(field, value)).toBe(expected);
});
