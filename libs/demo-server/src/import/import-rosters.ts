import {
  childKey,
  fieldsOf,
  firstOfEach,
  inTeam,
  memberKey,
  readRosterRow,
  readRows,
  resolveRows,
  resultsOf,
  rosterKey,
  rosterOutcome,
  unlessNear,
  withoutDuplicates,
} from '@touchline/domain';
import { join } from '../children/memberships.ts';
import { accountsByEmail, addWithParents, countInvitees, keysOf } from './import-children.ts';
import { childrenByBirth, teamsByName } from './import-rows.ts';
import { type Importer } from './importer.ts';

/** Imports players, their parents and their places in teams at once. */
export const importRosters: Importer = (context, rows) => {
  const { data, clock } = context;
  const read = withoutDuplicates(readRows(rows, readRosterRow, clock.today()), rosterKey);
  const named = fieldsOf(read).map(({ child }) => child);
  const decideChild = unlessNear(named, childrenByBirth(data), context.choices);
  const teams = teamsByName(data);
  const decided = resolveRows(read, (row, line) => inTeam(row, decideChild(row.child, line), teams));
  const placed = withoutDuplicates(decided, rosterKey);
  const told: { id: number }[] = [];
  const accounts = accountsByEmail(data);
  const results = resultsOf(placed, (row) => {
    const { child, member } = row;
    const parents = keysOf(data).has(childKey(child)) ? null : addWithParents(context, child, accounts);
    const { id: childId } = keysOf(data).get(childKey(child))!;
    const isNewMember =
      member !== null && data.teamMembers.every((known) => memberKey(known) !== memberKey({ ...member, childId }));
    if (isNewMember) {
      const { teamId, jerseyNumber, position } = member;
      join(context, { teamId, childId, jerseyNumber, position });
      told.push({ id: childId });
    }
    return rosterOutcome(row, { parents, isNewMember });
  });
  const children = fieldsOf(placed).map(({ child }) => child);
  return { results, people: countInvitees(context, firstOfEach(children, childKey), accounts), told };
};
