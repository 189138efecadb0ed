import { Transform, type TransformFnParams, plainToInstance } from 'class-transformer';
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
  ValidateBy,
  validateSync,
} from 'class-validator';
import { defaultAgeGroupCutoff, emailRule, isCivilDate, isTimeZone, limits, problemWith } from '@touchline/domain';
import { LimitSettings, toNumber } from './limit-settings.ts';

const toSwitch = ({ value }: TransformFnParams) =>
  ({ true: true, on: true, false: false, off: false })[String(value).toLowerCase()] ?? (value as unknown);
const toList = ({ value }: TransformFnParams) =>
  typeof value === 'string' ? value.split(',').map((part) => part.trim()) : (value as unknown);

const rule = (name: string, message: string, holds: (value: unknown) => boolean) =>
  ValidateBy({ name, validator: { validate: holds, defaultMessage: () => message } });

const isEmail = (value: unknown) => problemWith(emailRule(), value) === null;

/** Written as browsers write it in `Origin`; anything else would never match. */
const isOrigin = (text: string) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/**
 * Everything that can be set from outside, by environment variables of these names in capitals (`databaseUrl` is
 * `DATABASE_URL`). What is wrong is listed at start, all at once, and nothing starts.
 */
export class Settings extends LimitSettings {
  /** `production` turns on what is refused or warned about below. */
  @IsIn(['production', 'development', 'test'])
  nodeEnv: 'production' | 'development' | 'test' = 'development';

  /** The port that serves the API and the front ends. */
  @Transform(toNumber)
  @IsInt()
  @Min(0)
  @Max(65535)
  port = 3000;

  /** The address to listen on; everywhere in production, this machine alone otherwise. */
  @IsString()
  host: string;

  /** A PostgreSQL 15 or later; without it an embedded one runs in `DATA_DIR`. */
  @IsOptional()
  @Matches(/^postgres(ql)?:\/\//, { message: 'DATABASE_URL must begin with postgres:// or postgresql://' })
  databaseUrl?: string;

  /** Where the embedded database and the session secret are kept. */
  @IsString()
  @MinLength(1)
  dataDir = '.data';

  /** Connections to the database, at most. */
  @Transform(toNumber)
  @IsInt()
  @Min(2)
  @Max(200)
  databasePoolSize = 10;

  /** Signs the session cookie. Several, separated by commas, rotate: the first signs, all are accepted. */
  @Transform(toList)
  @IsOptional()
  @MinLength(32, { each: true, message: 'SESSION_SECRET must be 32 characters or more' })
  sessionSecret?: string[];

  /** Fill an empty database with the sample club. */
  @Transform(toSwitch)
  @IsBoolean({ message: 'SAMPLE_CLUB must be true or false' })
  sampleClub: boolean;

  /** Makes the first admin when there is none. */
  @IsOptional()
  @rule('adminEmail', 'ADMIN_EMAIL must be an e-mail address', isEmail)
  adminEmail?: string;

  /** That admin's password. */
  @IsOptional()
  @Length(limits.password.min, limits.password.max, { message: 'ADMIN_PASSWORD must be 6 to 128 characters' })
  adminPassword?: string;

  /** The folder that holds the built `shell`, `parent-app` and `admin-app`; `none` serves the API alone. */
  @IsString()
  webRoot = new URL('../../..', import.meta.url).pathname;

  /** Further origins of the same site that may call the API with credentials. */
  @Transform(toList)
  @rule('origins', 'WEB_ORIGINS must be origins like https://club.example', (value) =>
    (value as string[]).every(isOrigin),
  )
  webOrigins: string[] = [];

  @Length(1, 80)
  clubName = 'Touchline FC';

  /** The zone in which the club reads its clock; the server's own by default. */
  @rule('timeZone', 'CLUB_TIME_ZONE must be a time zone like Europe/London', (value) => isTimeZone(String(value)))
  clubTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

  @IsOptional()
  @rule('contactEmail', 'CLUB_CONTACT_EMAIL must be an e-mail address', isEmail)
  clubContactEmail?: string;

  @IsOptional()
  @MaxLength(limits.phone.max)
  clubContactPhone?: string;

  /** Limits on sign-in, registration and search; off for tests and benchmarks only. */
  @Transform(toSwitch)
  @IsBoolean({ message: 'RATE_LIMITS must be on or off' })
  rateLimits = true;

  @IsIn(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
  logLevel = 'info';

  /** Statements that take longer than so many milliseconds are logged, without their parameters; 0 logs none. */
  @Transform(toNumber)
  @IsInt()
  @Min(0)
  @Max(60_000)
  slowQueryMs = 500;

  /** A port of its own for the metrics; without it there are none. */
  @Transform(toNumber)
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(65535)
  metricsPort?: number;

  /** The address that serves the metrics: one that only the monitoring reaches. */
  @IsString()
  metricsHost = '127.0.0.1';

  /** Serve Swagger UI and the OpenAPI document. */
  @Transform(toSwitch)
  @IsBoolean({ message: 'API_DOCS must be on or off' })
  apiDocs = true;

  /** How many proxies in front of the server may say who the client is. */
  @Transform(toNumber)
  @IsInt()
  @Min(0)
  @Max(10)
  trustProxy = 0;

  /** Raises the least length of new passwords. */
  @Transform(toNumber)
  @IsInt()
  @Min(limits.password.min)
  @Max(limits.password.max)
  passwordMinLength: number = limits.password.min;

  /** Whose names parents see on rosters: own children, short names in an own child's teams, or short names everywhere. */
  @IsIn(['own', 'teammates', 'club'])
  rosterVisibility: 'own' | 'teammates' | 'club' = 'teammates';

  /** The day of a season on which ages are taken, MM-DD. */
  @rule('cutoff', 'AGE_GROUP_CUTOFF must be a day of every year as MM-DD', (value) =>
    isCivilDate(`2025-${String(value)}`),
  )
  ageGroupCutoff = defaultAgeGroupCutoff;

  get isProduction(): boolean {
    return this.nodeEnv === 'production';
  }

  get isLoopback(): boolean {
    return ['127.0.0.1', '::1', 'localhost'].includes(this.host);
  }
}

/** What is wrong with the settings, one line each, for people to read. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

const environmentName = (member: string) => member.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** Reads and checks the settings. Throws a `SettingsError` that lists every problem. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const defaults = new Settings();
  const members = [...Object.keys(defaults), ...optionalMembers];
  const given: Record<string, string> = {};
  for (const member of members) {
    const value = environment[environmentName(member)];
    if (value !== undefined && value !== '') given[member] = value;
  }
  given.host ??= given.nodeEnv === 'production' ? '0.0.0.0' : '127.0.0.1';
  given.sampleClub ??= given.databaseUrl === undefined && given.nodeEnv !== 'production' ? 'true' : 'false';

  const settings = plainToInstance(Settings, given, { exposeDefaultValues: true });
  const problems = [...ruleProblems(settings), ...unsafeInProduction(settings)];
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
  'metricsPort',
];

const ruleProblems = (settings: Settings): string[] =>
  validateSync(settings).flatMap(({ property, constraints = {} }) =>
    Object.values(constraints).map((text) => text.replace(property, environmentName(property))),
  );

/** What must not be so where real families' data are. */
function unsafeInProduction(settings: Settings): string[] {
  if (!settings.isProduction) return [];
  const problems: string[] = [];
  if (!settings.sessionSecret) problems.push('SESSION_SECRET is required in production (32 characters or more)');
  if (settings.sampleClub) problems.push('SAMPLE_CLUB is refused in production: its passwords are public');
  if (!settings.rateLimits) problems.push('RATE_LIMITS=off is refused in production');
  return problems;
}
