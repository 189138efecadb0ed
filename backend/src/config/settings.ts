import { Transform, plainToInstance } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  validateSync,
} from 'class-validator';
import {
  colourRule,
  defaultAgeGroupCutoff,
  isCivilDate,
  isTimeZone,
  limits,
  problemWith,
  secondFactorRules,
  type SecondFactorRule,
} from '@touchline/domain';
import { MailSettings, missingForMail } from './mail-settings.ts';
import { environmentName, isEmail, isOrigin, isWebAddress, rule, toList, toNumber, toSwitch } from './setting-rules.ts';

/**
 * All settings. Each is an environment variable with the same name in capitals: `databaseUrl` is `DATABASE_URL`. If any are
 * invalid, the start lists all of them and stops.
 */
export class Settings extends MailSettings {
  /** `production` requires safe settings and turns the sample club off. */
  @IsIn(['production', 'development', 'test'])
  nodeEnv: 'production' | 'development' | 'test' = 'development';

  /** The port that serves the API and the front ends. */
  @Transform(toNumber)
  @IsInt()
  @Min(0)
  @Max(65535)
  port = 3000;

  /** The address to listen on: by default all addresses in production, otherwise only this machine. */
  @IsString()
  host: string;

  /** PostgreSQL 15 or later. By default an embedded PostgreSQL runs in `DATA_DIR`. */
  @IsOptional()
  @Matches(/^postgres(ql)?:\/\//, { message: 'DATABASE_URL must begin with postgres:// or postgresql://' })
  databaseUrl?: string;

  /** The folder of the embedded database and the session secret. */
  @IsString()
  @MinLength(1)
  dataDir = '.data';

  /** Maximum number of database connections. */
  @Transform(toNumber)
  @IsInt()
  @Min(2)
  @Max(200)
  databasePoolSize = 10;

  /** How long a request may wait for database connections in total, in milliseconds, before it gets a 503. */
  @Transform(toNumber)
  @IsInt()
  @Min(100)
  @Max(60_000)
  databaseWaitMs = 3000;

  /** `off` behind a pooler that cannot track prepared statements, such as PgBouncer before 1.21. */
  @Transform(toSwitch)
  @IsBoolean({ message: 'PREPARED_STATEMENTS must be on or off' })
  preparedStatements = true;

  /** Signs the session cookie. For rotation, separate several secrets with commas: the first signs, all are accepted. */
  @Transform(toList)
  @IsOptional()
  @MinLength(32, { each: true, message: 'SESSION_SECRET must be 32 characters or more' })
  sessionSecret?: string[];

  /** Fills an empty database with the sample club. */
  @Transform(toSwitch)
  @IsBoolean({ message: 'SAMPLE_CLUB must be true or false' })
  sampleClub: boolean;

  /** The e-mail of the first admin, who is created if there is no admin. */
  @IsOptional()
  @rule('adminEmail', 'ADMIN_EMAIL must be an e-mail address', isEmail)
  adminEmail?: string;

  /** The password of the first admin. */
  @IsOptional()
  @Length(limits.password.min, limits.password.max, { message: 'ADMIN_PASSWORD must be 6 to 128 characters' })
  adminPassword?: string;

  /** The folder that contains the built `shell`, `parent-app` and `admin-app`; `none` serves only the API. */
  @IsString()
  webRoot = new URL('../../..', import.meta.url).pathname;

  /** Other origins of the same site that may call the API with credentials. */
  @Transform(toList)
  @rule('origins', 'WEB_ORIGINS must be origins like https://club.example', (value) =>
    (value as string[]).every(isOrigin),
  )
  webOrigins: string[] = [];

  @Length(1, 80)
  clubName = 'Touchline FC';

  /** The club's time zone; the server's by default. */
  @rule('timeZone', 'CLUB_TIME_ZONE must be a time zone like Europe/London', (value) => isTimeZone(String(value)))
  clubTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

  @IsOptional()
  @rule('contactEmail', 'CLUB_CONTACT_EMAIL must be an e-mail address', isEmail)
  clubContactEmail?: string;

  @IsOptional()
  @MaxLength(limits.phone.max)
  clubContactPhone?: string;

  /** The colour of brand surfaces and primary actions; Touchline's green by default. */
  @Transform(({ value }) => colourRule().tidy(value))
  @IsOptional()
  @rule(
    'clubColour',
    'CLUB_COLOUR must be a colour like #b3121d that is not too light',
    (value) => problemWith(colourRule(), value) === null,
  )
  clubColour?: string;

  /** The club's privacy notice, which registration and every mail link to. */
  @IsOptional()
  @rule('clubPrivacyUrl', 'CLUB_PRIVACY_URL must be an address like https://club.example/privacy', isWebAddress)
  clubPrivacyUrl?: string;

  /** `on` lets an admin approve every claim of a child; by default on in production only. */
  @Transform(toSwitch)
  @IsBoolean({ message: 'CLAIM_APPROVAL must be on or off' })
  claimApproval: boolean;

  /** `off` disables all rate limits, for tests and benchmarks. */
  @Transform(toSwitch)
  @IsBoolean({ message: 'RATE_LIMITS must be on or off' })
  rateLimits = true;

  @IsIn(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
  logLevel = 'info';

  /** Logs statements that take longer than this, in milliseconds, without their parameters; 0 logs none. */
  @Transform(toNumber)
  @IsInt()
  @Min(0)
  @Max(60_000)
  slowQueryMs = 500;

  /** A separate port that serves metrics; without it, metrics are off. */
  @Transform(toNumber)
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(65535)
  metricsPort?: number;

  /** The address that serves metrics; only the monitoring should be able to reach it. */
  @IsString()
  metricsHost = '127.0.0.1';

  /** Serves Swagger UI and the OpenAPI document. */
  @Transform(toSwitch)
  @IsBoolean({ message: 'API_DOCS must be on or off' })
  apiDocs = true;

  /** The number of trusted proxies that report the client's address. */
  @Transform(toNumber)
  @IsInt()
  @Min(0)
  @Max(10)
  trustProxy = 0;

  /** The minimum length of new passwords. */
  @Transform(toNumber)
  @IsInt()
  @Min(limits.password.min)
  @Max(limits.password.max)
  passwordMinLength: number = limits.password.min;

  /** Refuses new passwords that are common or names of the club or the user; by default on in production only. */
  @Transform(toSwitch)
  @IsBoolean({ message: 'PASSWORD_LIST must be on or off' })
  passwordList: boolean;

  /** Who must set up a second factor before anything else. */
  @IsIn(secondFactorRules)
  requireSecondFactor: SecondFactorRule = 'none';

  /** The names that parents see on rosters: own children only, also short names in their children's teams, or also in all teams. */
  @IsIn(['own', 'teammates', 'club'])
  rosterVisibility: 'own' | 'teammates' | 'club' = 'teammates';

  /** The cut-off date of a season for age groups, as MM-DD. */
  @rule('cutoff', 'AGE_GROUP_CUTOFF must be a date of every year as MM-DD', (value) =>
    isCivilDate(`2025-${String(value)}`),
  )
  ageGroupCutoff = defaultAgeGroupCutoff;

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
  const defaults = new Settings();
  const members = [...Object.keys(defaults), ...optionalMembers];
  const values: Record<string, string> = {};
  for (const member of members) {
    const value = environment[environmentName(member)];
    if (value !== undefined && value !== '') values[member] = value;
  }
  values.host ??= values.nodeEnv === 'production' ? '0.0.0.0' : '127.0.0.1';
  values.verifyEmail ??= values.smtpUrl === undefined ? 'off' : 'on';
  values.passwordList ??= values.nodeEnv === 'production' ? 'on' : 'off';
  values.claimApproval ??= values.nodeEnv === 'production' ? 'on' : 'off';
  values.sampleClub ??= values.databaseUrl === undefined && values.nodeEnv !== 'production' ? 'true' : 'false';

  const settings = plainToInstance(Settings, values, { exposeDefaultValues: true });
  const problems = [...ruleProblems(settings), ...missingForMail(settings), ...unsafeInProduction(settings)];
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  return settings;
}

const optionalMembers = [
  'host',
  'databaseUrl',
  'sessionSecret',
  'sampleClub',
  'adminEmail',
  'adminPassword',
  'clubContactEmail',
  'clubContactPhone',
  'clubColour',
  'clubPrivacyUrl',
  'smtpUrl',
  'mailFrom',
  'publicUrl',
  'verifyEmail',
  'metricsPort',
  'passwordList',
];

const ruleProblems = (settings: Settings): string[] =>
  validateSync(settings).flatMap(({ property, constraints = {} }) =>
    Object.values(constraints).map((text) => text.replace(property, environmentName(property))),
  );

/** Settings that do not protect the data of real families. */
function unsafeInProduction(settings: Settings): string[] {
  if (!settings.isProduction) return [];
  const problems: string[] = [];
  if (!settings.sessionSecret) problems.push('SESSION_SECRET is required in production (32 characters or more)');
  if (settings.sampleClub) problems.push('SAMPLE_CLUB is not allowed in production, because its passwords are public');
  if (!settings.rateLimits) problems.push('RATE_LIMITS=off is not allowed in production');
  return problems;
}
