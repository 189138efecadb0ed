import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { foldName, limits } from '@touchline/domain';
import { Settings } from '../config/settings.ts';
import { countAttempts, deleteAttempt, insertAttempt, lockNames, type NameLimits } from './child-attempts.queries.ts';
import { ClaimMails } from './mails/claim-mails.ts';

export interface AttemptedName {
  name: string;
  /** The number of letters by which the child's name may differ. */
  tolerance: number;
}

/**
 * The names with which parents have tried to find or add a child. Attempts are stored by the name that was typed, not by the child,
 * because a limit per child would tell strangers which names the club knows. An attempt is stored before it is counted, so that
 * parallel requests cannot exceed the limit.
 */
@Injectable()
export class ChildAttempts {
  private readonly logger = new Logger('children');

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly mails: ClaimMails,
  ) {}

  /** Returns the id of the attempt. */
  record({ name, tolerance }: AttemptedName): Promise<number> {
    return insertAttempt(this.database, { foldedName: foldName(name), tolerance });
  }

  delete(id: number): Promise<void> {
    return deleteAttempt(this.database, { id });
  }

  /** Null if the name is not locked. */
  async lockOf(name: string): Promise<{ isLasting: boolean; seconds: number } | null> {
    const { day, long } = nameLimits(this.settings);
    const { attempts, longAttempts, waitSeconds } = await countAttempts(this.database, { foldedName: foldName(name) });
    const isLasting = longAttempts > long;
    if (!isLasting && attempts <= day) return null;
    return { isLasting, seconds: isLasting ? 24 * 60 * 60 : Math.max(1, Number(waitSeconds)) };
  }

  /** Shows admins the names that this attempt has locked. If that fails, the next attempt does it. */
  async lockNames({ name, tolerance }: AttemptedName): Promise<void> {
    const locked = await lockNames(this.database, {
      foldedName: foldName(name),
      tolerance,
      name,
      most: nameLimits(this.settings),
      distance: tolerance + limits.possibleMatch.distance,
    }).catch((err: unknown) => {
      this.log(err);
      return [];
    });
    if (locked.some(({ isNew }) => isNew))
      this.logger.warn('A name was locked after too many attempts; admins can unlock it in Manage Players');
    // Queued again by each attempt, because the outbox keeps one mail for each lock.
    for (const lock of locked)
      if (lock.isLasting) await this.mails.nameLocked(this.database.manager, lock).catch(this.log);
  }

  private log = (err: unknown) => this.logger.error({ err });
}

/** Attempts without a match at a name: in 24 hours, and in 60 days. */
export const nameLimits = ({ limitChildTriesName }: Settings): NameLimits => ({ day: limitChildTriesName, long: 30 });
