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
}
interface Patroni {
  bootstrap: { dcs: { postgresql: { parameters: { log_error_verbosity?: string } } } };
}
const { services } = parse(read('docker-compose.yml'), { merge: true }) as { services: Record<string, Service> };
// Without those that only extend another one.
const whole = Object.entries(services).filter(([, service]) => service.image);
const own = Object.entries(services).filter(([, service]) => service.build);
const images = own.map(([, service]) => service.build!.target);

test('the Dockerfile is free of mistakes', () => {
  expect(validate(dockerfile)).toEqual([]);
});

test.each([...stages.keys()])('%s stands on an image of one version', (name) => {
  expect(baseOf(stages, name)).toMatch(/^[a-z]+:\d[\w.-]*$/);
});

describe.each(images)('the image %s', (image) => {
  const last = (word: string) => stepsOf(stages, image).findLast((step) => step.word === word)?.text;

  it('does not run as root', () => {
    expect(last('USER')).toMatch(/^(node|postgres|[1-9]\d*)$/);
  });

  it('can be asked whether it is well, and starts by itself', () => {
    expect(last('HEALTHCHECK')).toContain('CMD');
    expect(last('CMD')).toMatch(/^\["\w+", /);
  });

  it('says which version it is', () => {
    expect(last('LABEL')).toContain(`title=touchline-${image}`);
    expect(last('LABEL')).toContain('version=$VERSION');
  });

  it('has a pipeline of its own', () => {
    expect(existsSync(new URL(`.github/workflows/${image}.yml`, root))).toBe(true);
  });
});

test('what can be deployed alone has an image of its own name', () => {
  expect(images).toEqual(expect.arrayContaining(['backend', 'shell', 'parent-app', 'admin-app']));
  expect(own.map(([name]) => name)).toEqual(images);
});

test('only the gateway has a port outside, and that on this machine alone', () => {
  const open = Object.entries(services).filter(([, service]) => service.ports);
  expect(open.map(([name, { ports }]) => [name, ports])).toEqual([['gateway', ['127.0.0.1:${HTTP_PORT:-8080}:8080']]]);
});

test.each(whole)('%s can neither write its own files nor gain a power of root', (_name, service) => {
  expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
  expect(service.cap_add).toBeUndefined();
});

test('an image of others does not run as root either', () => {
  const ofOthers = whole.filter(([, service]) => !service.build);
  expect(ofOthers.map(([name, { user }]) => [name, user])).toEqual([['database', 'postgres']]);
});

test('PostgreSQL logs no values of a row', () => {
  expect(services.database!.command).toContain('log_error_verbosity=terse');
  const patroni = parse(read('deploy/cluster/patroni.yml')) as Patroni;
  expect(patroni.bootstrap.dcs.postgresql.parameters.log_error_verbosity).toBe('terse');
});

test('the database is of the version that backups are made with', () => {
  expect(services.database!.image).toBe(baseOf(stages, 'backup'));
});

test('nothing that git ignores gets into an image, secrets included', () => {
  const ignored = read('.dockerignore').split('\n');
  const byGit = read('.gitignore').trim().split('\n');
  expect(byGit.filter((line) => !ignored.includes(`**/${line.replace(/\/$/, '')}`))).toEqual([]);
});
