import { availableParallelism } from 'node:os';
import { Setting } from './setting.ts';
import { anyText, isOrigin, list, oneOf, onOff, text, wholeNumber, wholeNumberOrAuto } from './setting-rules.ts';

const port = wholeNumber(0, 65_535);

/** The process, its database, and what it serves. */
export class ServerSettings {
  /** `production` requires safe settings and turns the sample club off. */
  @Setting(oneOf(['production', 'development', 'test']))
  nodeEnv: 'production' | 'development' | 'test' = 'development';

  /** The port that serves the API and the front ends. */
  @Setting(port)
  port = 3000;

  /** The address to listen on: by default all addresses in production, otherwise only this machine. */
  @Setting(anyText, ({ isProduction }: ServerSettings) => (isProduction ? '0.0.0.0' : '127.0.0.1'))
  host: string;

  /** PostgreSQL 15 or later. By default an embedded PostgreSQL runs in `DATA_DIR`. */
  @Setting(text('must begin with postgres:// or postgresql://', (value) => /^postgres(ql)?:\/\//.test(value)))
  databaseUrl?: string;

  /** The folder of the embedded database and the session secret. */
  @Setting(anyText)
  dataDir = '.data';

  /** Processes that share the port and the work; `auto` starts one per processor core. */
  @Setting(wholeNumberOrAuto(1, 64, availableParallelism))
  workers = 1;

  /** Maximum number of database connections of each worker. */
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
  @Setting(
    onOff('must be true or false'),
    (settings: ServerSettings) => !settings.databaseUrl && !settings.isProduction,
  )
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

  /** Offers the demo, a sample club in the visitor's browser, on the sign-in page; by default off in production. */
  @Setting(onOff(), ({ isProduction }: ServerSettings) => !isProduction)
  demo: boolean;

  /** Serves Swagger UI and the OpenAPI document. */
  @Setting(onOff())
  apiDocs = true;

  /** The number of trusted proxies that report the client's address. */
  @Setting(wholeNumber(0, 10))
  trustProxy = 0;

  get isProduction(): boolean {
    return this.nodeEnv === 'production';
  }

  get isLoopback(): boolean {
    return ['127.0.0.1', '::1', 'localhost'].includes(this.host);
  }
}
