import { execFileSync, spawnSync } from 'node:child_process';
import { Process, writableFolder } from './processes.ts';
import { ordinaryUser } from './requirements.ts';

/** A temporary PostgreSQL with an empty database named touchline. */
export interface Postgres {
  /** Environment variables for its client programs. */
  environment: Record<string, string>;
  url: string;
  version: string;
  run: (program: string, ...args: string[]) => string;
}

export async function startPostgres(programs: string, folder: string, port: number): Promise<Postgres> {
  const data = writableFolder(`${folder}/data`);
  const PATH = `${programs}:${process.env.PATH}`;
  const environment = { PATH, PGHOST: '127.0.0.1', PGPORT: String(port), PGUSER: 'touchline', PGDATABASE: 'touchline' };
  const run = (program: string, ...args: string[]) =>
    execFileSync(`${programs}/${program}`, args, { cwd: data, env: environment, encoding: 'utf8', ...ordinaryUser() });

  run('initdb', '--username=touchline', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--pgdata', data);
  const settings = [`--port=${port}`, '--listen_addresses=127.0.0.1', `--unix_socket_directories=${data}`];
  const server = new Process('postgres', [`${programs}/postgres`, '-D', data, ...settings], {
    cwd: data,
    env: environment,
    folder,
  });
  await server.until(() => spawnSync(`${programs}/pg_isready`, { env: environment }).status === 0);
  run('createdb', 'touchline');
  const version = run('psql', '--tuples-only', '--no-align', '--command', 'SHOW server_version').trim();
  return { environment, url: `postgres://touchline@127.0.0.1:${port}/touchline`, version, run };
}
