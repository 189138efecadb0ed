import { limits } from '@touchline/domain';
import { sql } from '../../database/sql.ts';
import { secretsOfLinks, type Tables } from './entry.ts';
import { availabilities, availabilityHistory } from './exports/answers.queries.ts';

/** Who comes to which event. */
export const answerTables: Tables = {
  availabilities: {
    title: 'Answers',
    columns: {
      source: 'exported',
      note_reason: 'exported',
      note_text: 'exported',
      time_and_place: 'club',
    },
    exported: availabilities,
    erased: {
      account: {
        does: 'answers stay, and the notes that the user wrote go',
        // Without their writer, only coaches and admins could still read the words.
        by: ({ userId }) => sql`
          UPDATE availabilities SET note_reason = NULL, note_text = NULL, noted_by = NULL WHERE noted_by = ${userId}`,
      },
      child: 'deleted',
    },
    kept: { setting: 'events', days: limits.familyData.days, after: 'the event for notes' },
  },
  availability_history: {
    title: 'Earlier answers',
    columns: { source: 'exported' },
    exported: availabilityHistory,
    erased: { account: 'unnamed', child: 'deleted' },
    kept: { setting: 'events' },
  },
  answer_links: {
    title: 'Links to answer from a mail',
    columns: { hash: 'secret', address: 'withheld' },
    exported: 'a link is a secret, and its address is that of the account',
    erased: { account: 'deleted' },
    kept: { days: limits.answerLinks.days, after: 'the mail' },
    notBackedUp: secretsOfLinks,
  },
};
