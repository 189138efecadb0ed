import { mailsOfTheTime, ofTheClub, type Tables } from './entry.ts';

/** What the club forgets by itself. */
export const retentionTables: Tables = {
  retention_settings: {
    title: 'How long the club keeps data',
    columns: {},
    exported: ofTheClub,
    erased: {},
    kept: 'with the club',
  },
  deletion_warnings: {
    title: 'Warnings before a deletion',
    columns: {},
    exported: 'says only when the mail before a deletion was sent',
    erased: { account: 'deleted', child: 'deleted' },
    kept: 'until the deletion, or until somebody keeps the account or the player',
    notBackedUp: mailsOfTheTime,
  },
};
