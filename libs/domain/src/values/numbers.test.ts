import * as messages from '../messages.ts';
import { fromDigits, idListRule, idOf, idRule, jerseyNumberRule, teamListRule, wholeNumberRule } from './numbers.ts';
import { problemWith, type ValueRule, valueOf } from './value-rule.ts';

const twoIds = idListRule(2, 'At most two');
const limit = fromDigits(wholeNumberRule({ min: 1, max: 10 }));
const fifty = Array.from({ length: 50 }, (_, index) => index + 1);

it.each<[string, ValueRule, unknown, unknown]>([
  ['idRule', idRule(), 1, 1],
  ['idRule', idRule(), 2147483647, 2147483647],
  ['idListRule', twoIds, [], []],
  ['idListRule', twoIds, [3, 1, 3, 1, 1], [3, 1]],
  ['teamListRule', teamListRule(), [2, 1, 2], [2, 1]],
  ['teamListRule', teamListRule(), '[2,1,2]', [2, 1]],
  ['teamListRule', teamListRule(), '{"0":2,"1":1}', [2, 1]],
  ['teamListRule', teamListRule(), { 0: 2, 1: 1, 10: 2 }, [2, 1]],
  ['teamListRule', teamListRule(), {}, []],
  ['teamListRule', teamListRule(), '', []],
  ['teamListRule', teamListRule(), 'null', []],
  ['teamListRule', teamListRule(), null, []],
  ['teamListRule', teamListRule(), fifty, fifty],
  ['jerseyNumberRule', jerseyNumberRule(), 0, 0],
  ['jerseyNumberRule', jerseyNumberRule(), 999, 999],
  ['fromDigits', limit, '10', 10],
  ['fromDigits', limit, '0000000001', 1],
  ['fromDigits', limit, 7, 7],
])('%s accepts value %#', (_name, rule, given, value) => {
  expect(valueOf(rule, given)).toEqual(value);
});

const notOneToTen = '$property must be a whole number from 1 to 10';

it.each<[string, ValueRule, unknown, string]>([
  ['idRule', idRule(), 0, '$property must be an id'],
  ['idRule', idRule(), 2147483648, '$property must be an id'],
  ['idRule', idRule(), 1.5, '$property must be an id'],
  ['idRule', idRule(), '1', '$property must be an id'],
  ['idRule', idRule(messages.teamRequired), null, 'Please select a team'],
  ['idListRule', twoIds, [1, 2, 3], 'At most two'],
  ['idListRule', twoIds, [1, 0], 'At most two'],
  ['idListRule', twoIds, '[1]', 'At most two'],
  ['idListRule', twoIds, null, 'At most two'],
  ['teamListRule', teamListRule(), [...fifty, 51], messages.teamsInvolvedInvalid],
  ['teamListRule', teamListRule(), '"[1]"', messages.teamsInvolvedInvalid],
  ['teamListRule', teamListRule(), '[1', messages.teamsInvolvedInvalid],
  ['teamListRule', teamListRule(), 7, messages.teamsInvolvedInvalid],
  ['teamListRule', teamListRule(), { first: 1 }, messages.teamsInvolvedInvalid],
  ['teamListRule', teamListRule(), { '1a': 1 }, messages.teamsInvolvedInvalid],
  ['teamListRule', teamListRule(), { a1: 1 }, messages.teamsInvolvedInvalid],
  ['teamListRule', teamListRule(), undefined, messages.teamsInvolvedInvalid],
  ['jerseyNumberRule', jerseyNumberRule(), 1000, messages.jerseyNumberInvalid],
  ['jerseyNumberRule', jerseyNumberRule(), -1, messages.jerseyNumberInvalid],
  ['jerseyNumberRule', jerseyNumberRule(), '7', messages.jerseyNumberInvalid],
  ['fromDigits', limit, '0', notOneToTen],
  ['fromDigits', limit, '11', notOneToTen],
  ['fromDigits', limit, '1e0', notOneToTen],
  ['fromDigits', limit, 'x1', notOneToTen],
  ['fromDigits', limit, '00000000001', notOneToTen],
  ['fromDigits', limit, '', notOneToTen],
])('%s rejects value %#', (_name, rule, given, problem) => {
  expect(problemWith(rule, given)).toBe(problem);
});

it.each([
  ['1', 1],
  ['2147483647', 2147483647],
  ['2147483648', null],
  ['0', null],
  ['007', null],
  ['-1', null],
  ['1e3', null],
  ['0x10', null],
  ['', null],
  [' 1', null],
  [1, null],
  [undefined, null],
])('idOf reads %p as %p', (text, id) => {
  expect(idOf(text)).toBe(id);
});
