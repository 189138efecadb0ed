import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { ClubService } from '../../club/club.service.ts';
import { Settings } from '../../config/settings.ts';
import { findGuardianAddresses } from '../../guardians/family-mail.queries.ts';
import { mailsTo } from '../../guardians/mails-to.ts';
import { type Letter } from '../../telling/mail/letter.ts';
import { type ClaimedMail } from '../../telling/outbox/claim.queries.ts';
import { MailKinds, type Unwanted } from '../../telling/outbox/mail-kinds.ts';
import { mailPriority } from '../../telling/outbox/mail-priority.ts';
import { MailQueue } from '../../telling/outbox/mail-queue.ts';
import { childCorrectedLetter } from './correction-letter.ts';
import { findCorrectionToTell } from './correction-mail.queries.ts';

type CorrectionMail = ClaimedMail<{ correctionId: number }>;

/** The mails that tell guardians what others corrected of their child. Nobody can switch them off. */
@Injectable()
export class CorrectionMails {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly club: ClubService,
    private readonly queue: MailQueue,
    kinds: MailKinds,
  ) {
    kinds.register('child-corrected', {
      priority: mailPriority.news,
      compose: (mail: CorrectionMail) => this.compose(mail),
    });
  }

  /** To the child's guardians but whoever made the correction. */
  async corrected(
    manager: EntityManager,
    { childId, correctionId, userId }: { childId: number; correctionId: number; userId: number },
  ): Promise<void> {
    if (!this.settings.sendsMail) return;
    const guardians = await findGuardianAddresses(manager, { childId });
    const others = guardians.filter((guardian) => guardian.userId !== userId);
    const mail = { kind: 'child-corrected', about: correctionId, data: { correctionId } };
    await this.queue.add(manager, mailsTo(others, mail));
  }

  private async compose({ userId, data }: CorrectionMail): Promise<Letter | Unwanted> {
    const correction = await findCorrectionToTell(this.database, { id: data.correctionId, userId });
    if (!correction) return { unwanted: 'The recipient is no longer the child’s guardian' };
    return childCorrectedLetter(correction, `${this.settings.publicUrl}/dashboard`, await this.club.formats());
  }
}
