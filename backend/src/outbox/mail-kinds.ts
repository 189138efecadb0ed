import { Injectable } from '@nestjs/common';
import { type Letter } from '../mail/letter.ts';
import { type ClaimedMail } from './claim.queries.ts';

/** A mail that is not wanted any more, with the reason that admins see. */
export interface Unwanted {
  unwanted: string;
}

/** A kind of mail. The folder of its subject registers it. */
export interface MailKind {
  priority: number;
  /** Whether its links give access to an account, so that nobody but the recipient may read it. */
  isSecret?: boolean;
  /** Decides again whether the mail is wanted, and writes it. Runs before every attempt to send. */
  compose: (mail: ClaimedMail) => Promise<Letter | Unwanted>;
}

@Injectable()
export class MailKinds {
  private readonly kinds = new Map<string, MailKind>();

  register(name: string, kind: MailKind): void {
    this.kinds.set(name, kind);
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
