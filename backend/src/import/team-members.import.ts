import { type EntityManager } from 'typeorm';
import {
  childKey,
  fieldsOf,
  groupBy,
  type ImportedMember,
  importedWith,
  memberKey,
  type NamedTeam,
  onRoster,
  readMember,
  withoutDuplicates,
} from '@touchline/domain';
import { inBatches } from '../database/in-batches.ts';
import { childrenByBirth } from './children-by-birth.ts';
import { insertMembers, lockChildren, lockTeamsNamed } from './import.queries.ts';
import { type Importer, readInBatches, resolveInBatches, resultsInBatches } from './importer.ts';

export const importTeamMembers: Importer = async (manager, rows, today, act) => {
  const read = await readInBatches(rows, readMember, today);
  const teams = await teamsByName(manager, fieldsOf(read));
  const children = await childrenByKey(manager, fieldsOf(read));
  const byBirth = await childrenByBirth(
    manager,
    fieldsOf(read).filter((member) => !children.has(childKey(member))),
  );
  const members = withoutDuplicates(
    await resolveInBatches(read, (member) => onRoster(member, teams, children, byBirth)),
    memberKey,
  );
  const added = await inBatches(fieldsOf(members), (batch) => insertMembers(manager, { members: batch, act }));
  const keys = new Set(added.map(memberKey));
  return {
    results: await resultsInBatches(members, (member) => (keys.has(memberKey(member)) ? importedWith(member) : null)),
    teamChangeIds: added.map(({ changeId }) => changeId),
  };
};

/** The teams that rows can mean, by folded name. */
export async function teamsByName(
  manager: EntityManager,
  members: Pick<ImportedMember, 'foldedTeamName'>[],
): Promise<Map<string, NamedTeam[]>> {
  const names = new Set(members.map(({ foldedTeamName }) => foldedTeamName));
  return groupBy(await lockTeamsNamed(manager, { foldedNames: [...names] }), ({ foldedName }) => foldedName);
}

async function childrenByKey(manager: EntityManager, members: ImportedMember[]) {
  const keys = members.map(({ foldedName, dateOfBirth }) => ({ foldedName, dateOfBirth }));
  const found = await inBatches(keys, (batch) => lockChildren(manager, { keys: batch }));
  return new Map(found.map((child) => [childKey(child), child]));
}
