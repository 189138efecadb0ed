import {
  childKey,
  fieldsOf,
  firstOfEach,
  inTeam,
  memberKey,
  type PlacedRow,
  readRosterRow,
  rosterKey,
  rosterOutcome,
  unlessNear,
  withoutDuplicates,
} from '@touchline/domain';
import { insertMembers } from '../children/new-members.queries.ts';
import { inBatches } from '../database/in-batches.ts';
import { addChildren, idsOf, noParents } from './children.import.ts';
import { childrenByBirth } from './children-by-birth.ts';
import { addedOn } from './undo/ledger.queries.ts';
import { type Importer, linesBy, readInBatches, resolveInBatches, resultsInBatches } from './importer.ts';
import { teamsByName } from './team-members.import.ts';

/** Imports players, their parents and their places in teams at once. */
export const importRosters: Importer = async (manager, rows, today, act) => {
  const read = withoutDuplicates(await readInBatches(rows, readRosterRow, today), rosterKey);
  const named = fieldsOf(read).map(({ child }) => child);
  const byBirth = await childrenByBirth(manager, named);
  const teams = await teamsByName(
    manager,
    fieldsOf(read).flatMap(({ member }) => member ?? []),
  );
  const decideChild = unlessNear(named, byBirth, act.choices);
  const decided = await resolveInBatches(read, (row, line) => inTeam(row, decideChild(row.child, line), teams));
  const placed = withoutDuplicates(decided, rosterKey);

  const children = firstOfEach(
    fieldsOf(placed).map(({ child }) => child),
    childKey,
  );
  const { added, parents, invitees, assigned } = await addChildren(manager, children);
  const known = children.filter((child) => !added.has(childKey(child)));
  const ids = new Map([...added, ...(await idsOf(manager, known))]);

  const members = fieldsOf(placed).flatMap(({ child, member }) => {
    const childId = ids.get(childKey(child));
    return member && childId ? [{ ...member, childId }] : [];
  });
  const unique = firstOfEach(members, memberKey);
  const joined = await inBatches(unique, (batch) => insertMembers(manager, { members: batch, act }));
  const membershipOf = ({ child, member }: PlacedRow) => ({
    teamId: member?.teamId ?? 0,
    childId: ids.get(childKey(child))!,
  });
  const childLines = linesBy(placed.toReversed(), ({ child }) => childKey(child));
  const memberLines = linesBy(placed.toReversed(), (row) => memberKey(membershipOf(row)));
  const changes = [
    ...[...added].map(([key, id]) => addedOn(childLines.get(key)!, 'child', id)),
    ...joined.map((member) => addedOn(memberLines.get(memberKey(member))!, 'membership', member.id)),
  ];
  const newMembers = new Set(joined.map(memberKey));

  // A player can have several rows; the first one tells of what is new.
  const results = await resultsInBatches(placed, (row) => {
    const key = childKey(row.child);
    const isNewMember = row.member !== null && newMembers.delete(memberKey({ ...row.member, childId: ids.get(key)! }));
    return rosterOutcome(row, { parents: added.delete(key) ? (parents.get(key) ?? noParents) : null, isNewMember });
  });
  return { results, changes, details: assigned, invitees, teamChangeIds: joined.map(({ changeId }) => changeId) };
};
