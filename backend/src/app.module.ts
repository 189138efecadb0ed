import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { type Logger } from 'pino';
import { AnnouncementsModule } from './announcements/announcements.module.ts';
import { AuthModule } from './auth/auth.module.ts';
import { AvailabilityModule } from './availability/availability.module.ts';
import { ChildrenModule } from './children/children.module.ts';
import { ClubModule } from './club/club.module.ts';
import { Settings } from './config/settings.ts';
import { dataSourceOptions } from './database/data-source.ts';
import { slowStatements } from './database/slow-statements.ts';
import { EventsModule } from './events/events.module.ts';
import { HealthModule } from './health/health.module.ts';
import { HttpModule } from './http/http.module.ts';
import { ImportModule } from './import/import.module.ts';
import { LeaguesModule } from './leagues/leagues.module.ts';
import { LockedNamesModule } from './locked-names/locked-names.module.ts';
import { MetricsModule } from './metrics/metrics.module.ts';
import { TeamsModule } from './teams/teams.module.ts';
import { UsersModule } from './users/users.module.ts';

/** The settings, for whoever asks for them. */
@Global()
@Module({})
class SettingsModule {
  static with(settings: Settings): DynamicModule {
    return { module: SettingsModule, providers: [{ provide: Settings, useValue: settings }], exports: [Settings] };
  }
}

/** The whole API. */
@Module({})
export class AppModule {
  static with(settings: Settings, databaseUrl: string, logger: Logger): DynamicModule {
    const onPoolError = (error: Error) =>
      logger.warn({ context: 'database', msg: 'connection lost', reason: error.message });
    return {
      module: AppModule,
      imports: [
        SettingsModule.with(settings),
        TypeOrmModule.forRoot({
          ...dataSourceOptions(databaseUrl, settings.databasePoolSize, onPoolError),
          retryAttempts: 0,
          maxQueryExecutionTime: settings.slowQueryMs,
          logger: slowStatements(logger),
        }),
        MetricsModule,
        HttpModule,
        HealthModule,
        ClubModule,
        AuthModule,
        UsersModule,
        ChildrenModule,
        LockedNamesModule,
        LeaguesModule,
        TeamsModule,
        EventsModule,
        AvailabilityModule,
        ImportModule,
        AnnouncementsModule,
      ],
    };
  }
}
