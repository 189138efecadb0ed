import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const sources = git('ls-files', 'parent-app/src', 'admin-app/src', 'shell/src', 'libs/app-core/src', 'libs/ui/src')
  .split('\n')
  .filter((file) => /\.tsx$/.test(file) && !/\.test\.tsx$/.test(file))
  .map((file) => ({ file, text: readFileSync(new URL(file, root), 'utf8') }));
const filesWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

it('Every place that asks for an answer shows the same control', () => {
  expect(filesWith(/<AnswerControl\b/)).toEqual([
    // The team's page: a player's answers and the matrix.
    'admin-app/src/teams/availability/matrix-cell.tsx',
    'admin-app/src/teams/availability/player-row.tsx',
    // The match-day sheet.
    'parent-app/src/event/sheet/player-row.tsx',
    // Dashboard, calendar and event page.
    'parent-app/src/events/family-answer.tsx',
    'parent-app/src/events/family-answers.tsx',
    // The page of the link in a mail.
    'shell/src/answers/answer-event.tsx',
  ]);
  expect(filesWith(/role="radiogroup"/)).toEqual(['libs/app-core/src/answer/answer-control.tsx']);
});
