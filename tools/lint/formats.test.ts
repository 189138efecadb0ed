import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  // Tests may compare with what a browser writes.
  .filter((file) => !/\.test\.tsx?$/.test(file));

/** What writes dates and numbers in a language's form, or names such a form. */
const ofLanguage = /['"`]en[-_](US|GB)['"`]|\.toLocale(Date|Time)?String\(|\bIntl\.(Date|Number)/;

const found = (pattern: RegExp, text: string) => text.split('\n').filter((line) => pattern.test(line));

it('Dates, times and numbers are written by libs/domain/src/words alone', () => {
  const elsewhere = sources
    .filter((file) => !file.startsWith('libs/domain/src/words/'))
    .filter((file) => found(ofLanguage, readFileSync(new URL(file, root), 'utf8')).length > 0);
  expect(elsewhere).toEqual([
    // Reads the clock of a time zone, whatever the club's format.
    'libs/domain/src/civil-time.ts',
  ]);
});

it.each([
  "count.toLocaleString('en-US')",
  'count.toLocaleString()',
  'new Date().toLocaleDateString()',
  "new Intl.DateTimeFormat('de')",
  'const locale = "en-GB";',
])('%s is found', (line) => {
  expect(found(ofLanguage, line)).toEqual([line]);
});
