import { sql } from '../../database/sql.ts';
import { asLongAsTheAccount, secretsOfLinks, type Tables } from './entry.ts';
import { deletionRequests, sessions, users } from './exports/accounts.queries.ts';

/** Accounts and how people sign in. */
export const accountTables: Tables = {
  users: {
    title: 'Accounts',
    columns: {
      username: 'exported',
      email: 'exported',
      password_hash: 'secret',
      full_name: 'exported',
      phone: 'exported',
      bio: 'exported',
      totp_secret: 'secret',
    },
    exported: users,
    erased: { account: 'deleted' },
    kept: { setting: 'unusedAccounts', or: 'until an admin deletes it' },
  },
  sign_in_names: {
    title: 'Names to sign in with',
    columns: { name: 'derived' },
    exported: 'repeats username and email',
    erased: { account: 'deleted' },
    kept: asLongAsTheAccount,
  },
  sessions: {
    title: 'Devices',
    columns: { sid: 'secret', sess: 'exported' },
    exported: sessions,
    erased: {
      account: {
        does: 'they are deleted',
        by: ({ userId }) => sql`DELETE FROM sessions WHERE (sess #>> '{passport,user}')::int = ${userId}`,
      },
    },
    kept: { days: 0, after: 'they expire' },
    notBackedUp: 'a restored session could sign in somebody who has signed out since',
  },
  account_links: {
    title: 'Links of mails to an account',
    columns: { hash: 'secret', purpose: 'technical', address: 'withheld' },
    exported: 'a link is a secret, and its address is that of the account',
    erased: { account: 'deleted' },
    kept: { days: 0, after: 'they expire' },
    notBackedUp: secretsOfLinks,
  },
  totp_setups: {
    title: 'Second factors that are being set up',
    columns: { secret: 'secret' },
    exported: 'holds nothing but a secret',
    erased: { account: 'deleted' },
    kept: asLongAsTheAccount,
    notBackedUp: 'a set-up that nobody has confirmed',
  },
  recovery_codes: {
    title: 'Recovery codes',
    columns: { hash: 'secret' },
    exported: 'holds nothing but secrets',
    erased: { account: 'deleted' },
    kept: asLongAsTheAccount,
    notBackedUp: 'a code that was used since could be used again',
  },
  deletion_requests: {
    title: 'Requests to be deleted',
    columns: {},
    exported: deletionRequests,
    erased: { account: 'deleted' },
    kept: 'until an admin deletes the account, or the user withdraws the request',
  },
  rate_limits: {
    title: 'Counters of attempts',
    columns: { key: 'technical' },
    exported: 'counts attempts for a day at most',
    erased: {},
    kept: 'at most a day',
    notBackedUp: 'counts attempts for a day at most',
  },
};
