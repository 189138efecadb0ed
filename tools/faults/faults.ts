// `npm run verify -- faults`: the full form of every check of a goal, and the table in docs/reliability.md. `faults R2 S5` runs some
// goals.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goals } from './goals.ts';
import { type Note, rowsOf, runName, writeRows } from './report.ts';
import { runInZone, runJestChecks, runJourneys, runVerification } from './run-checks.ts';

/** The server's own zone must not matter; these have every kind of offset and change of clocks. */
const zones = ['UTC', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland'];

const args = process.argv.slice(2);
const withoutZones = args.includes('--without-zones');
const named = args.filter((arg) => !arg.startsWith('--'));
const unknown = named.filter((id) => !(id in goals));
if (unknown.length > 0) {
  console.error(`Unknown goals: ${unknown.join(', ')}. The goals are ${Object.keys(goals).join(', ')}.`);
  process.exit(1);
}
const ids = named.length > 0 ? named : Object.keys(goals);

const folder = mkdtempSync(join(tmpdir(), 'touchline-notes-'));
const notesFile = join(folder, 'notes.jsonl');
const checks = [...runJestChecks(ids, notesFile), ...runJourneys(ids)];
if (ids.includes('R15')) checks.push(runVerification('R15', 'drill', 'tools/drill/drill.ts'));
if (ids.includes('R16') && !withoutZones) checks.push(...zones.flatMap(runInZone));
const notes = existsSync(notesFile)
  ? readFileSync(notesFile, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Note)
  : [];
rmSync(folder, { recursive: true });

await writeRows(rowsOf(ids, checks, notes, runName()));
for (const { goal, title, file } of checks.filter(({ outcome }) => outcome === 'failed'))
  console.log(`FAILED  ${goal}  ${file}: ${title}`);
for (const { goal, figure } of notes) console.log(`${goal.padEnd(4)} ${figure}`);
const passed = checks.filter(({ outcome }) => outcome === 'passed').length;
const failed = checks.filter(({ outcome }) => outcome === 'failed').length;
const unchecked = ids.filter((id) => !checks.some(({ goal, outcome }) => goal === id && outcome !== 'skipped'));
if (unchecked.length > 0) console.log(`Not measured: ${unchecked.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || unchecked.length > 0 ? 1 : 0;
