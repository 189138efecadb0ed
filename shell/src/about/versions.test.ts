import { jest } from '@jest/globals';
import { readVersions } from './versions.ts';

const remotes = {
  parent_app: '/remotes/parent-app/mf-manifest.json',
  admin_app: 'https://admin.club.example/new/mf-manifest.json',
};
const built = (build: string) => ({ name: 'x', version: '0.1.0', build });

/** The files that are there, by their addresses' ends; a page stands in for every other, as on some hosts. */
function filesAre(files: Record<string, unknown>): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const address = new URL((url as URL).toString(), 'https://club.example');
    const file = files[address.host === 'admin.club.example' ? address.href : address.pathname];
    return file ? Response.json(file) : new Response('<!doctype html>');
  });
}
afterEach(() => jest.restoreAllMocks());

const silent = () => Promise.reject(new Error('nobody answers'));

it('claims nothing of an application when nobody knows where it is', async () => {
  filesAre({ '/version.json': built('shell') });
  expect(await readVersions(silent)).toEqual([
    ['Shell', built('shell')],
    ['Parent app', null],
    ['Admin app', null],
    ['Server', null],
  ]);
});

it('names the build of every part, wherever that is deployed', async () => {
  filesAre({
    '/version.json': built('shell'),
    '/remotes.json': remotes,
    '/remotes/parent-app/version.json': built('parent'),
    'https://admin.club.example/new/version.json': built('admin'),
  });
  const versions = await readVersions(async () => ({ status: 200, body: built('server'), headers: {} }));
  expect(versions.map(([, version]) => version?.build)).toEqual(['shell', 'parent', 'admin', 'server']);
});
