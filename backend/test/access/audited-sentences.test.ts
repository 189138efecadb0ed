import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditGroupOf, toldActions } from '@touchline/domain';
import { auditedActs } from '../support/audited-acts.ts';

const sources = join(import.meta.dirname, '../../src');

/** The files that write to the audit log. */
const writers = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.startsWith('audit/'))
  .map((file) => readFileSync(join(sources, file), 'utf8'))
  .filter((text) => /\bAuditService\b|\binsertAuditEntry\b/.test(text));

/** Asks the access policy, whose actions have names of the same form. */
const policy = /\b(?:can|canForAll|mayTry|Requires)\([^)]*?'[a-z-]+\.[a-z-]+'/g;

const literals = (text: string) =>
  [...text.matchAll(/'([a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*)'/g)].map(([, name]) => name!);

/** What takes the place of `${…}` in the name of an action. */
const inserts: Record<string, (text: string) => string[]> = {
  'account.second-factor-${change}': (text) =>
    [...text.matchAll(/this\.changed\(manager, me, '([a-z-]+)'\)/g)].map(
      ([, change]) => `account.second-factor-${change}`,
    ),
  '${action}.refused': (text) => literals(/recordedActions[^;]*;/.exec(text)![0]).map((action) => `${action}.refused`),
};

/** The actions that a file records. */
function actionsIn(text: string): string[] {
  const templates = [...text.matchAll(/`((?:[a-z-]|\$\{action\})+\.(?:[a-z-]|\$\{change\})+)`/g)].map(
    ([, name]) => name!,
  );
  const made = templates.flatMap((template) => {
    if (!inserts[template]) throw new Error(`Say what ${template} can become`);
    return inserts[template](text);
  });
  // In the guard, all others are actions of the access policy.
  return [...(text.includes('recordedActions') ? [] : literals(text.replace(policy, ''))), ...made];
}

const recorded = [...new Set(writers.flatMap(actionsIn))].sort();

describe('Every action that the server records', () => {
  it('has a sentence, and every sentence has an action', () => {
    expect(recorded).toEqual([...toldActions].sort());
  });

  it('includes those of all audited operations', () => {
    expect(recorded).toEqual(expect.arrayContaining(Object.values(auditedActs).map(({ action }) => action)));
  });

  it('is in a group of the filter', () => {
    expect(recorded.filter((action) => auditGroupOf(action) === null)).toEqual([]);
  });
});
