import * as messages from '../messages.ts';
import { birthProblem, dateOfBirthRule, dateRule, dayListRule, eventDateRule, timeRule } from './dates.ts';
import { problemWith, type ValueRule } from './value-rule.ts';

const born = dateOfBirthRule('2026-11-20');
const notADay = '$property must be a day as YYYY-MM-DD';

it.each<[string, ValueRule, unknown, string | null]>([
  ['dateRule', dateRule(), '0001-01-01', null],
  ['dateRule', dateRule(), '9999-12-31', null],
  ['dateRule', dateRule(), '2026-02-30', notADay],
  ['dateRule', dateRule(), '', notADay],
  ['dateRule', dateRule({ missing: 'Which day?' }), '', 'Which day?'],
  ['dateRule', dateRule({ missing: 'Which day?' }), null, 'Which day?'],
  ['dateRule', dateRule({ missing: 'Which day?' }), undefined, 'Which day?'],
  ['dateRule', dateRule({ missing: 'Which day?' }), 0, notADay],
  ['eventDateRule', eventDateRule(), '1950-01-01', null],
  ['eventDateRule', eventDateRule(), '1949-12-31', messages.dateInvalid],
  ['eventDateRule', eventDateRule(), '2199-12-31', null],
  ['eventDateRule', eventDateRule(), '2200-01-01', messages.dateInvalid],
  ['eventDateRule', eventDateRule(), '', messages.dateRequired],
  ['dayListRule', dayListRule(2, 'No days'), [], null],
  ['dayListRule', dayListRule(2, 'No days'), ['2026-11-20', '2026-11-20', '2026-11-27'], null],
  ['dayListRule', dayListRule(2, 'No days'), ['2026-11-20', '2026-11-27', '2026-12-04'], 'No days'],
  ['dayListRule', dayListRule(2, 'No days'), ['2026-02-30'], 'No days'],
  ['dayListRule', dayListRule(2, 'No days'), '2026-11-20', 'No days'],
  ['dateOfBirthRule', born, '1900-01-01', null],
  ['dateOfBirthRule', born, '1899-12-31', messages.dateInvalid],
  ['dateOfBirthRule', born, '2026-11-20', null],
  ['dateOfBirthRule', born, '2026-11-21', messages.bornInFuture],
  ['dateOfBirthRule', born, '2026-02-30', messages.dateInvalid],
  ['dateOfBirthRule', born, '', messages.dateOfBirthRequired],
  ['dateOfBirthRule without today', dateOfBirthRule(), '2999-01-01', null],
  ['timeRule', timeRule(), '23:59', null],
  ['timeRule', timeRule(), '24:00', messages.timeInvalid],
  ['timeRule', timeRule(messages.startTimeRequired), '', messages.startTimeRequired],
])('%s finds in value %# the problem %p', (_name, rule, value, problem) => {
  expect(problemWith(rule, value)).toBe(problem);
});

it.each([
  ['2026-11-21', true, messages.bornInFuture],
  ['2026-11-21', false, messages.bornInFuture],
  ['2026-11-20', true, messages.childAge],
  ['2026-11-20', false, null],
  ['2023-11-20', true, null],
  ['1950-01-01', true, messages.childAge],
  ['1950-01-01', false, null],
])('birthProblem for a child born on %s, added by a parent %p, is %p', (dateOfBirth, byParent, problem) => {
  expect(birthProblem(dateOfBirth, '2026-11-20', { byParent })).toBe(problem);
});
