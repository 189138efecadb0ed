import { ClubSettings } from './club-settings.ts';
import { missingForMail } from './mail-settings.ts';
import { readVariables, Setting } from './setting.ts';
import { anyText, isOrigin, list, oneOf, onOff, text, wholeNumber } from './setting-rules.ts';

const port = wholeNumber(0, 65_535);

/**
 * All settings. Each is an environment variable with the same name in capitals: `databaseUrl` is `DATABASE_URL`. If any are
 * invalid, the start lists all of them and stops.
 */
export class Settings extends ClubSettings {
  /** `production` requires safe settings and turns the sample club off. */
  @Setting(oneOf(['production', 'development', 'test']))
  nodeEnv: 'production' | 'development' | 'test' = 'development';

  /** The port that serves the API and the front ends. */
  @Setting(port)
  port = 3000;

  /** The address to listen on: by default all addresses in production, otherwise only this machine. */
  @Setting(anyText, ({ isProduction }: Settings) => (isProduction ? '0.0.0.0' : '127.0.0.1'))
  host: string;

  /** PostgreSQL 15 or later. By default an embedded PostgreSQL runs in `DATA_DIR`. */
  @Setting(text('must begin with postgres:// or postgresql://', (value) => /^postgres(ql)?:\/\//.test(value)))
  databaseUrl?: string;

  /** The folder of the embedded database and the session secret. */
  @Setting(anyText)
  dataDir = '.data';

  /** Maximum number of database connections. */
  @Setting(wholeNumber(2, 200))
  databasePoolSize = 10;

  /** How long a request may wait for database connections in total, in milliseconds, before it gets a 503. */
  @Setting(wholeNumber(100, 60_000))
  databaseWaitMs = 3000;

  /** `off` behind a pooler that cannot track prepared statements, such as PgBouncer before 1.21. */
  @Setting(onOff())
  preparedStatements = true;

  /** Signs the session cookie. For rotation, separate several secrets with commas: the first signs, all are accepted. */
  @Setting(list('must be 32 characters or more', (secret) => secret.length >= 32))
  sessionSecret?: string[];

  /** Fills an empty database with the sample club. */
  @Setting(onOff('must be true or false'), (settings: Settings) => !settings.databaseUrl && !settings.isProduction)
  sampleClub: boolean;

  /** The folder that contains the built `shell`, `parent-app` and `admin-app`; `none` serves only the API. */
  @Setting(anyText)
  webRoot = new URL('../../..', import.meta.url).pathname;

  /** Other origins of the same site that may call the API with credentials. */
  @Setting(list('must be origins like https://club.example', isOrigin))
  webOrigins: string[] = [];

  /** `off` disables all rate limits, for tests and benchmarks. */
  @Setting(onOff())
  rateLimits = true;

  @Setting(oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']))
  logLevel = 'info';

  /** Logs statements that take longer than this, in milliseconds, without their parameters; 0 logs none. */
  @Setting(wholeNumber(0, 60_000))
  slowQueryMs = 500;

  /** A separate port that serves metrics; without it, metrics are off. */
  @Setting(port)
  metricsPort?: number;

  /** The address that serves metrics; only the monitoring should be able to reach it. */
  @Setting(anyText)
  metricsHost = '127.0.0.1';

  /** Serves Swagger UI and the OpenAPI document. */
  @Setting(onOff())
  apiDocs = true;

  /** The number of trusted proxies that report the client's address. */
  @Setting(wholeNumber(0, 10))
  trustProxy = 0;

  get isProduction(): boolean {
    return this.nodeEnv === 'production';
  }

  /** Whether mails are sent, or written to files outside production. */
  get sendsMail(): boolean {
    return this.smtpUrl !== undefined || !this.isProduction;
  }

  get isLoopback(): boolean {
    return ['127.0.0.1', '::1', 'localhost'].includes(this.host);
  }
}

/** Its message has one line per invalid setting. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Throws a `SettingsError` that lists all problems. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const settings = new Settings();
  const invalid = readVariables(settings, environment);
  const problems = [...invalid, ...missingForMail(settings), ...unsafeInProduction(settings)];
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  return settings;
}

/** Settings that do not protect the data of real families. */
function unsafeInProduction(settings: Settings): string[] {
  if (!settings.isProduction) return [];
  const problems: string[] = [];
  if (!settings.sessionSecret) problems.push('SESSION_SECRET is required in production (32 characters or more)');
  if (settings.sampleClub) problems.push('SAMPLE_CLUB is not allowed in production, because its passwords are public');
  if (!settings.rateLimits) problems.push('RATE_LIMITS=off is not allowed in production');
  return problems;
}
