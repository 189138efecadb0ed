import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Job {
  if?: string;
  uses?: string;
  needs?: string;
  secrets?: 'inherit' | Record<string, string>;
  steps?: Step[];
}
interface Pipeline {
  on: { schedule?: { cron: string }[] } & Record<string, unknown>;
  env?: object;
  permissions?: unknown;
  jobs: Record<string, Job>;
}
const folder = new URL('../.github/workflows/', import.meta.url);
const pipelines = readdirSync(folder).map((file): [string, Pipeline] => [
  file,
  parse(readFileSync(new URL(file, folder), 'utf8')) as Pipeline,
]);
const jobs = pipelines.flatMap(([file, pipeline]) =>
  Object.entries(pipeline.jobs).map(([name, job]): [string, Job] => [`${file}: ${name}`, job]),
);
const withSteps = jobs.filter(([, { steps }]) => steps);
const { jobs: imageJobs } = pipelines.find(([file]) => file === 'image.yml')![1];
const hasSecret = (value: unknown): boolean => /secrets(\.|\[|\b.*toJSON)/i.test(JSON.stringify(value ?? {}));

it.each(withSteps.filter(([, job]) => hasSecret(job)))(
  'Pipelines run no code of packages in %s, because it has a secret',
  (_name, { steps }) => {
    const actions = steps!.flatMap(({ uses }) => uses ?? []);
    expect(actions.filter((action) => !action.startsWith('actions/download-artifact@'))).toEqual([]);
    const commands = steps!.flatMap(({ run }) => run?.trim().split('\n') ?? []);
    expect(commands).not.toEqual([]);
    expect(commands.filter((line) => !/^ *(echo "\$TOKEN" \| docker login|docker (load|push)) /.test(line))).toEqual(
      [],
    );
  },
);

it('Pipelines have secrets only in the job that pushes an image', () => {
  const withSecret = withSteps.filter(([, job]) => hasSecret(job)).map(([name]) => name);
  expect(withSecret).toEqual(['image.yml: push']);
  expect(pipelines.filter(([, { env }]) => hasSecret(env))).toEqual([]);
});

it('Pipelines push only from the main branch, and what the build has left', () => {
  expect(imageJobs.push).toMatchObject({
    needs: 'image',
    if: "github.ref == 'refs/heads/main' && github.event_name == 'push'",
  });
  const nameOf = (action: string, { steps }: Job) =>
    steps!.find(({ uses }) => uses?.startsWith(`actions/${action}@`))?.with?.name;
  expect(nameOf('upload-artifact', imageJobs.image!)).toBeDefined();
  expect(nameOf('download-artifact', imageJobs.push!)).toBe(nameOf('upload-artifact', imageJobs.image!));
});

it.each(jobs.filter(([, { uses }]) => uses))(
  'Pipelines give only the registry’s secrets to %s',
  (_name, { secrets }) => {
    expect(secrets).toEqual({
      IMAGE_REGISTRY_USER: '${{ secrets.IMAGE_REGISTRY_USER }}',
      IMAGE_REGISTRY_TOKEN: '${{ secrets.IMAGE_REGISTRY_TOKEN }}',
    });
  },
);

it.each(withSteps)('Pipelines run only actions of one commit in %s, because tags move', (_name, { steps }) => {
  const actions = steps!.flatMap(({ uses }) => uses ?? []);
  expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
});

it.each(withSteps)('Pipelines leave no token in the checkout of %s', (_name, { steps }) => {
  const checkouts = steps!.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
});

it.each(pipelines)('Pipelines may only read: %s', (_file, { on, permissions, jobs: own }) => {
  const callsOnly = Object.values(own).every(({ uses }) => uses);
  if (!callsOnly) expect(JSON.stringify(permissions)).toMatch(/^\{("\w+":"read",?)+\}$/);
  // It would run with the secrets of this repository on a stranger's change.
  expect(on).not.toHaveProperty('pull_request_target');
});

it('Pipelines look for known weaknesses daily', () => {
  const daily = pipelines.filter(([, { on }]) => on.schedule?.some(({ cron }) => /^\d+ \d+ \* \* \*$/.test(cron)));
  const commands = daily.flatMap(([, { jobs: own }]) => Object.values(own).flatMap(({ steps }) => steps ?? []));
  expect(commands.map(({ run }) => run)).toContain('npm audit --package-lock-only --omit=dev --audit-level=high');
});
