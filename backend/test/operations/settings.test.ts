import { readSettings, SettingsError } from '../../src/config/settings.ts';
import { describeFailure } from '../../src/start/failures.ts';

const problems = (environment: Record<string, string>): string[] => {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message.split('\n');
  }
};

const secret = 'x'.repeat(32);

describe('Settings', () => {
  it('have the documented defaults', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '.data',
      sampleClub: true,
      clubName: 'Touchline FC',
      rateLimits: true,
      logLevel: 'info',
      apiDocs: true,
      trustProxy: 0,
      passwordMinLength: 6,
      rosterVisibility: 'teammates',
      ageGroupCutoff: '08-31',
      databasePoolSize: 10,
      slowQueryMs: 500,
      metricsHost: '127.0.0.1',
      webOrigins: [],
      limitSignInFailures: 10,
      limitPasswordChecks: 10,
      limitRegistrations: 50,
      limitChildSearches: 5,
      limitChildSearchesDaily: 20,
      sessionIdleHoursParent: 168,
    });
    expect(readSettings({ DATABASE_URL: 'postgres://x' }).sampleClub).toBe(false);
    const production = readSettings({ NODE_ENV: 'production', SESSION_SECRET: `${secret},${secret}2` });
    expect(production).toMatchObject({ host: '0.0.0.0', sampleClub: false, sessionSecret: [secret, `${secret}2`] });
  });

  it.each([
    [
      { PORT: '80x' },
      ['PORT must not be greater than 65535', 'PORT must not be less than 0', 'PORT must be an integer number'],
    ],
    [{ METRICS_PORT: '-1' }, ['METRICS_PORT must not be less than 0']],
    [{ DATABASE_URL: 'mysql://x' }, ['DATABASE_URL must begin with postgres:// or postgresql://']],
    [{ CLUB_TIME_ZONE: 'Mars/Olympus' }, ['CLUB_TIME_ZONE must be a time zone like Europe/London']],
    [{ AGE_GROUP_CUTOFF: '02-29' }, ['AGE_GROUP_CUTOFF must be a date of every year as MM-DD']],
    [
      { LIMIT_REGISTRATIONS: '0', SESSION_IDLE_HOURS_ADMIN: '9000' },
      ['LIMIT_REGISTRATIONS must not be less than 1', 'SESSION_IDLE_HOURS_ADMIN must not be greater than 8784'],
    ],
    [{ RATE_LIMITS: 'maybe' }, ['RATE_LIMITS must be on or off']],
    [{ SESSION_SECRET: 'short' }, ['SESSION_SECRET must be 32 characters or more']],
    [{ WEB_ORIGINS: 'club.example' }, ['WEB_ORIGINS must be origins like https://club.example']],
    // Browsers never send either of these.
    [{ WEB_ORIGINS: 'https://Club.example' }, ['WEB_ORIGINS must be origins like https://club.example']],
    [{ WEB_ORIGINS: 'https://club.example:443' }, ['WEB_ORIGINS must be origins like https://club.example']],
    [
      { WEB_ORIGINS: 'https://a.example,https://b.example/' },
      ['WEB_ORIGINS must be origins like https://club.example'],
    ],
    [{ WEB_ORIGINS: 'null' }, ['WEB_ORIGINS must be origins like https://club.example']],
    [{ NODE_ENV: 'production' }, ['SESSION_SECRET is required in production (32 characters or more)']],
    [
      { NODE_ENV: 'production', SESSION_SECRET: secret, SAMPLE_CLUB: 'true', RATE_LIMITS: 'off' },
      [
        'SAMPLE_CLUB is not allowed in production, because its passwords are public',
        'RATE_LIMITS=off is not allowed in production',
      ],
    ],
  ])('reject %j', (environment, sentences) => {
    expect(problems(environment).sort()).toEqual([...sentences].sort());
  });

  it('report all problems at once', () => {
    expect(problems({ LOG_LEVEL: 'loud', ROSTER_VISIBILITY: 'all', TRUST_PROXY: '-1' })).toHaveLength(3);
  });
});

it.each([
  [
    { code: 'EADDRINUSE', port: 3000 },
    'Port 3000 is in use: stop the program that uses it, or set PORT to another port.',
  ],
  [
    { code: 'EADDRINUSE', port: 9464, setting: 'METRICS_PORT' },
    'Port 9464 is in use: stop the program that uses it, or set METRICS_PORT to another port.',
  ],
  [
    { code: 'EACCES', path: '/data' },
    'Touchline cannot write to /data: make it writable, or set DATA_DIR to another folder.',
  ],
  [{ code: 'ECONNREFUSED', message: 'connect' }, 'The database does not respond: start it, or correct DATABASE_URL.'],
  [
    { code: '28P01', message: 'password authentication failed' },
    'The database rejected the connection: password authentication failed. Correct DATABASE_URL.',
  ],
])('A start that fails with %j is explained in one sentence', (error, sentence) => {
  expect(describeFailure(Object.assign(new Error(), error))).toBe(sentence);
});
