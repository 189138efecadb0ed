import { machines, password } from './machines.ts';
import { databaseUrl } from './balancer.ts';
import { isRunning, logged, pidOf, start, until } from './processes.ts';

export const admin = { username: 'admin@club.example', password };

const main = new URL('../../../backend/dist/main.js', import.meta.url).pathname;
const backends = machines.backends;

/** The backends' addresses, bypassing the load balancer. */
export const backendUrls = backends.map(({ address }) => `http://${address}:3000`);

/** How each backend connects to the database: one directly to the leader, one through PgBouncer. */
const endpoints = ['leader', 'pooled'] as const;

/** Starts both at once; the database may be empty. */
export async function startBackends(settings: Record<string, string>): Promise<void> {
  backends.forEach(({ name, address }, index) =>
    start(name, {
      command: process.execPath,
      args: [main],
      env: {
        NODE_ENV: 'production',
        HOST: address,
        PORT: '3000',
        WEB_ROOT: 'none',
        TRUST_PROXY: '1',
        DATABASE_URL: databaseUrl(endpoints[index]!),
        // Debian's PgBouncer is older than 1.21.
        PREPARED_STATEMENTS: endpoints[index] === 'pooled' ? 'off' : 'on',
        SESSION_SECRET: 'the same on every backend of the club',
        ADMIN_EMAIL: admin.username,
        ADMIN_PASSWORD: admin.password,
        CLUB_TIME_ZONE: 'Europe/London',
        LOG_LEVEL: 'error',
        ...settings,
      },
    }),
  );
  for (const { name } of backends) {
    await until(`${name} to start`, 60, () => {
      if (!isRunning(name)) throw new Error(logged(name));
      return logged(name).includes('Ctrl-C stops it');
    });
  }
}

/** Process ids, to check that no backend was restarted. */
export const backendPids = () => backends.map(({ name }) => (isRunning(name) ? pidOf(name) : undefined));
