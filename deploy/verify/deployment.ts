import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@touchline/e2e/server';
import { Process, writableFolder } from './processes.ts';
import { findPrograms, ordinaryUser } from './requirements.ts';
import { dockerfileRunner, type Image } from './run-dockerfile.ts';

export const admin = { username: 'admin@club.example', password: 'a long enough password' };

/** The services of docker-compose.yml as processes of this machine, with the images' files, configuration and commands. */
export interface Deployment {
  /** The gateway's address. */
  url: string;
  /** Two backends on one database. */
  backends: Server[];
  shell: Server;
  image: (target: string) => Image;
  postgres: Postgres;
  scratch: string;
  /** Starts another container of an image, on a free port by default. */
  start: (name: string, target: string, settings?: Record<string, string>, port?: number) => Promise<Server>;
  /** Starts another gateway in front of the same servers. */
  gateway: (name: string, settings?: Record<string, string>) => Promise<Server>;
}

export interface Server {
  port: number;
  url: string;
  process: Process;
}

/** Builds and starts everything. */
export async function deploy(): Promise<Deployment> {
  const programs = findPrograms();
  const scratch = mkdtempSync(join(tmpdir(), 'touchline-verify-'));
  chmodSync(scratch, 0o755);
  const logs = join(scratch, 'logs');
  mkdirSync(logs);
  console.log(`Building in ${scratch} …`);
  const image = dockerfileRunner(scratch);
  const postgres = await startPostgres(programs.postgres, writableFolder(join(scratch, 'postgres')), await freePort());

  const start: Deployment['start'] = async (name, target, settings = {}, port) => {
    const { directory, command, environment } = image(target);
    const listenPort = port ?? (await freePort());
    const isBackend = target === 'backend';
    const env = isBackend
      ? backendSettings(listenPort, postgres.url)
      : nginxSettings(listenPort, directory, join(scratch, 'run', name));
    const process = new Process(name, command, {
      cwd: directory,
      env: { ...environment, ...env, ...settings },
      folder: logs,
    });
    const url = `http://127.0.0.1:${listenPort}`;
    await process.untilReachable(url + (isBackend ? '/api/health/ready' : '/healthz'));
    return { port: listenPort, url, process };
  };

  writableFolder(join(scratch, 'run'));
  // Both at once, like compose; migrations wait for each other.
  const backends = await Promise.all([start('backend-1', 'backend'), start('backend-2', 'backend')]);
  const [shell, parentApp, adminApp] = await Promise.all(
    ['shell', 'parent-app', 'admin-app'].map((name) => start(name, name)),
  );
  /** The image's `server` lines, with this machine's addresses instead of names. */
  const servers = (line: string, all: Server[]) =>
    all.map(({ port }) => line.replace(/[\w-]+:\d+ resolve/, `127.0.0.1:${port}`)).join(' ');
  const gateway: Deployment['gateway'] = (name, settings = {}) => {
    const { BACKEND = '', SHELL_FILES = '', PARENT_APP = '', ADMIN_APP = '' } = image('gateway').environment;
    return start(name, 'gateway', {
      BACKEND: servers(BACKEND, backends),
      SHELL_FILES: servers(SHELL_FILES, [shell!]),
      PARENT_APP: servers(PARENT_APP, [parentApp!]),
      ADMIN_APP: servers(ADMIN_APP, [adminApp!]),
      // Unused, because the servers are given by address.
      RESOLVER: '127.0.0.1',
      ...settings,
    });
  };
  const { url } = await gateway('gateway');
  return { url, backends, shell: shell!, image, postgres, scratch, start, gateway };
}

const backendSettings = (port: number, databaseUrl: string) => ({
  PORT: String(port),
  HOST: '127.0.0.1',
  DATABASE_URL: databaseUrl,
  SESSION_SECRET: 'a secret of at least 32 characters for this run',
  TRUST_PROXY: '1',
  ADMIN_EMAIL: admin.username,
  ADMIN_PASSWORD: admin.password,
});

const nginxSettings = (port: number, directory: string, run: string) => ({
  PORT: `127.0.0.1:${port}`,
  ROOT: join(directory, 'files'),
  RUN: run,
});

/** A temporary PostgreSQL with the role and the empty database that compose creates. */
export interface Postgres {
  /** Environment variables for client programs of the role. */
  environment: Record<string, string>;
  url: string;
  version: string;
  run: (program: string, ...args: string[]) => string;
  /** As the superuser. */
  administer: (program: string, ...args: string[]) => string;
}

export async function startPostgres(programs: string, folder: string, port: number): Promise<Postgres> {
  const data = writableFolder(`${folder}/data`);
  const PATH = `${programs}:${process.env.PATH}`;
  const environment = { PATH, PGHOST: '127.0.0.1', PGPORT: String(port), PGUSER: 'touchline', PGDATABASE: 'touchline' };
  const runAs =
    (env: Record<string, string>) =>
    (program: string, ...args: string[]) =>
      execFileSync(`${programs}/${program}`, args, { cwd: data, env, encoding: 'utf8', ...ordinaryUser() });
  const run = runAs(environment);
  const administer = runAs({ ...environment, PGUSER: 'postgres', PGDATABASE: 'postgres', POSTGRES_PASSWORD: 'club' });

  run('initdb', '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--pgdata', data);
  const settings = [`--port=${port}`, '--listen_addresses=127.0.0.1', `--unix_socket_directories=${data}`];
  const server = new Process('postgres', [`${programs}/postgres`, '-D', data, ...settings], {
    cwd: data,
    env: environment,
    folder,
  });
  await server.until(() => spawnSync(`${programs}/pg_isready`, { env: environment }).status === 0);
  // A copy, because the superuser may have no access to the repository.
  const createClub = `${folder}/create-club.sql`;
  copyFileSync(new URL('../database/create-club.sql', import.meta.url), createClub);
  administer('psql', '-v', 'ON_ERROR_STOP=1', '--no-psqlrc', '--file', createClub);
  const version = run('psql', '--tuples-only', '--no-align', '--command', 'SHOW server_version').trim();
  return { environment, url: `postgres://touchline@127.0.0.1:${port}/touchline`, version, run, administer };
}
