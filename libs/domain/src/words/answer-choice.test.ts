import { choiceFragment, choiceIn } from './answer-choice.ts';

it.each([true, false])('choiceIn reads what choiceFragment wrote, here %s', (isAvailable) => {
  const choice = { eventId: 7, childId: 12, isAvailable };
  expect(choiceIn(choiceFragment(choice))).toEqual(choice);
});

it.each(['', '#', '#choice-7-12', '#choice-7-12-maybe', '#choice-7-x-available', '#other', '#choice-7-12-available&x'])(
  'choiceIn finds nothing in %j',
  (fragment) => expect(choiceIn(fragment)).toBeNull(),
);
