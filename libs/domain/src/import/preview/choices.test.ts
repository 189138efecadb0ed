import { type Choice, choicesText, readChoices } from './choices.ts';

it('readChoices reads what choicesText has written', () => {
  const choices = new Map<number, Choice>([
    [12, 'new'],
    [15, 'skip'],
    [17, 4711],
  ]);
  expect(readChoices(choicesText(choices))).toEqual(choices);
  expect(readChoices('{}')).toEqual(new Map());
});

it.each([
  'no JSON',
  'null',
  '[]',
  '"new"',
  '{"0":"new"}',
  '{"-1":"new"}',
  '{"1.5":"new"}',
  '{"x":"new"}',
  '{"1":"old"}',
  '{"1":0}',
  '{"1":1.5}',
  '{"1":3000000000}',
  '{"1":null}',
  '{"1":{"id":2}}',
  '{"__proto__":"new"}',
])('readChoices refuses %s', (text) => {
  expect(readChoices(text)).toBeNull();
});
