import {
  childKey,
  fieldsOf,
  type FileRow,
  firstOfEach,
  type ImportResult,
  inTeam,
  memberKey,
  readRosterRow,
  readRows,
  resolveRows,
  resultsOf,
  rosterKey,
  rosterMessage,
  unlessNear,
  withoutDuplicates,
} from '@touchline/domain';
import { join } from '../children/memberships.ts';
import { type RequestContext } from '../server/request-context.ts';
import { accountsByEmail, addWithParents, countInvitees, keysOf } from './import-children.ts';
import { childrenByBirth, teamsByName } from './import-rows.ts';

/** Imports players, their parents and their places in teams at once; the results, and how many people can be invited. */
export function importRosters(context: RequestContext, rows: FileRow[]): { results: ImportResult[]; people: number } {
  const { data, clock } = context;
  const read = withoutDuplicates(readRows(rows, readRosterRow, clock.today()), rosterKey);
  const named = fieldsOf(read).map(({ child }) => child);
  const decideChild = unlessNear(named, childrenByBirth(data));
  const placed = resolveRows(read, (row) => inTeam({ decideChild, teamsByName: teamsByName(data) }, row));
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
    }
    return rosterMessage(row, { parents, isNewMember });
  });
  const children = fieldsOf(placed).map(({ child }) => child);
  return { results, people: countInvitees(context, firstOfEach(children, childKey), accounts) };
}
