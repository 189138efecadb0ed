import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import prettier from 'prettier';
import { goals } from './goals.ts';
import { type Check } from './run-checks.ts';

const page = new URL('../../docs/reliability.md', import.meta.url);
const table = /(?<=<!-- faults:start -->\n)[^]*(?=<!-- faults:end -->)/;
const head = ['goal', 'what', 'verdict', 'checks', 'figures', 'run'];

/** A figure that a check has measured. */
export interface Note {
  goal: string;
  figure: string;
}

/** The rows of these goals. A goal without a check is missed. */
export function rowsOf(ids: string[], checks: Check[], notes: Note[], run: string): string[] {
  return ids.map((id) => {
    const own = checks.filter(({ goal }) => goal === id);
    const ran = own.filter(({ outcome }) => outcome !== 'skipped');
    const failed = ran.filter(({ outcome }) => outcome === 'failed');
    const verdict = ran.length === 0 ? 'not measured' : failed.length === 0 ? 'met' : 'missed';
    const counts = `${ran.length - failed.length} of ${ran.length} pass${own.length > ran.length ? `, ${own.length - ran.length} skipped` : ''}`;
    const files = [...new Set(own.map(({ file }) => file))].map(
      (file) => `[${basename(file).replace(/\.\w+$/, '')}](../${file})`,
    );
    const figures = notes.filter(({ goal }) => goal === id).map(({ figure }) => figure);
    const failures = failed.map(({ title }) => `failed: ${title}`);
    const cells = [
      id,
      goals[id]!,
      verdict,
      `${counts}: ${files.join(', ')}`,
      [...failures, ...figures].join('; '),
      run,
    ];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
}

/** Replaces these rows of the table in docs/reliability.md, and keeps the others. */
export async function writeRows(rows: string[]): Promise<void> {
  const idOf = (row: string) => /^\|\s*([RS]\d+)\s*\|/.exec(row)?.[1];
  const text = readFileSync(page, 'utf8');
  const old = table
    .exec(text)![0]
    .split('\n')
    .filter((line) => idOf(line));
  const order = Object.keys(goals);
  const kept = new Map([...old, ...rows].map((row) => [idOf(row)!, row]));
  const lines = order.flatMap((id) => kept.get(id) ?? []);
  const whole = [`| ${head.join(' | ')} |`, `|${head.map(() => '---').join('|')}|`, ...lines].join('\n');
  const content = text.replace(table, () => `\n${whole}\n\n`);
  const options = await prettier.resolveConfig(page.pathname);
  writeFileSync(page, await prettier.format(content, { ...options, parser: 'markdown' }));
}

/** The date and commit of a run. */
export function runName(): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: new URL('.', page), encoding: 'utf8' });
  return `${new Date().toISOString().slice(0, 10)}, ${commit.trim()}`;
}
