import { opponentWords } from './opponent-words.ts';

const teams = [{ name: 'U12 Lions' }];

it.each([
  ['U12 Lions v Harbour Rovers', 'v Harbour Rovers'],
  ['Eldermoor v U12 Lions', 'v Eldermoor'],
  ['u12 lions vs Harbour Rovers', 'v Harbour Rovers'],
  ['U12 Lions vs. Harbour Rovers', 'v Harbour Rovers'],
  ['U12 Lions Blue v Harbour Rovers', 'U12 Lions Blue v Harbour Rovers'],
  ['U12 Lions v ', 'U12 Lions v '],
  ['Lions training', 'Lions training'],
  ['A v B v C', 'A v B v C'],
])('opponentWords shortens “%s” to “%s”', (title, shortened) => {
  expect(opponentWords(title, teams)).toBe(shortened);
});

it('opponentWords keeps both names of a match between own teams', () => {
  const both = [...teams, { name: 'U10 Otters' }];
  expect(opponentWords('U12 Lions v U10 Otters', both)).toBe('U12 Lions v U10 Otters');
});
