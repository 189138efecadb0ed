import { differences } from './check-rows.ts';
import { type Shape } from './declared-rows.ts';

const shape: Shape = {
  id: { isOptional: false },
  note: { isOptional: true },
  teams: { isOptional: false, inner: { name: { isOptional: false } } },
};

it.each([
  ['what its type says', { id: 1, teams: [] }, []],
  ['an optional member', { id: 1, note: null, teams: null }, []],
  ['a column too many', { id: 1, teams: [], team_id: 2 }, ['selects team_id, which its type does not have']],
  ['a column too few', { teams: [] }, ['does not select id, which its type has']],
  [
    'another member in a list of objects',
    { id: 1, teams: [{ name: 'Lions' }, { title: 'Bears' }] },
    ['selects teams.title, which its type does not have', 'does not select teams.name, which its type has'],
  ],
])('A statement that selects %s is told so', (_, row, expected) => {
  expect(differences(row, shape)).toEqual(expected);
});
