import { undoDays } from '@touchline/domain';
import { sql } from '../../database/sql.ts';
import { asLongAsTheChild, secretsOfLinks, type Tables } from './entry.ts';
import { accessRequests, guardianships, invitations } from './exports/guardians.queries.ts';

/** Who is whose guardian, wants to be, or must not be. */
export const guardianTables: Tables = {
  guardianships: {
    title: 'Guardians',
    columns: {},
    exported: guardianships,
    erased: { account: 'deleted', child: 'deleted' },
    kept: 'until the guardian leaves or is removed',
  },
  removed_guardianships: {
    title: 'Guardians of players who were just removed',
    columns: {},
    exported: 'serves to undo a removal by mistake',
    erased: { account: 'deleted', child: 'deleted' },
    kept: { days: undoDays, after: 'the removal' },
  },
  restricted_guardians: {
    title: 'Restrictions',
    columns: {},
    exported: 'may tell a guardian of a court order that protects the child',
    erased: { account: 'unnamed', child: 'deleted' },
    kept: asLongAsTheChild,
  },
  access_requests: {
    title: 'Requests for access',
    columns: { state: 'exported' },
    exported: accessRequests,
    erased: { account: 'deleted', child: 'deleted' },
    kept: { days: 60, after: 'the decision' },
  },
  guardian_invitations: {
    title: 'Invitations',
    columns: { email: 'exported' },
    exported: invitations,
    erased: {
      account: {
        does: 'those to the address are deleted',
        by: ({ email }) => sql`DELETE FROM guardian_invitations WHERE email = ${email}`,
      },
      child: {
        does: 'deleted, with the mails to whom was invited',
        by: ({ childIds }) => sql`
          DELETE FROM mails m USING guardian_invitations i
          WHERE i.child_id = ANY(${childIds}::int[]) AND m.user_id = i.invited_by AND m.to_guest AND m.address = i.email`,
      },
    },
    kept: { days: 30, after: 'they expire' },
  },
  invitation_links: {
    title: 'Links of invitations',
    columns: { hash: 'secret' },
    exported: 'holds nothing but secrets',
    erased: { account: 'deleted', child: 'deleted' },
    kept: 'as long as the invitation',
    notBackedUp: secretsOfLinks,
  },
  found_children: {
    title: 'Children that a session has found',
    columns: { session_id: 'secret' },
    exported: 'ends with the session',
    erased: { account: 'deleted', child: 'deleted' },
    kept: 'as long as the session',
    notBackedUp: 'ends with the session',
  },
  restriction_seals: {
    title: 'Seals of restrictions',
    columns: { seal: 'secret' },
    exported: 'bars an account if the child comes back, and names no child',
    erased: { account: 'deleted' },
    kept: 'as long as the account',
  },
  seal_key: {
    title: 'Key of the seals',
    columns: { inner_key: 'secret', outer_key: 'secret' },
    exported: 'holds nothing but a secret',
    erased: {},
    kept: 'with the club',
  },
};
