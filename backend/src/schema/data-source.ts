import { extname, join } from 'node:path';
import { type DataSource, type DataSourceOptions, MigrationExecutor, type QueryRunner } from 'typeorm';
import { Announcement } from '../announcements/announcement.entity.ts';
import { Availability } from '../responses/availability.entity.ts';
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

export const dataSourceOptions = (connection: Connection) =>
  ({
    ...connectionOptions(connection),
    entities: [User, Guardianship, Child, League, Team, TeamMember, Event, EventTeam, Availability, Announcement],
    migrations: [join(import.meta.dirname, `migrations/*/*${extname(import.meta.filename)}`)],
  }) satisfies DataSourceOptions;

/** Runs all pending migrations in one transaction. */
export const migrate = (database: DataSource): Promise<void> =>
  withStartupLock(database, (runner) => migrateWith(database, runner));

/** Runs all pending migrations in an open transaction. */
export async function migrateWith(database: DataSource, runner: QueryRunner): Promise<void> {
  await new MigrationExecutor(database, runner).executePendingMigrations();
}
