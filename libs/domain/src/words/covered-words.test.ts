import { type CoveredChild, coveredWords } from './covered-words.ts';

const trainings = ['training', 'match', 'training', 'training', 'training'] as const;

it.each<[CoveredChild[], string]>([
  [[{ name: 'Mia', types: trainings }], 'Covers 4 trainings and 1 match.'],
  [[{ name: 'Mia', types: ['friendly', 'friendly', 'match', 'match'] }], 'Covers 2 matches and 2 friendlies.'],
  [[{ name: 'Mia', types: [] }], 'Covers no events.'],
  [
    [
      { name: 'Mia', types: ['match'] },
      { name: 'Leo', types: ['match'] },
    ],
    'Covers 1 match for each of them.',
  ],
  [
    [
      { name: 'Mia', types: trainings },
      { name: 'Leo', types: [] },
    ],
    'Covers 4 trainings and 1 match for Mia and no events for Leo.',
  ],
  [
    [
      { name: 'Mia', types: [] },
      { name: 'Leo', types: [] },
    ],
    'Covers no events.',
  ],
  [[], ''],
])('coveredWords(%j) is “%s”', (children, words) => {
  expect(coveredWords(children)).toBe(words);
});
