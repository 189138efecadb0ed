import { format, resolveConfig } from 'prettier';
import { kindOf, shareOf, testsOf, type Total, totalOf } from './coverage.ts';
import { type Requirement, type Status } from './requirement.ts';
import { beyond, chapters, notMet } from './requirements.ts';
import { root, type TaggedTest } from '../tags/tagged-tests.ts';

const shownTests = 2;
export const tableFile = new URL('docs/asvs.md', root);

/** The text of docs/asvs.md, formatted. */
export async function asvsTable(tests: TaggedTest[]): Promise<string> {
  const options = await resolveConfig(tableFile);
  const text = [introduction(tests), ...chapters.map((chapter) => chapterOf(chapter, tests)), levelThree(tests)];
  return format(text.join('\n\n'), { ...options, filepath: tableFile.pathname });
}

function introduction(tests: TaggedTest[]): string {
  const totals = [totalOf(1, chapters, tests), totalOf(2, chapters, tests)];
  const row = (name: string, value: (total: Total) => number | string) => [name, ...totals.map(value)];
  return `# OWASP ASVS 5.0, levels 1 and 2

How Touchline meets the [Application Security Verification Standard](https://github.com/OWASP/ASVS) 5.0: each requirement of levels 1 and 2
in our own words, and the tests, documents or reasons. The numbers are those of the standard, whose text says exactly what is required.

\`npm run verify -- asvs\` writes this page. A test covers what the comment in front of it names, such as \`// Covers ASVS 8.2.1.\`; \`tools/asvs/chapters\`
has the other reasons. A test fails if the page is out of date or coverage falls below the goal: all applicable requirements of level 1 and 95 % of level 2.

${table(
  ['', 'level 1', 'level 2'],
  [
    row('requirements', ({ all }) => all),
    row('applicable', ({ applicable }) => applicable),
    row('covered by tests', ({ byKind }) => byKind.test),
    row('by a document or by design', ({ byKind }) => byKind.document + byKind.byDesign),
    row('by the operator', ({ byKind }) => byKind.operator),
    row('open', ({ byKind }) => byKind.open),
    row('**share of applicable that is not open**', (total) => `**${shareOf(total)}**`),
    row('share without what the operator does', (total) => shareOf(withoutOperator(total))),
  ],
)}

The operator’s part counts as covered, because the documentation says what to do; whether it is done is up to each installation.`;
}

const withoutOperator = ({ covered, applicable, byKind: { operator } }: Total) => ({
  covered: covered - operator,
  applicable: applicable - operator,
});

function chapterOf({ id, name, requirements }: (typeof chapters)[number], tests: TaggedTest[]): string {
  const kinds = requirements.map((requirement) => kindOf(requirement, tests));
  const reason = kinds.every((kind) => kind === 'notApplicable') && sameReason(requirements);
  const heading = `## ${id} ${name}`;
  if (reason) return `${heading}\n\nNot applicable: ${linked(reason)} (${requirements.length} requirements).`;
  const rows = requirements.map((requirement) => [
    requirement.id,
    requirement.level,
    requirement.title,
    howOf(requirement, tests),
  ]);
  return `${heading}\n\n${table(['', 'level', 'what', 'how'], rows)}`;
}

function sameReason(requirements: Requirement[]): string | null {
  const reasons = new Set(requirements.map(({ status }) => Object.values(status ?? {})[0] as string));
  return reasons.size === 1 ? [...reasons][0]! : null;
}

function levelThree(tests: TaggedTest[]): string {
  const rows = [...beyond].map(([id, title]) => [id, 3, title, testLinks(testsOf(id, tests))]);
  const missed = [...notMet].map(([id, text]) => `- ${id}: ${linked(text)}.`).join('\n');
  return `## Level 3\n\nNot a goal, but tested as well:\n\n${table(['', 'level', 'what', 'how'], rows)}\n\nNot met:\n\n${missed}`;
}

function howOf({ id, status }: Requirement, tests: TaggedTest[]): string {
  const found = testsOf(id, tests);
  return found.length > 0 ? testLinks(found) : statusWords(status);
}

function testLinks(tests: TaggedTest[]): string {
  const links = tests.slice(0, shownTests).map(({ file, title }) => `[${escaped(title)}](../${file})`);
  const more = tests.length - shownTests;
  return links.join('; ') + (more > 0 ? `; and ${more} more` : '');
}

function statusWords(status: Status | undefined): string {
  if (!status) return '**Open**: nothing covers it';
  if ('document' in status) return `Document: ${linked(status.document)}`;
  if ('operator' in status) return `Operator: ${linked(status.operator)}`;
  if ('notApplicable' in status) return `Not applicable: ${linked(status.notApplicable)}`;
  return 'byDesign' in status ? `By design: ${linked(status.byDesign)}` : `**Open**: ${linked(status.open)}`;
}

/** A path of the repository, with an anchor if it is a section. */
export const repositoryPath =
  /(?<![\w/])((?:backend|libs|shell|tools|deploy|docs)\/[\w./-]+\.\w+|docker-compose\.yml|deploy\/Dockerfile)(#[\w-]+)?/g;

const linked = (text: string) =>
  escaped(text).replace(repositoryPath, (_match, path: string, anchor = '') => {
    const target = path.startsWith('docs/') ? path.slice('docs/'.length) : `../${path}`;
    return `[${path.split('/').at(-1)}${anchor ? `, ${String(anchor).slice(1).replaceAll('-', ' ')}` : ''}](${target}${anchor})`;
  });

const escaped = (text: string) => text.replace(/[|<*_`[\]]/g, (character) => `\\${character}`);

/** Not aligned, so that a change of one row is a change of one line. */
function table(head: (string | number)[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  return ['<!-- prettier-ignore -->', line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
