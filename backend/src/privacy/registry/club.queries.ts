import { undoDays } from '@touchline/domain';
import { type Sql, sql } from '../../database/sql.ts';
import { ofTheClub, type Tables } from './entry.ts';
import { announcements, coachAppointments, teamCoaches } from './exports/club.queries.ts';

const withTheClub = 'with the club';

/** Whether details name one of the children, in the form that their index finds. */
const anyNamed = (childIds: number[]): Sql =>
  childIds
    .flatMap((childId) => [{ childId }, { otherId: childId }])
    .map((part) => sql`details @> ${JSON.stringify(part)}::jsonb`)
    .reduce((one, other) => sql`${one} OR ${other}`);

/** Leagues, teams, events, announcements, and who did what. */
export const clubTables: Tables = {
  club_settings: {
    title: 'The club',
    columns: {
      name: 'club',
      contact_email: 'club',
      contact_phone: 'club',
      colour: 'club',
      crest: 'club',
      crest_version: 'technical',
      formats: 'club',
    },
    exported: ofTheClub,
    erased: {},
    kept: withTheClub,
  },
  seasons: {
    title: 'Seasons',
    columns: { name: 'club', folded_name: 'club', first_day: 'club', last_day: 'club', cutoff: 'club' },
    exported: ofTheClub,
    erased: {},
    kept: withTheClub,
  },
  season_cutoffs: {
    title: 'Cut-off dates of seasons',
    columns: { cutoff: 'club', set_from: 'technical' },
    exported: ofTheClub,
    erased: {},
    kept: withTheClub,
  },
  leagues: {
    title: 'Leagues',
    columns: { name: 'club', folded_name: 'club', age_group: 'club', folded_age_group: 'club', description: 'club' },
    exported: ofTheClub,
    erased: {},
    kept: withTheClub,
  },
  teams: {
    title: 'Teams',
    columns: { name: 'club', folded_name: 'club', description: 'club', league_names: 'club' },
    exported: ofTheClub,
    erased: { account: 'unnamed' },
    kept: withTheClub,
  },
  former_leagues: {
    title: 'Former leagues of teams',
    columns: {},
    exported: ofTheClub,
    erased: {},
    kept: withTheClub,
  },
  team_coaches: {
    title: 'Coaches of teams',
    columns: { role: 'exported' },
    exported: teamCoaches,
    erased: { account: 'deleted' },
    kept: 'until the coach leaves the team',
  },
  coach_appointments: {
    title: 'Appointments of coaches',
    columns: {},
    exported: coachAppointments,
    erased: { account: 'deleted' },
    kept: 'as long as the coach',
  },
  events: {
    title: 'Events',
    columns: {
      title: 'club',
      type: 'technical',
      date: 'club',
      start_time: 'club',
      end_time: 'club',
      reporting_time: 'club',
      location: 'club',
      location_detail: 'club',
      description: 'club',
      status: 'technical',
      relevance_type: 'technical',
      age_group_relevance: 'technical',
      deadline: 'club',
      time_and_place: 'club',
      opponent: 'club',
      external_id: 'technical',
      competition: 'club',
    },
    exported: ofTheClub,
    erased: {},
    kept: { setting: 'events' },
  },
  event_teams: { title: 'Teams of events', columns: {}, exported: ofTheClub, erased: {}, kept: 'as long as the event' },
  event_changes: {
    title: 'Changes of events',
    columns: { before: 'club' },
    exported: ofTheClub,
    erased: {
      child: {
        does: 'the child’s number goes',
        by: ({ childIds }) => sql`
          UPDATE event_changes SET child_ids = ARRAY(SELECT id FROM unnest(child_ids) id WHERE id <> ALL(${childIds}))
          WHERE child_ids && ${childIds}::int[]`,
      },
    },
    kept: { days: 30, after: 'the change' },
  },
  event_notices: {
    title: 'Mails about changed events that wait',
    columns: { before: 'club' },
    exported: ofTheClub,
    erased: {
      child: {
        does: 'the child’s number goes',
        by: ({ childIds }) => sql`
          UPDATE event_notices SET child_ids = ARRAY(SELECT id FROM unnest(child_ids) id WHERE id <> ALL(${childIds}))
          WHERE child_ids && ${childIds}::int[]`,
      },
    },
    kept: 'until they are sent',
    notBackedUp: 'a restored club sends no mails of an earlier time',
  },
  erased_responses: {
    title: 'Numbers of deleted children in events',
    columns: {},
    exported: 'holds numbers of which nobody can be told',
    erased: {},
    kept: 'as long as the event',
  },
  event_reminders: {
    title: 'Reminders of events',
    columns: {},
    exported: ofTheClub,
    erased: { account: 'unnamed' },
    kept: 'as long as the event',
  },
  announcements: {
    title: 'Announcements',
    columns: { title: 'club', content: 'club' },
    exported: announcements,
    erased: { account: 'unnamed' },
    kept: { setting: 'announcements' },
  },
  announcement_notices: {
    title: 'Mails about announcements that wait',
    columns: {},
    exported: ofTheClub,
    erased: {},
    kept: 'until they are sent',
    notBackedUp: 'a restored club sends no mails of an earlier time',
  },
  audit_log: {
    title: 'Audit log',
    columns: { action: 'technical', subject: 'technical', details: 'withheld' },
    exported: 'admins read it, and a family asks them',
    erased: {
      account: 'unnamed',
      child: {
        does: 'entries stay with who did what and when, without details',
        by: ({ childIds }) => sql`
          UPDATE audit_log SET details = '{}'
          WHERE subject = 'child' AND subject_id = ANY(${childIds}::int[])
            OR subject <> 'event' AND (${anyNamed(childIds)})`,
      },
    },
    kept: { setting: 'auditLog' },
  },
  imports: {
    title: 'Imports of the last days',
    columns: { type: 'technical', file_name: 'club' },
    exported: 'tells of an admin and of the name of a file',
    erased: { account: 'unnamed' },
    kept: { days: undoDays, after: 'the import' },
  },
  import_changes: {
    title: 'What imports have added and changed',
    columns: { subject: 'technical', kind: 'technical', state: 'technical', before: 'withheld' },
    exported: 'serves to undo an import; what it changed is in the other tables',
    erased: {
      account: {
        does: 'what imports did about the account is forgotten',
        by: ({ userId }) => sql`
          DELETE FROM import_changes
          WHERE subject = 'account' AND subject_id = ${userId}
            OR subject = 'coach' AND subject_id IN (SELECT id FROM coach_appointments WHERE coach_id = ${userId})`,
      },
      child: {
        does: 'what imports did about the player is forgotten',
        by: ({ childIds }) => sql`
          DELETE FROM import_changes
          WHERE subject = 'child' AND subject_id = ANY(${childIds}::int[])
            OR subject = 'membership' AND subject_id IN (SELECT id FROM memberships WHERE child_id = ANY(${childIds}::int[]))`,
      },
    },
    kept: 'until the import is undone or forgotten',
  },
  migrations: {
    title: 'Steps of the schema',
    columns: { name: 'technical' },
    exported: ofTheClub,
    erased: {},
    kept: withTheClub,
    notBackedUp: 'listed at the start of the file',
  },
};
