import { limits } from '@touchline/domain';
import { sql } from '../../database/sql.ts';
import { asLongAsTheChild, type Tables } from './entry.ts';
import { absences, children, corrections, formerAges, memberships, teamChanges } from './exports/children.queries.ts';
import { contactLookups, erasureRequests } from './exports/guardians.queries.ts';

/** What the club knows of children. */
export const childTables: Tables = {
  children: {
    title: 'Players',
    columns: {
      name: 'exported',
      folded_name: 'derived',
      date_of_birth: 'exported',
      age_group: 'exported',
      age_group_set_on: 'exported',
      short_name: 'exported',
    },
    exported: children,
    erased: { child: 'deleted' },
    kept: { setting: 'unregisteredPlayers', or: 'until an admin deletes the player for good' },
  },
  former_ages: {
    title: 'Former age groups',
    columns: { date_of_birth: 'exported', age_group: 'exported', age_group_set_on: 'withheld' },
    exported: formerAges,
    erased: { child: 'deleted' },
    kept: asLongAsTheChild,
  },
  child_corrections: {
    title: 'Corrections',
    columns: { folded_name: 'derived', date_of_birth: 'withheld', changes: 'exported' },
    exported: corrections,
    erased: { account: 'unnamed', child: 'deleted' },
    kept: asLongAsTheChild,
  },
  distinct_children: {
    title: 'Pairs that are two children',
    columns: {},
    exported: 'tells of two families at once',
    erased: { account: 'unnamed', child: 'deleted' },
    kept: asLongAsTheChild,
  },
  memberships: {
    title: 'Teams',
    columns: { position: 'exported' },
    exported: memberships,
    erased: { account: 'unnamed', child: 'deleted' },
    kept: asLongAsTheChild,
  },
  team_changes: {
    title: 'Changes of teams',
    columns: { team_name: 'exported' },
    exported: teamChanges,
    erased: { account: 'unnamed', child: 'deleted' },
    kept: asLongAsTheChild,
  },
  absences: {
    title: 'Days away',
    columns: { first_day: 'exported', last_day: 'exported' },
    exported: absences,
    erased: { child: 'deleted' },
    kept: { days: limits.familyData.days, after: 'the last day' },
  },
  contact_lookups: {
    title: 'Looks at phone numbers',
    columns: {},
    exported: contactLookups,
    erased: { account: 'deleted', child: 'deleted' },
    kept: { setting: 'contactLookups' },
  },
  child_tries: {
    title: 'Attempts to find a player',
    columns: { folded_name: 'withheld' },
    exported: 'counts what strangers typed, not who',
    erased: {
      child: {
        does: 'those with a name that no other player has are deleted',
        by: ({ foldedNames, childIds }) => sql`
          DELETE FROM child_tries t WHERE folded_name = ANY(${foldedNames}) AND NOT EXISTS (
            SELECT FROM children c WHERE c.folded_name = t.folded_name AND c.id <> ALL(${childIds}))`,
      },
    },
    kept: { days: limits.childTries.longDays, after: 'the attempt' },
  },
  locked_names: {
    title: 'Locked names',
    columns: { name: 'withheld', folded_name: 'withheld' },
    exported: 'counts what strangers typed, not who',
    erased: {
      child: {
        does: 'those with a name that no other player has are deleted',
        by: ({ foldedNames, childIds }) => sql`
          DELETE FROM locked_names t WHERE folded_name = ANY(${foldedNames}) AND NOT EXISTS (
            SELECT FROM children c WHERE c.folded_name = t.folded_name AND c.id <> ALL(${childIds}))`,
      },
    },
    kept: { days: 1, after: 'the lock, or until an admin unlocks a name that is locked for good' },
  },
  erasure_requests: {
    title: 'Requests to delete a child',
    columns: {},
    exported: erasureRequests,
    erased: { account: 'unnamed', child: 'deleted' },
    kept: 'until an admin deletes the child, or the guardian withdraws the request',
  },
};
