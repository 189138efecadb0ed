import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { foldName, limits } from '@touchline/domain';
import { Settings } from '../config/settings.ts';
import { countAttempts, deleteAttempt, insertAttempt, lockNames } from './child-attempts.queries.ts';

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
  ) {}

  /** Returns the id of the attempt. */
  record({ name, tolerance }: AttemptedName): Promise<number> {
    return insertAttempt(this.database, { foldedName: foldName(name), tolerance });
  }

  delete(id: number): Promise<void> {
    return deleteAttempt(this.database, { id });
  }

  /** The number of seconds until the name can be tried again; 0 if it is not locked. */
  async secondsLocked(name: string): Promise<number> {
    const { attempts, waitSeconds } = await countAttempts(this.database, { foldedName: foldName(name) });
    return attempts > this.settings.limitChildTriesName ? Math.max(1, Number(waitSeconds)) : 0;
  }

  /** Shows admins the names that this attempt has locked. If that fails, the next attempt does it. */
  async lockNames({ name, tolerance }: AttemptedName): Promise<void> {
    const locked = await lockNames(this.database, {
      foldedName: foldName(name),
      tolerance,
      name,
      maxAttempts: this.settings.limitChildTriesName,
      distance: tolerance + limits.possibleMatch.distance,
    }).catch((err: unknown) => {
      this.logger.error({ err });
      return [];
    });
    if (locked.some(({ isNew }) => isNew))
      this.logger.warn('A name was locked after too many attempts; admins can unlock it in Manage Players');
  }
}
