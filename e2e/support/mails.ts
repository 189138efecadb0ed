import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Waits for a mail to the address with this subject, and returns its first link, or the first one to a path. */
export async function linkInMail(address: string, subject: string, path = '/'): Promise<string> {
  let link: string | undefined;
  const find = () => {
    // The headers have links for mail programs.
    const text =
      mailTo(address, subject)
        ?.split(/\r?\n\r?\n/)
        .slice(1)
        .join('\n') ?? '';
    link = text.match(/http:\S+/g)?.find((found) => new URL(found).pathname.startsWith(path));
    return link;
  };
  await expect.poll(find, { message: `a mail to ${address}: ${subject}` }).toBeDefined();
  return link!;
}

/** A mail with its headers, if it has been sent. Lines of quoted-printable text end with `=` where they were broken. */
export const mailTo = (address: string, subject: string): string | undefined =>
  sources()
    .find((mail) => mail.includes(`<${address}>`) && mail.includes(`Subject: ${subject}`))
    ?.replace(/=\r?\n/g, '');

/** Every link in every mail to the address, also those for mail programs. */
export const linksTo = (address: string): string[] => [
  ...new Set(
    sources()
      .filter((mail) => mail.includes(`<${address}>`))
      .map((mail) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='))
      .flatMap((mail) => mail.match(/http:[^\s"<>]+/g) ?? []),
  ),
];

/** Signs in and confirms the address, because mails about children go only to addresses that are confirmed. */
export async function confirmAddress({ request }: Page, { email }: { email: string }): Promise<void> {
  await request.post('/api/auth/login', { data: { username: email, password: 'touchline' } });
  const token = (await linkInMail(email, 'Please confirm your email address')).split('/').at(-1);
  expect((await request.post('/api/auth/verify-email', { data: { token } })).ok()).toBe(true);
}

function sources(): string[] {
  const folder = process.env.CLUB_MAILS!;
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
    return names.map((name) => readFileSync(join(folder, name), 'utf8'));
  } catch {
    // There is no folder before the first mail.
    return [];
  }
}
