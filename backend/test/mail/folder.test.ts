import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderTransport } from '../../src/telling/mail/folder.transport.ts';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'touchline-mail-')), 'mail');
});
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

const mail = (id: string, text = 'Hello') => ({
  id,
  subject: 'Test',
  text,
  html: `<p>${text}</p>`,
  from: { name: 'Club', address: 'office@club.example' },
  to: { name: 'Sam', address: 'sam@families.example' },
});
const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

describe('A mail in a folder', () => {
  it('is a whole message that only the account of the server can read', async () => {
    await new FolderTransport(folder).send(mail('one'));
    expect(await readdir(folder)).toEqual(['one.eml']);
    expect([await modeOf(folder), await modeOf(join(folder, 'one.eml'))]).toEqual(['700', '600']);
    const content = await readFile(join(folder, 'one.eml'), 'utf8');
    for (const part of ['To: Sam <sam@families.example>', 'Message-ID: <one@club.example>', '<p>Hello</p>'])
      expect(content).toContain(part);
  });

  it('exists once: a second server that sends it succeeds and leaves the first file as it is', async () => {
    const servers = [new FolderTransport(folder), new FolderTransport(folder)];
    await servers[0]!.send(mail('one', 'First'));
    await servers[1]!.send(mail('one', 'Second'));
    expect(await readdir(folder)).toEqual(['one.eml']);
    expect(await readFile(join(folder, 'one.eml'), 'utf8')).toContain('First');
  });

  it('is deleted after 30 days, and so is what a killed server has left', async () => {
    await new FolderTransport(folder).send(mail('new'));
    const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000);
    for (const [name, age] of [
      ['old.eml', 31],
      ['killed.eml.7.part', 31],
      ['recent.eml', 29],
    ] as const) {
      await writeFile(join(folder, name), '');
      await utimes(join(folder, name), days(age), days(age));
    }
    await new FolderTransport(folder).send(mail('next'));
    expect((await readdir(folder)).sort()).toEqual(['new.eml', 'next.eml', 'recent.eml']);
  });

  it('is tried again later if the folder cannot be written', async () => {
    await writeFile(folder, '');
    await expect(new FolderTransport(folder).send(mail('one'))).rejects.toThrow('EEXIST');
  });
});
