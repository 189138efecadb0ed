import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Settings } from '../../config/settings.ts';
import { inBatches } from '../../database/in-batches.ts';
import { type Addressee } from '../../guardians/family-mail.queries.ts';
import { mailsTo } from '../../guardians/mails-to.ts';
import { type Letter } from '../../telling/mail/letter.ts';
import { type ClaimedMail } from '../../telling/outbox/claim.queries.ts';
import { MailKinds, type Unwanted } from '../../telling/outbox/mail-kinds.ts';
import { mailPriority } from '../../telling/outbox/mail-priority.ts';
import { MailQueue } from '../../telling/outbox/mail-queue.ts';
import { contactsLookedUpLetter } from './child-letters.ts';
import { findGuardiansToTell, findLookupToTell } from './child-mail.queries.ts';

/** What is queued with a mail about team changes, which `TeamMails` composes. */
export type TeamChangesData = { changeIds: number[] };

type LookupMail = ClaimedMail<{ lookupId: number }>;

/** The mails that tell guardians what staff did with their children's teams and their own numbers. Nobody can switch them off. */
@Injectable()
export class ChildMails {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly queue: MailQueue,
    kinds: MailKinds,
  ) {
    kinds.register('contacts-looked-up', {
      priority: mailPriority.verification,
      compose: (mail: LookupMail) => this.lookedUp(mail),
    });
  }

  /** One mail to each guardian about all changes of an act. Whoever made them needs none. */
  async teamsChanged(manager: EntityManager, changeIds: number[]): Promise<void> {
    if (!this.settings.sendsMail || changeIds.length === 0) return;
    const kind = 'teams-changed';
    const guardians = await findGuardiansToTell(manager, { changeIds });
    const mails = guardians.flatMap(({ changeIds: ids, ...to }) => {
      const data: TeamChangesData = { changeIds: ids };
      return mailsTo([to], { kind, about: ids[0]!, data });
    });
    await inBatches(mails, async (batch) => [await this.queue.add(manager, batch)]);
  }

  /** To the guardians whose numbers were shown. */
  async contactsLookedUp(manager: EntityManager, to: (Addressee & { lookupId: number })[]): Promise<void> {
    const kind = 'contacts-looked-up';
    const mails = to.flatMap(({ lookupId, ...guardian }) =>
      mailsTo([guardian], { kind, about: lookupId, data: { lookupId } }),
    );
    await this.queue.add(manager, mails);
  }

  private async lookedUp({ userId, data }: LookupMail): Promise<Letter | Unwanted> {
    const lookup = await findLookupToTell(this.database, { id: data.lookupId, userId });
    if (!lookup) return { unwanted: 'The recipient is no longer the child’s guardian' };
    return contactsLookedUpLetter(lookup, `${this.settings.publicUrl}/dashboard`);
  }
}
