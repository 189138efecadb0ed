import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from './journey.ts';

/** Waits for a mail to the address with this subject, and returns its first link. */
export async function linkInMail(address: string, subject: string): Promise<string> {
  let link: string | undefined;
  const find = () => {
    const source = sources().find((mail) => mail.includes(`<${address}>`) && mail.includes(`Subject: ${subject}`));
    // Lines of quoted-printable text end with `=` where they were broken.
    link = source && /^http:\S+/m.exec(source.replace(/=\r?\n/g, ''))?.[0];
    return link;
  };
  await expect.poll(find, { message: `a mail to ${address}: ${subject}` }).toBeDefined();
  return link!;
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
