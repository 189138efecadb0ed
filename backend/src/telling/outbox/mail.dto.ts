import { IsIn, IsOptional } from 'class-validator';
import { PageDto } from '../../http/page.dto.ts';

const mailStates = ['queued', 'sending', 'sent', 'failed', 'dropped'] as const;

export class MailFilterDto extends PageDto {
  /** Only mails in this state. */
  @IsOptional()
  @IsIn(mailStates)
  state?: (typeof mailStates)[number];
}

/** A mail, as admins see it. */
export class MailDto {
  /** A UUID; also in the name of the file and in the Message-ID. */
  id: string;
  /**
   * What the mail is about. Later versions add kinds.
   * @example event-cancelled
   */
  kind: string;
  /** `dropped` mails were no longer wanted when they would have been sent. */
  state: (typeof mailStates)[number];
  /** The recipient's full name, or the address if it may have no account. */
  recipient: string;
  address: string;
  /** Null until the mail is sent. */
  subject: string | null;
  /** Why the mail failed, was dropped or is being tried again. */
  reason: string | null;
  attempts: number;
  queuedAt: string;
  /** For a queued mail: when it will be tried. */
  dueAt: string;
  /** When the mail was sent, failed or was dropped. */
  endedAt: string | null;
}

export class MailDetailsDto extends MailDto {
  /** The text that was sent. Null until then, and always for mails that give access to an account. */
  body: string | null;
}

/** Whether and how the club's mails are delivered. */
export class MailDeliveryDto {
  /** `smtp`, or outside production `folder`; `none` if the server is not set up to send mail. */
  transport: 'smtp' | 'folder' | 'none';
  /** True until an admin resumes, also after a restore and after the upgrade to the first version with mail. */
  isPaused: boolean;
  /** Mails that wait or are being sent. */
  queued: number;
  /** Mails that failed in the last 30 days. */
  failed: number;
  /** Mails that were tried in the last hour. */
  sentLastHour: number;
  sentLastDay: number;
  /** The setting `MAIL_PER_HOUR`. */
  perHour: number;
  /** When the mail was queued that waits longest; null if none waits. */
  oldestQueuedAt: string | null;
  /** Addresses that get no more mail, because three mails in a row came back; the first 100. */
  stoppedAddresses: string[];
}
