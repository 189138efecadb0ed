import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { variableNames } from '../../src/config/setting.ts';
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
const mail = {
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'office@club.example',
  PUBLIC_URL: 'https://club.example',
};
type Environment = Record<string, string>;

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
      passwordList: false,
      demo: true,
      rosterVisibility: 'teammates',
      ageGroupCutoff: '08-31',
      databasePoolSize: 10,
      slowQueryMs: 500,
      metricsHost: '127.0.0.1',
      webOrigins: [],
      limitSignInFailures: 10,
      limitRegistrations: 50,
      limitChildSearches: 5,
      limitChildSearchesDaily: 20,
      sessionIdleHours: { parent: 168, coach: 24, admin: 12 },
      sessionMaxHours: { parent: 720, coach: 168, admin: 168 },
      mailPerHour: 300,
      mailLeaseMs: 60_000,
      verifyEmail: false,
      sendsMail: true,
    });
    expect(readSettings({ DATABASE_URL: 'postgres://x' }).sampleClub).toBe(false);
    const production = readSettings({ NODE_ENV: 'production', SESSION_SECRET: `${secret},${secret}2` });
    expect(production).toMatchObject({ host: '0.0.0.0', sampleClub: false, sessionSecret: [secret, `${secret}2`] });
    expect(production.passwordList).toBe(true);
  });

  it('start as many workers as told, or one per core', () => {
    expect([{}, { WORKERS: '4' }].map((environment) => readSettings(environment).workers)).toEqual([1, 4]);
    expect(readSettings({ WORKERS: 'auto' }).workers).toBe(availableParallelism());
    for (const wrong of ['all', '0', '65', '1.5'])
      expect(problems({ WORKERS: wrong })).toEqual(['WORKERS must be a whole number from 1 to 64, or auto']);
  });

  it('of the password list can be changed in production and elsewhere', () => {
    const production = { NODE_ENV: 'production', SESSION_SECRET: secret };
    expect(readSettings({ ...production, PASSWORD_LIST: 'off' }).passwordList).toBe(false);
    expect(readSettings({ PASSWORD_LIST: 'on' }).passwordList).toBe(true);
  });

  it('of a mail server turn the verification of addresses on, unless it is turned off', () => {
    const { sendsMail, verifyEmail, publicUrl } = readSettings({ ...mail, PUBLIC_URL: 'https://club.example/' });
    expect({ sendsMail, verifyEmail, publicUrl }).toEqual({
      sendsMail: true,
      verifyEmail: true,
      publicUrl: 'https://club.example',
    });
    expect(readSettings({ ...mail, VERIFY_EMAIL: 'off' }).verifyEmail).toBe(false);
    // For the addresses of calendar feeds.
    const withoutMail = readSettings({ NODE_ENV: 'production', SESSION_SECRET: secret, PUBLIC_URL: mail.PUBLIC_URL });
    expect(withoutMail).toMatchObject({ sendsMail: false, publicUrl: mail.PUBLIC_URL });
    expect(readSettings({ VERIFY_EMAIL: 'on' }).verifyEmail).toBe(true);
  });

  it.each(['smtp://mail.example:587?requireTLS=true', 'smtps://club%40mail.example:pass%2Fword@mail.example'])(
    'accept the mail server %s',
    (url) => expect(readSettings({ ...mail, SMTP_URL: url }).smtpUrl).toBe(url),
  );

  it('without a mail server send no mail in production, where nobody looks for files', () => {
    const production = { NODE_ENV: 'production', SESSION_SECRET: secret };
    expect(readSettings(production).sendsMail).toBe(false);
    expect(readSettings({ ...production, ...mail }).sendsMail).toBe(true);
  });

  // Covers S14, ASVS 6.3.2, 15.2.3.
  it.each<[Environment, string[]]>([
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
    [{ PASSWORD_LIST: 'long' }, ['PASSWORD_LIST must be on or off']],
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
    [
      { SMTP_URL: 'smtp://mail.example' },
      [
        'MAIL_FROM is missing: mail needs SMTP_URL, MAIL_FROM and PUBLIC_URL',
        'PUBLIC_URL is missing: mail needs SMTP_URL, MAIL_FROM and PUBLIC_URL',
      ],
    ],
    [
      { MAIL_FROM: 'office@club.example', PUBLIC_URL: 'https://club.example' },
      ['SMTP_URL is missing: mail needs SMTP_URL, MAIL_FROM and PUBLIC_URL'],
    ],
    ...['mail.example', 'http://mail.example', 'smtp://', 'smtp:mail.example'].map((url): [Environment, string[]] => [
      { ...mail, SMTP_URL: url },
      ['SMTP_URL must be an address like smtps://user:password@smtp.example:465'],
    ]),
    ...['club.example', 'https://club.example/app', 'ftp://club.example'].map((url): [Environment, string[]] => [
      { ...mail, PUBLIC_URL: url },
      ['PUBLIC_URL must be an origin like https://club.example'],
    ]),
    [{ ...mail, MAIL_FROM: 'office' }, ['MAIL_FROM must be an email address']],
    [
      { MAIL_PER_HOUR: '0', MAIL_LEASE_MS: '10' },
      ['MAIL_PER_HOUR must not be less than 1', 'MAIL_LEASE_MS must not be less than 1000'],
    ],
    [{ CLUB_PRIVACY_URL: 'privacy' }, ['CLUB_PRIVACY_URL must be an address like https://club.example/privacy']],
    [
      { NODE_ENV: 'production', SESSION_SECRET: secret, VERIFY_EMAIL: 'on' },
      ['VERIFY_EMAIL=on requires SMTP_URL, because nobody could verify an address without mail'],
    ],
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

  it('of the demo can be changed in production and elsewhere', () => {
    const production = { NODE_ENV: 'production', SESSION_SECRET: secret };
    expect(readSettings(production).demo).toBe(false);
    expect(readSettings({ ...production, DEMO: 'on' }).demo).toBe(true);
    expect(readSettings({}).demo).toBe(true);
    expect(readSettings({ DEMO: 'off' }).demo).toBe(false);
  });

  it('of claims can be changed in production and elsewhere', () => {
    const production = { NODE_ENV: 'production', SESSION_SECRET: secret };
    expect(readSettings(production).claimApproval).toBe(true);
    expect(readSettings({ ...production, CLAIM_APPROVAL: 'off' }).claimApproval).toBe(false);
    expect(readSettings({ CLAIM_APPROVAL: 'on' }).claimApproval).toBe(true);
  });

  it('are the ones that the documentation lists', () => {
    const operations = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
    const [, section = ''] = /^## Settings$(.*?)^## /ms.exec(operations)!;
    const rows = section.match(/^\| `.*?\|/gm)!;
    const documented = rows.flatMap((row) => {
      const [first, ...others] = [...row.matchAll(/`(.*?)`/g)].map(([, name]) => name!);
      return [first!, ...others.map((name) => name.replace('…', first!.replace(/_[A-Z]+$/, '')))];
    });
    expect(documented.sort()).toEqual(variableNames().sort());
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
