import { spanWords, teamNames, teamsBesidesTitle } from './event-words.ts';

const event = (title: string, ...names: string[]) => ({ title, teams: names.map((name) => ({ name })) });

it.each([
  ['Crystal Palace FC v Hull City', ['Crystal Palace FC U10', 'Hull City U10'], 'U10'],
  ['Lions v Otters', ['U12 Lions', 'U10 Otters'], 'U12, U10'],
  ['U12 Lions v Harbour Rovers', ['U12 Lions'], ''],
  ['Training', ['U12 Lions'], 'U12 Lions'],
  ['Open day', [], ''],
  ['Winter Cup', ['U8 Owls', 'U9 Bats', 'U10 Otters', 'U12 Lions'], 'U8 Owls, U9 Bats and 2 more'],
])('teamsBesidesTitle says of %p of %p only %p', (title, names, words) => {
  expect(teamsBesidesTitle(event(title, ...names))).toBe(words);
});

it('teamNames names all teams', () => {
  expect(teamNames(event('U12 Lions v Bears', 'U12 Lions', 'Bears'))).toBe('U12 Lions, Bears');
});

it.each([
  ['10:30', '12:00', '10:30 AM – 12:00 PM'],
  ['22:00', '00:30', '10:00 PM – 12:30 AM (next day)'],
  ['10:30', null, '10:30 AM'],
])('spanWords of %s and %s is %p', (startTime, endTime, words) => {
  expect(spanWords({ startTime, endTime }).replaceAll('\u00a0', ' ')).toBe(words);
});

it('spanWords of an event without a time', () => {
  expect(spanWords({ startTime: '12:00', isTimeToBeConfirmed: true, endTime: null })).toBe('Time to be confirmed');
});
