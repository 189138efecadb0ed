import { type DataSource, type DataSourceOptions, MigrationExecutor, type QueryRunner } from 'typeorm';
import { Announcement } from '../announcements/announcement.entity.ts';
import { Availability } from '../availability/availability.entity.ts';
import { Child } from '../children/child.entity.ts';
import { Guardianship } from '../guardians/guardianship.entity.ts';
import { type Connection, connectionOptions } from '../database/connection.ts';
import { withStartupLock } from '../database/startup-lock.ts';
import { EventTeam } from '../events/event-team.entity.ts';
import { Event } from '../events/event.entity.ts';
import { League } from '../leagues/league.entity.ts';
import { TeamMember } from '../teams/team-member.entity.ts';
import { Team } from '../teams/team.entity.ts';
import { User } from '../users/user.entity.ts';
import { CreatePeople1795000000001 } from './migrations/1795000000001-create-people.ts';
import { CreateTeams1795000000002 } from './migrations/1795000000002-create-teams.ts';
import { CreateEvents1795000000003 } from './migrations/1795000000003-create-events.ts';
import { CreateAnnouncements1795000000004 } from './migrations/1795000000004-create-announcements.ts';
import { CreateSessions1795000000005 } from './migrations/1795000000005-create-sessions.ts';
import { AddSessionEpoch1795000000006 } from './migrations/1795000000006-add-session-epoch.ts';
import { FindChildren1795000000007 } from './migrations/1795000000007-find-children.ts';
import { BoundEventChildren1795000000008 } from './migrations/1795000000008-bound-event-children.ts';
import { GuardChildren1795000000009 } from './migrations/1795000000009-guard-children.ts';
import { OrderTeams1795000000010 } from './migrations/1795000000010-order-teams.ts';
import { ConfirmCoaches1795000000011 } from './migrations/1795000000011-confirm-coaches.ts';
import { CreateClubSettings1795000000012 } from './migrations/1795000000012-create-club-settings.ts';
import { CreateMail1795000000013 } from './migrations/1795000000013-create-mail.ts';
import { CreateReminders1795000000014 } from './migrations/1795000000014-create-reminders.ts';
import { CreateFamilies1795000000015 } from './migrations/1795000000015-create-families.ts';
import { CreateAnswerLinks1795000000016 } from './migrations/1795000000016-create-answer-links.ts';
import { CreateFeeds1795000000017 } from './migrations/1795000000017-create-feeds.ts';
import { AddDeadlinesAndNotes1795000000018 } from './migrations/1795000000018-add-deadlines-and-notes.ts';
import { CreateAbsences1795000000019 } from './migrations/1795000000019-create-absences.ts';
import { RememberWhatWasAnswered1795000000020 } from './migrations/1795000000020-remember-what-was-answered.ts';
import { CreateSeries1795000000021 } from './migrations/1795000000021-create-series.ts';
import { CreateSecondFactors1795000000022 } from './migrations/1795000000022-create-second-factors.ts';
import { CreateDeletionRequests1795000000023 } from './migrations/1795000000023-create-deletion-requests.ts';
import { ConcernTeamMembers1795000000024 } from './migrations/1795000000024-concern-team-members.ts';
import { MarkMailsToStrangers1795000000025 } from './migrations/1795000000025-mark-mails-to-strangers.ts';
import { TellWhoChangedTeams1795000000026 } from './migrations/1795000000026-tell-who-changed-teams.ts';
import { FindChildrenByName1795000000027 } from './migrations/1795000000027-find-children-by-name.ts';

export const dataSourceOptions = (connection: Connection) =>
  ({
    ...connectionOptions(connection),
    entities: [User, Guardianship, Child, League, Team, TeamMember, Event, EventTeam, Availability, Announcement],
    migrations: [
      CreatePeople1795000000001,
      CreateTeams1795000000002,
      CreateEvents1795000000003,
      CreateAnnouncements1795000000004,
      CreateSessions1795000000005,
      AddSessionEpoch1795000000006,
      FindChildren1795000000007,
      BoundEventChildren1795000000008,
      GuardChildren1795000000009,
      OrderTeams1795000000010,
      ConfirmCoaches1795000000011,
      CreateClubSettings1795000000012,
      CreateMail1795000000013,
      CreateReminders1795000000014,
      CreateFamilies1795000000015,
      CreateAnswerLinks1795000000016,
      CreateFeeds1795000000017,
      AddDeadlinesAndNotes1795000000018,
      CreateAbsences1795000000019,
      RememberWhatWasAnswered1795000000020,
      CreateSeries1795000000021,
      CreateSecondFactors1795000000022,
      CreateDeletionRequests1795000000023,
      ConcernTeamMembers1795000000024,
      MarkMailsToStrangers1795000000025,
      TellWhoChangedTeams1795000000026,
      FindChildrenByName1795000000027,
    ],
  }) satisfies DataSourceOptions;

/** Runs all pending migrations in one transaction. */
export const migrate = (database: DataSource): Promise<void> =>
  withStartupLock(database, (runner) => migrateWith(database, runner));

/** Runs all pending migrations in an open transaction. */
export async function migrateWith(database: DataSource, runner: QueryRunner): Promise<void> {
  await new MigrationExecutor(database, runner).executePendingMigrations();
}
