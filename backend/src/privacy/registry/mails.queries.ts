import { sql } from '../../database/sql.ts';
import { asLongAsTheAccount, mailsOfTheTime, ofTheClub, secretsOfLinks, type Tables } from './entry.ts';
import { feeds, mailMutes, mailPreferences, mails } from './exports/mails.queries.ts';

/**
 * Kinds of mail to others that name a user, whose id is the third part of their key. The rows are deleted in every state, because a
 * mail that is being sent is recorded with its text afterwards.
 */
const mailsThatName = [
  ...['access-requested', 'guardian-added', 'deletion-requested'],
  ...['erasure-requested', 'erasure-asked-by-other'],
];

/** Mails to others that name a user. */
const naming = (userId: number) => sql`
  m.kind = ANY(${mailsThatName}) AND split_part(m.dedupe_key, ':', 3) = ${String(userId)}
  OR m.kind = 'announcement' AND m.ended_at IS NOT NULL AND split_part(m.dedupe_key, ':', 2) IN (
    SELECT id::text FROM announcements WHERE author_id = ${userId})`;

/** Found faster than a pattern. */
const firstWords = (names: string[]) => [...new Set(names.map((name) => name.split(' ')[0]!))];

/** A pattern of PostgreSQL for texts that hold one of the names. */
const patternOf = (names: string[]): string => {
  const escaped = names.map((name) => name.replace(/[^\p{L}\p{N} ]/gu, '\\$&'));
  return `(^|[^[:alpha:]])(${escaped.join('|')})($|[^[:alpha:]])`;
};

/** Mails, what people chose to get, and calendar feeds. */
export const mailTables: Tables = {
  mails: {
    title: 'Mails',
    columns: {
      kind: 'technical',
      dedupe_key: 'technical',
      address: 'exported',
      data: 'technical',
      state: 'technical',
      subject: 'exported',
      body: 'withheld',
      reason: 'technical',
    },
    exported: mails,
    erased: {
      account: {
        does: 'those to the user, and those to others that name the user, are deleted',
        by: ({ userId, email, mayBeNamed }) => sql`
          DELETE FROM mails m WHERE m.user_id = ${userId} OR m.address = ${email} ${mayBeNamed ? sql`OR ${naming(userId)}` : sql``}`,
      },
      child: {
        does: 'the text of those that hold one of its names goes',
        // A given name as a word, also across lines. Texts about others of that name go, too: nobody needs them once they are sent.
        by: ({ names }) =>
          names.length === 0
            ? sql`SELECT`
            : sql`
          UPDATE mails SET subject = NULL, body = NULL
          WHERE EXISTS (SELECT FROM unnest(${firstWords(names)}::text[]) word
                        WHERE strpos(subject, word) > 0 OR strpos(body, word) > 0)
            AND regexp_replace(concat_ws(' ', subject, body), '\\s+', ' ', 'g') ~ ${patternOf(names)}`,
      },
    },
    kept: { days: 30, after: 'they ended' },
    notBackedUp: mailsOfTheTime,
  },
  // After the mails, because a mail that comes back is counted as long as its row exists.
  mail_bounces: {
    title: 'Addresses whose mails came back',
    columns: { address: 'withheld' },
    exported: 'repeats the address',
    erased: {
      account: {
        does: 'those of the account are deleted',
        by: ({ addresses }) => sql`DELETE FROM mail_bounces WHERE address = ANY(${addresses})`,
      },
    },
    kept: 'until a mail to the address arrives',
    notBackedUp: mailsOfTheTime,
  },
  mail_delivery: {
    title: 'Whether mails are paused',
    columns: {},
    exported: ofTheClub,
    erased: { account: 'unnamed' },
    kept: 'with the club',
    notBackedUp: mailsOfTheTime,
  },
  mail_preferences: {
    title: 'Choice of mails',
    columns: { off_topics: 'exported', quiet_from: 'exported', quiet_to: 'exported' },
    exported: mailPreferences,
    erased: { account: 'deleted' },
    kept: asLongAsTheAccount,
  },
  mail_mutes: {
    title: 'Mails about a child that are off',
    columns: { topic: 'exported' },
    exported: mailMutes,
    erased: { account: 'deleted', child: 'deleted' },
    kept: 'as long as the guardian',
  },
  mail_plans: {
    title: 'Plans of mails',
    columns: { key: 'technical' },
    exported: 'holds keys without a name',
    erased: {},
    kept: { days: 60, after: 'the plan' },
  },
  skipped_mails: {
    title: 'Mails that were not needed',
    columns: { key: 'technical' },
    exported: 'holds keys without a name',
    erased: { account: 'deleted' },
    kept: { days: 60, after: 'they were skipped' },
  },
  unsubscribe_links: {
    title: 'Links to unsubscribe',
    columns: { hash: 'secret', topic: 'technical', address: 'withheld' },
    exported: 'a link is a secret, and its address is that of the account',
    erased: { account: 'deleted' },
    kept: { days: 366, after: 'the mail' },
    notBackedUp: secretsOfLinks,
  },
  feeds: {
    title: 'Calendar feeds',
    columns: { name: 'exported', scope: 'exported' },
    exported: feeds,
    erased: { account: 'deleted', child: 'deleted' },
    kept: 'until the user revokes them',
  },
  feed_links: {
    title: 'Addresses of feeds',
    columns: { hash: 'secret' },
    exported: 'holds nothing but secrets',
    erased: { account: 'deleted', child: 'deleted' },
    kept: 'as long as the feed',
    notBackedUp: secretsOfLinks,
  },
};
