import { retentionKinds, usualPeriods } from '@touchline/domain';
import { type Erasure, type TableEntry } from './entry.ts';
import { keptWords } from './kept-words.ts';
import { registry } from './registry.ts';

const intro = `# What the club holds of whom

Every table of the database, from the registry in \`backend/src/privacy/registry\`. It decides what a family's file shows, what is erased with
an account or a child, how long rows are kept, and what a backup leaves out. \`npm run contract\` writes this page; a test compares it with the
registry, and the registry with the catalogue of the database.

A row that is **deleted** goes with the account or the child; one that is **unnamed** stays without the person. A column in brackets is
personal but not in the file; what is not named here is a secret, a key, or tells of nobody.

`;

const heads = ['table', 'personal', 'in the file', 'with an account', 'with a child', 'kept', 'in a backup'];

/** The text of docs/security.md. */
export function registryDocument(): string {
  const rows = Object.entries(registry).map(([name, entry]) => rowOf(name, entry));
  const lines = [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return `${intro}<!-- prettier-ignore -->\n${lines.join('\n')}\n`;
}

const rowOf = (name: string, entry: TableEntry): string[] => [
  `\`${name}\`<br>${entry.title}`,
  personalColumns(entry),
  typeof entry.exported === 'string' ? `no: ${entry.exported}` : 'yes',
  erasureWords(entry.erased.account),
  erasureWords(entry.erased.child),
  keptOf(entry),
  entry.notBackedUp ? `no: ${entry.notBackedUp}` : 'yes',
];

const personalColumns = ({ columns }: TableEntry): string =>
  Object.entries(columns)
    .filter(([, content]) => content === 'exported' || content === 'withheld')
    .map(([column, content]) => (content === 'exported' ? `\`${column}\`` : `(\`${column}\`)`))
    .join(', ');

const erasureWords = <Subject>(erasure: Erasure<Subject> | undefined): string =>
  typeof erasure === 'object' ? erasure.does : (erasure ?? '');

/** The usual periods, because a club can set others. */
const keptOf = ({ kept }: TableEntry): string =>
  typeof kept === 'object' && kept.setting
    ? `${keptWords(kept, usualPeriods)}, by the setting _${retentionKinds[kept.setting].title}_`
    : keptWords(kept, usualPeriods);
