import { coachRoleIn } from './role-words.ts';

it.each([
  ['lead', ['Lead', 'Head Coach', 'head', 'Main Manager', 'Haupttrainer']],
  ['assistant', ['assistant', 'Asst. Coach', 'Co-Trainer', 'Second coach', 'Helper']],
  [null, ['Coach', 'Team Manager', 'Trainer']],
  [undefined, ['Physio', 'Treasurer', '?', 'lead '.repeat(1000)]],
])('coachRoleIn reads %p', (role, cells) => {
  for (const cell of cells) expect([cell, coachRoleIn(cell)]).toEqual([cell, role]);
});
