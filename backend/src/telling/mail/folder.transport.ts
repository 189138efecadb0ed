import { link, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { composed, type MailTransport, type OutgoingMail } from './transport.ts';

const keptMs = 30 * 24 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;

/** Writes each mail to a file instead of sending it, as `<id>.eml`, and deletes files after 30 days. */
export class FolderTransport implements MailTransport {
  private readonly composer = createTransport({ streamTransport: true, buffer: true });
  private deletedAt = 0;

  constructor(private readonly folder: string) {}

  async send(mail: OutgoingMail): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    if (Date.now() - this.deletedAt > hour) await this.deleteOld();
    const { message } = await this.composer.sendMail(composed(mail));
    const file = join(this.folder, `${mail.id}.eml`);
    const unfinished = `${file}.${process.pid}.part`;
    const output = await open(unfinished, 'w', 0o600);
    try {
      await output.writeFile(message as Buffer);
      await output.sync();
      // Unlike a rename, it fails if another server has written the mail, so that a mail exists exactly once.
      await link(unfinished, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      await output.close();
      await rm(unfinished, { force: true });
    }
  }

  close(): void {
    this.composer.close();
  }

  private async deleteOld(): Promise<void> {
    this.deletedAt = Date.now();
    for (const name of await readdir(this.folder)) {
      const file = join(this.folder, name);
      const writtenAt = (await stat(file).catch(() => null))?.mtimeMs ?? Infinity;
      if (this.deletedAt - writtenAt > keptMs) await rm(file, { force: true });
    }
  }
}
