import { readdirSync, readFileSync } from 'node:fs';

const root = new URL('../..', import.meta.url).pathname;
const read = (file: string) => readFileSync(root + file, 'utf8');

it('Front ends use no message of the server, because with one of them they would load all', () => {
  const declared = read('libs/domain/src/server-messages.ts').matchAll(/^export const (\w+)/gm);
  const ofServer = new Set([...declared].map(([, name]) => name));
  expect(ofServer.size).toBeGreaterThan(50);
  const used = ['shell', 'parent-app', 'admin-app', 'libs/app-core', 'libs/ui', 'libs/api-client']
    .flatMap((project) =>
      readdirSync(`${root}${project}/src`, { recursive: true, encoding: 'utf8' }).map(
        (name) => `${project}/src/${name}`,
      ),
    )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/\bmessages\.(\w+)/g)].map(([, name]) => ({ file, name })));
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter(({ name }) => ofServer.has(name))).toEqual([]);
});
