import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SignedCookies } from '../auth/signed-cookies.ts';
import { PooledDataSource } from '../database/pooled-data-source.ts';
import { type Logger } from 'pino';
import { AbsencesModule } from '../absences/absences.module.ts';
import { AnnouncementsModule } from '../announcements/announcements.module.ts';
import { AnswerLinksModule } from '../telling/answer-links/answer-links.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { AuditLogModule } from '../audit-log/audit-log.module.ts';
import { AccessGuard } from '../auth/access.guard.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { AvailabilityModule } from '../availability/availability.module.ts';
import { ChildPrivacyModule } from '../privacy/child-privacy/child-privacy.module.ts';
import { ChildrenModule } from '../children/children.module.ts';
import { ClubWorkModule } from '../club-work/club-work.module.ts';
import { ClubModule } from '../club/club.module.ts';
import { Settings } from '../config/settings.ts';
import { slowStatements } from '../database/connection.ts';
import { DataExportModule } from '../data-export/data-export.module.ts';
import { DuplicatesModule } from '../duplicates/duplicates.module.ts';
import { DeletionRequestsModule } from '../deletion-requests/deletion-requests.module.ts';
import { ErasureModule } from '../privacy/erasure/erasure.module.ts';
import { EventMailsModule } from '../telling/event-mails/event-mails.module.ts';
import { EventNoticesModule } from '../telling/event-notices/event-notices.module.ts';
import { EventsModule } from '../events/events.module.ts';
import { ExportModule } from '../privacy/export/export.module.ts';
import { FeedsModule } from '../feeds/feeds.module.ts';
import { GuardiansModule } from '../guardians/guardians.module.ts';
import { HealthModule } from '../health/health.module.ts';
import { HousekeepingModule } from '../housekeeping/housekeeping.module.ts';
import { JsonBodyGuard } from '../http/json-body.guard.ts';
import { ProblemFilter } from '../http/problems/problem.filter.ts';
import { dtoValidation } from '../http/validation.ts';
import { ImportModule } from '../import/import.module.ts';
import { LeaguesModule } from '../leagues/leagues.module.ts';
import { LockedNamesModule } from '../children/locked-names/locked-names.module.ts';
import { MailPreferencesModule } from '../telling/preferences/mail-preferences.module.ts';
import { MailModule } from '../telling/mail/mail.module.ts';
import { MetricsModule } from '../metrics/metrics.module.ts';
import { NotificationsModule } from '../telling/notifications/notifications.module.ts';
import { OutboxModule } from '../telling/outbox/outbox.module.ts';
import { PlayersModule } from '../players/players.module.ts';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.ts';
import { RetentionModule } from '../privacy/retention/retention.module.ts';
import { RemindersModule } from '../telling/reminders/reminders.module.ts';
import { dataSourceOptions } from '../schema/data-source.ts';
import { TeamMailsModule } from '../telling/team-mails/team-mails.module.ts';
import { TeamsModule } from '../teams/teams.module.ts';
import { SeasonsModule } from '../seasons/seasons.module.ts';
import { UsersModule } from '../users/users.module.ts';

@Global()
@Module({})
class SettingsModule {
  static with(settings: Settings, secrets: string[]): DynamicModule {
    const providers = [
      { provide: Settings, useValue: settings },
      { provide: SignedCookies, useValue: new SignedCookies(secrets) },
    ];
    return { module: SettingsModule, providers, exports: [Settings, SignedCookies] };
  }
}

@Module({})
export class AppModule {
  static with(settings: Settings, databaseUrl: string, secrets: string[], logger: Logger): DynamicModule {
    const onPoolError = (error: Error) =>
      logger.warn({ context: 'database', msg: 'connection lost', reason: error.message });
    return {
      module: AppModule,
      imports: [
        SettingsModule.with(settings, secrets),
        TypeOrmModule.forRootAsync({
          useFactory: () => ({
            ...dataSourceOptions({
              url: databaseUrl,
              poolSize: settings.databasePoolSize,
              waitMs: settings.databaseWaitMs,
              onPoolError,
              prepares: settings.preparedStatements,
            }),
            retryAttempts: 0,
            maxQueryExecutionTime: settings.slowQueryMs,
            logger: slowStatements(logger),
          }),
          dataSourceFactory: (options) => new PooledDataSource(options!).initialize(),
        }),
        MetricsModule,
        AuditModule,
        RateLimitsModule,
        HealthModule,
        ClubModule,
        HousekeepingModule,
        MailModule,
        MailPreferencesModule,
        OutboxModule,
        AuthModule,
        UsersModule,
        GuardiansModule,
        DeletionRequestsModule,
        // Before the module of children, whose route `:id` would match `duplicates` and `erasure-requests`.
        DuplicatesModule,
        ErasureModule,
        ExportModule,
        RetentionModule,
        ChildPrivacyModule,
        ChildrenModule,
        AbsencesModule,
        LockedNamesModule,
        EventNoticesModule,
        SeasonsModule,
        LeaguesModule,
        TeamsModule,
        EventsModule,
        AvailabilityModule,
        AnswerLinksModule,
        FeedsModule,
        ImportModule,
        DataExportModule,
        PlayersModule,
        ClubWorkModule,
        AuditLogModule,
        AnnouncementsModule,
        NotificationsModule,
        RemindersModule,
        EventMailsModule,
        TeamMailsModule,
      ],
      // Every request passes the guards in this order.
      providers: [
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_GUARD, useClass: JsonBodyGuard },
        { provide: APP_PIPE, useFactory: dtoValidation },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
    };
  }
}
