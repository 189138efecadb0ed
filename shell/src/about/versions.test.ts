import { jest } from '@jest/globals';
import { readVersions } from './versions.ts';

const remotes = {
  parent_app: '/remotes/parent-app/mf-manifest.json',
  admin_app: 'https://admin.club.example/new/mf-manifest.json',
};
const built = (build: string) => ({ name: 'x', version: '0.1.0', build });

/** Serves files by path; every other path returns a page, as some hosts do. */
function filesAre(files: Record<string, unknown>): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const address = new URL((url as URL).toString(), 'https://club.example');
    const file = files[address.host === 'admin.club.example' ? address.href : address.pathname];
    return file ? Response.json(file) : new Response('<!doctype html>');
  });
}
afterEach(() => jest.restoreAllMocks());

const silent = () => Promise.reject(new Error('no response'));

it('readVersions returns null for parts that cannot be read', async () => {
  filesAre({ '/version.json': built('shell') });
  expect(await readVersions(silent)).toEqual([
    ['Shell', built('shell')],
    ['Parent app', null],
    ['Admin app', null],
    ['Server', null],
  ]);
});

it('readVersions returns the build of each part, wherever it is deployed', async () => {
  filesAre({
    '/version.json': built('shell'),
    '/remotes.json': remotes,
    '/remotes/parent-app/version.json': built('parent'),
    'https://admin.club.example/new/version.json': built('admin'),
  });
  const versions = await readVersions(async () => ({ status: 200, body: built('server'), headers: {} }));
  expect(versions.map(([, version]) => version?.build)).toEqual(['shell', 'parent', 'admin', 'server']);
});
