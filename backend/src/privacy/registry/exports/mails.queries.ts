import { asInstant, sql } from '../../../database/sql.ts';
import { type Exported } from '../entry.ts';

/** Kinds of mail whose subject names somebody who is not of the reader's household. */
const kindsAboutOthers = [
  ...['access-requested', 'child-claimed', 'deletion-requested', 'erasure-requested', 'guardians-left', 'name-locked'],
];

/** Without the mails from before an account was restricted, because their subjects may name the child. */
export const mails: Exported = {
  heading: 'Mails',
  about: 'What the club has mailed to this account in the last weeks: the subjects, not the texts.',
  account: ({ userId }) => sql`
    SELECT CASE WHEN kind = ANY(${kindsAboutOthers}) THEN 'Left out, because it names somebody else' ELSE subject END AS "Subject",
           address AS "Email", state AS "State", ${asInstant(sql`queued_at`)} AS "Written",
           CASE WHEN state = 'sent' THEN ${asInstant(sql`ended_at`)} END AS "Sent"
    FROM mails
    WHERE user_id = ${userId} AND NOT to_guest AND NOT EXISTS (
      SELECT FROM restricted_guardians r WHERE r.user_id = ${userId} AND r.restricted_at >= queued_at)
    ORDER BY queued_at DESC, id`,
};

export const mailPreferences: Exported = {
  heading: 'Choice of mails',
  about: 'Which mails the account gets. Without a choice, those that the club sends to everybody.',
  account: ({ userId }) => sql`
    SELECT array_to_string(off_topics, ', ') AS "Switched off", quiet_from AS "Quiet from", quiet_to AS "Quiet until",
           weekly_day AS "Day of the weekly mail (1 is Monday)",
           array_to_string(reminder_days, ', ') AS "Reminders, days before", takes_replies AS "Gets replies"
    FROM mail_preferences WHERE user_id = ${userId}`,
};

export const mailMutes: Exported = {
  heading: 'Mails about a child that are off',
  about: 'What the account does not want to be mailed about a child.',
  account: ({ userId }) => sql`
    SELECT c.name AS "Child", m.topic AS "Topic" FROM mail_mutes m JOIN children c ON c.id = m.child_id
    WHERE m.user_id = ${userId} ORDER BY c.folded_name, c.id, m.topic`,
  child: ({ childIds, viewerId }) => sql`
    SELECT c.name AS "Child", m.topic AS "Topic" FROM mail_mutes m JOIN children c ON c.id = m.child_id
    WHERE m.child_id = ANY(${childIds}) AND m.user_id = ${viewerId}::int ORDER BY c.folded_name, c.id, m.topic`,
};

const feed = sql`
  f.name AS "Name", f.scope AS "Events of", c.name AS "Child", f.matches_only AS "Only matches",
  f.with_responses AS "With answers", ${asInstant(sql`f.created_at`)} AS "Added", ${asInstant(sql`f.last_used_at`)} AS "Last used"
  FROM feeds f LEFT JOIN children c ON c.id = f.child_id`;

export const feeds: Exported = {
  heading: 'Calendar links',
  about:
    'Events for calendars outside Touchline. The addresses are left out, because whoever has one can read the events.',
  account: ({ userId }) => sql`SELECT ${feed} WHERE f.user_id = ${userId} ORDER BY f.created_at, f.id`,
  child: ({ childIds, viewerId }) => sql`
    SELECT ${feed} WHERE f.child_id = ANY(${childIds}) AND f.user_id = ${viewerId}::int ORDER BY f.created_at, f.id`,
};
