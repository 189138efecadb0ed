import { type AddressInfo } from 'node:net';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import { type Logger, pino } from 'pino';
import { DataSource } from 'typeorm';
import { AppModule } from '../../src/app/app.module.ts';
import { appOptions, configureApp } from '../../src/app/create-app.ts';
import { NestLogger } from '../../src/config/logger.ts';
import { readSettings, type Settings } from '../../src/config/settings.ts';
import { Api } from './api.ts';
import { QuickExpress } from '../../src/http/quick-express.ts';
import { createDatabase } from './database.ts';
import { checkRows } from './rows/check-rows.ts';

checkRows();

/** The whole application with a database of its own, listening on a free port. */
export interface ClubApp {
  app: NestExpressApplication;
  url: string;
  database: DataSource;
  settings: Settings;
  guest: () => Api;
  signIn: (email: string, password?: string, api?: Api) => Promise<Api>;
  close: () => Promise<void>;
}

export const testPassword = 'touchline';
export const testSecret = 'a secret of at least 32 characters';

/** The application of `createApp`, built from a testing module. */
export async function createTestApp(
  settings: Settings,
  databaseUrl: string,
  logger: Logger,
): Promise<NestExpressApplication> {
  const module = await Test.createTestingModule({
    imports: [AppModule.with(settings, databaseUrl, [testSecret], logger)],
  })
    .setLogger(new NestLogger(logger))
    .compile();
  const app = module.createNestApplication<NestExpressApplication>(new QuickExpress(), appOptions(logger));
  return configureApp(app, settings, logger);
}

/** By default, rate limits are off, and requests wait for a busy machine. */
export async function startClub(
  overrides: Partial<Settings> = {},
  log: (line: string) => void = () => undefined,
): Promise<ClubApp> {
  const { url: databaseUrl, drop } = await createDatabase();
  const basics = {
    NODE_ENV: 'test',
    WEB_ROOT: 'none',
    RATE_LIMITS: 'off',
    DATABASE_WAIT_MS: '30000',
    CLUB_TIME_ZONE: 'Europe/London',
  };
  const settings = Object.assign(readSettings(basics), overrides);
  const app = await createTestApp(settings, databaseUrl, pino({}, { write: log }));
  await app.listen(0, '127.0.0.1');
  // Node closes idle connections after five seconds, and a busy machine can pause for longer between two requests.
  const server = app.getHttpServer();
  server.keepAliveTimeout = 60_000;
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  settings.publicUrl ??= url;
  return {
    app,
    url,
    settings,
    database: app.get(DataSource),
    guest: () => new Api(url),
    signIn: async (email, password = testPassword, api = new Api(url)) => {
      const { status } = await api.post('/api/auth/login', { username: email, password });
      if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
      return api;
    },
    close: async () => {
      await app.close();
      await drop();
    },
  };
}
