import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { deployed, folderOf, giveToDatabaseUser, machines, password } from './machines.ts';
import { start, until } from './processes.ts';

const { balancer, databases, backends } = machines;

/** The load balancer's address for users. */
export const clubUrl = `http://${balancer}:8080`;

/** Ports of the leader, the followers, and the leader through PgBouncer. */
const ports = { leader: 5000, follower: 5001, pooled: 6432 };
export const databaseUrl = (endpoint: keyof typeof ports) =>
  `postgres://touchline:${password}@${balancer}:${ports[endpoint]}/touchline`;

/** Starts HAProxy with the deployed configuration. */
export function startHaproxy(): void {
  const addresses = (prefix: string, list: { address: string }[]) =>
    list.map(({ address }, index) => [`${prefix}_${index + 1}`, address]);
  start('haproxy', {
    command: '/usr/sbin/haproxy',
    args: ['-W', '-db', '-f', deployed('haproxy.cfg')],
    env: {
      BALANCER: balancer,
      ...(Object.fromEntries([...addresses('DATABASE', databases), ...addresses('BACKEND', backends)]) as object),
    },
  });
}

/** Starts PgBouncer with the deployed configuration, at the load balancer's address. */
export function startPgbouncer(): void {
  const folder = folderOf('pgbouncer');
  const users = join(folder, 'userlist.txt');
  const configuration = join(folder, 'pgbouncer.ini');
  const text = readFileSync(deployed('pgbouncer.ini'), 'utf8');
  writeFileSync(configuration, text.replaceAll('127.0.0.1', balancer).replace('/etc/pgbouncer/userlist.txt', users));
  writeFileSync(users, `"touchline" "${password}"\n`);
  [users, configuration].forEach(giveToDatabaseUser);
  start('pgbouncer', { command: '/usr/sbin/pgbouncer', args: [configuration], asDatabaseUser: true });
}

/** Creates the club's role and database. */
export async function createClub(): Promise<void> {
  const superuser = { host: balancer, port: ports.leader, user: 'postgres', password, database: 'postgres' };
  await until('the leader to be reachable through HAProxy', 60, () =>
    withClient(superuser, (client) => client.query('SELECT 1')).then(Boolean),
  );
  const statements = readFileSync(deployed('create-club.sql'), 'utf8')
    .replace(":'password'", `'${password}'`)
    .split(';');
  await withClient(superuser, async (client) => {
    for (const statement of statements.filter((text) => text.trim())) await client.query(statement);
  });
}

async function withClient<T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionTimeoutMillis: 3000, ...config });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Queries the club's database. */
export const query = async <Row extends pg.QueryResultRow>(
  sql: string,
  endpoint: keyof typeof ports = 'leader',
): Promise<Row[]> =>
  withClient({ connectionString: databaseUrl(endpoint) }, async (client) => (await client.query<Row>(sql)).rows);
