import { type EntityManager } from 'typeorm';
import {
  byTeamName,
  childKey,
  fieldsOf,
  type ImportedMember,
  importedWith,
  memberKey,
  type NamedTeam,
  onRoster,
  readMember,
  withoutDuplicates,
} from '@touchline/domain';
import { insertMembers } from '../children/new-members.queries.ts';
import { inBatches } from '../database/in-batches.ts';
import { childrenByBirth } from './children-by-birth.ts';
import { lockChildren, lockTeamsNamed } from './import.queries.ts';
import { addedOn } from './undo/ledger.queries.ts';
import { type Importer, linesBy, readInBatches, resolveInBatches, resultsInBatches } from './importer.ts';

export const importTeamMembers: Importer = async (manager, rows, today, act) => {
  const read = await readInBatches(rows, readMember, today);
  const teams = await teamsByName(manager, fieldsOf(read));
  const children = await childrenByKey(manager, fieldsOf(read));
  const byBirth = await childrenByBirth(
    manager,
    fieldsOf(read).filter((member) => !children.has(childKey(member))),
  );
  const known = { teamsByName: teams, childrenByKey: children, childrenByBirth: byBirth };
  const members = withoutDuplicates(
    await resolveInBatches(read, (member, line) => onRoster(member, known, act.choices.get(line))),
    memberKey,
  );
  const added = await inBatches(fieldsOf(members), (batch) => insertMembers(manager, { members: batch, act }));
  const keys = new Set(added.map(memberKey));
  const lines = linesBy(members, memberKey);
  return {
    changes: added.map((member) => addedOn(lines.get(memberKey(member))!, 'membership', member.id)),
    results: await resultsInBatches(members, (member) =>
      keys.has(memberKey(member)) ? importedWith(member) : undefined,
    ),
    teamChangeIds: added.map(({ changeId }) => changeId),
  };
};

/** The teams that rows can mean, by folded name. */
export async function teamsByName(
  manager: EntityManager,
  members: Pick<ImportedMember, 'foldedTeamName'>[],
): Promise<Map<string, NamedTeam[]>> {
  const names = new Set(members.map(({ foldedTeamName }) => foldedTeamName));
  return byTeamName(await lockTeamsNamed(manager, { foldedNames: [...names] }));
}

async function childrenByKey(manager: EntityManager, members: ImportedMember[]) {
  const keys = members.map(({ foldedName, dateOfBirth }) => ({ foldedName, dateOfBirth }));
  const found = await inBatches(keys, (batch) => lockChildren(manager, { keys: batch }));
  return new Map(found.map((child) => [childKey(child), child]));
}
