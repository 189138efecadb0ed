import { existsSync, readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { baseOf, dockerfile, readStages, stepsOf } from './dockerfile.ts';

const root = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const stages = readStages();

interface Service {
  image: string;
  build?: { target: string; dockerfile: string };
  ports?: string[];
  healthcheck?: object;
  read_only?: boolean;
  user?: string;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  command?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  networks?: string[] | Record<string, object>;
}
interface Patroni {
  bootstrap: { dcs: { postgresql: { parameters: { log_error_verbosity?: string } } } };
}
const { services, networks } = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
};
// Services that extend another one have no image of their own.
const withImage = Object.entries(services).filter(([, service]) => service.image);
const built = Object.entries(services).filter(([, service]) => service.build);
const images = built.map(([, service]) => service.build!.target);

test('the Dockerfile has no lint errors', () => {
  expect(validate(dockerfile)).toEqual([]);
});

test.each([...stages.keys()])('the stage %s is based on an image with a pinned version', (name) => {
  expect(baseOf(stages, name)).toMatch(/^[a-z]+:\d[\w.-]*$/);
});

describe.each(images)('the image %s', (image) => {
  const last = (keyword: string) => stepsOf(stages, image).findLast((step) => step.keyword === keyword)?.text;

  it('does not run as root', () => {
    expect(last('USER')).toMatch(/^(node|postgres|[1-9]\d*)$/);
  });

  it('has a health check and a command', () => {
    expect(last('HEALTHCHECK')).toContain('CMD');
    expect(last('CMD')).toMatch(/^\["\w+", /);
  });

  it('is labelled with its version', () => {
    expect(last('LABEL')).toContain(`title=touchline-${image}`);
    expect(last('LABEL')).toContain('version=$VERSION');
  });

  it('has its own pipeline', () => {
    expect(existsSync(new URL(`.github/workflows/${image}.yml`, root))).toBe(true);
  });
});

test('each part that is deployed separately has an image of the same name', () => {
  expect(images).toEqual(expect.arrayContaining(['backend', 'shell', 'parent-app', 'admin-app']));
  expect(built.map(([name]) => name)).toEqual(images);
});

test('only the gateway publishes a port, and only on this machine', () => {
  const open = Object.entries(services).filter(([, service]) => service.ports);
  expect(open.map(([name, { ports }]) => [name, ports])).toEqual([['gateway', ['127.0.0.1:${HTTP_PORT:-8080}:8080']]]);
});

test.each(withImage)('the service %s can neither write its own files nor gain root privileges', (_name, service) => {
  expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
  expect(service.cap_add).toBeUndefined();
});

test('a service with an external image does not run as root', () => {
  const external = withImage.filter(([, service]) => !service.build);
  expect(external.map(([name, { user }]) => [name, user])).toEqual([['database', 'postgres']]);
});

test('PostgreSQL does not log values of rows', () => {
  expect(services.database!.command).toContain('log_error_verbosity=terse');
  const patroni = parse(read('deploy/cluster/patroni.yml')) as Patroni;
  expect(patroni.bootstrap.dcs.postgresql.parameters.log_error_verbosity).toBe('terse');
});

test('the backend signs in with a role that PostgreSQL’s image creates, not with its superuser', () => {
  const { environment, volumes } = services.database!;
  expect(Object.keys(environment!)).toEqual(['POSTGRES_PASSWORD']);
  expect(volumes).toContain('./deploy/database/create-club.sql:/docker-entrypoint-initdb.d/create-club.sql:ro');
  expect(services.backend!.environment!.DATABASE_URL).toMatch(/^postgres:\/\/touchline:/);
  expect(services.backup!.environment!.PGUSER).toBe('touchline');
});

test('the database has the same version as the backup tools', () => {
  expect(services.database!.image).toBe(baseOf(stages, 'backup'));
});

test('no file that git ignores gets into an image', () => {
  const ignored = read('.dockerignore').split('\n');
  const byGit = read('.gitignore').trim().split('\n');
  expect(byGit.filter((line) => !ignored.includes(`**/${line.replace(/\/$/, '')}`))).toEqual([]);
});

test('only the backend and the backup reach the database, which reaches nothing outside', () => {
  expect(networks.data).toEqual({ internal: true });
  const namesOf = ({ networks: own = ['default'] }: Service) => (Array.isArray(own) ? own : Object.keys(own));
  const inData = Object.entries(services).filter(([, service]) => namesOf(service).includes('data'));
  expect(inData.map(([name]) => name).sort()).toEqual(['backend', 'backup', 'database', 'more-backends']);
  expect(namesOf(services.database!)).toEqual(['data']);
});
