import { Injectable } from '@nestjs/common';
import { type MailPreferences, type MailTopic, type WallTime } from '@touchline/domain';
import { type Letter } from '../mail/letter.ts';
import { type ClaimedMail } from './claim.queries.ts';

/** A mail that is no longer wanted, with the reason that admins see. */
export interface Unwanted {
  unwanted: string;
}

/** A letter that does not wait for the end of quiet hours if it is no longer of use then. */
export interface TimedLetter extends Letter {
  latest?: WallTime;
  /** The events that the letter tells a family of, about which the family may want to reply. */
  eventIds?: number[];
}

/** A kind of mail about accounts. The folder of its subject registers it. */
export interface AccountMailKind<Data = unknown> {
  priority: number;
  /** Whether its links give access to an account, so that nobody but the recipient may read it. */
  isSecret?: boolean;
  /** Whether the mail waits for the end of quiet hours. */
  isQuiet?: boolean;
  /** Decides again whether the mail is wanted, and writes it. Runs before every attempt to send. */
  compose: (mail: ClaimedMail<Data>) => Promise<TimedLetter | Unwanted>;
}

/** A kind of mail that its recipient can switch off. */
export interface TopicMailKind<Data = unknown> {
  priority: number;
  topic: MailTopic;
  /** Whether the mail is rather lost than sent twice if a server ends while it sends it. */
  dropsOnDoubt?: boolean;
  /** Whether the mail is sent although the topic was switched off since it was queued, and in quiet hours. */
  isUrgent?: boolean;
  /** As for account mails; only called if the recipient wants mails about the topic. */
  compose: (mail: ClaimedMail<Data>, preferences: MailPreferences) => Promise<TimedLetter | Unwanted>;
}

export type MailKind<Data = unknown> = AccountMailKind<Data> | TopicMailKind<Data>;

@Injectable()
export class MailKinds {
  private readonly kinds = new Map<string, MailKind>();

  /** `compose` gets the data that the kind's folder has queued. */
  register<Data>(name: string, kind: MailKind<Data>): void {
    this.kinds.set(name, kind as MailKind);
  }

  get names(): string[] {
    return [...this.kinds.keys()];
  }

  get(name: string): MailKind {
    const kind = this.kinds.get(name);
    if (!kind) throw new Error(`There is no kind of mail called ${name}`);
    return kind;
  }
}
