import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { foldName, limits } from '@touchline/domain';
import { Settings } from '../config/settings.ts';
import { countTries, deleteTry, insertTry, lockNames } from './child-tries.queries.ts';

/** A name that somebody tries, and how many letters the name of the child may differ by. */
export interface TriedName {
  name: string;
  tolerance: number;
}

/**
 * What names were tried with to find or add a child. Tries are kept by what was typed, not by the child that was meant: a
 * limit that counted by child would tell a stranger which names the club knows. A try is kept before it is counted, so that of
 * any number at once no more than the limit get through.
 */
@Injectable()
export class ChildTries {
  private readonly logger = new Logger('children');

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
  ) {}

  /** Keeps a try and returns its id. */
  record({ name, tolerance }: TriedName): Promise<number> {
    return insertTry(this.database, { foldedName: foldName(name), tolerance });
  }

  /** Takes a try back. */
  forget(id: number): Promise<void> {
    return deleteTry(this.database, { id });
  }

  /** In how many seconds the name may be tried again; 0 while it has not been tried too often. */
  async secondsLocked(name: string): Promise<number> {
    const { tries, waitSeconds } = await countTries(this.database, { foldedName: foldName(name) });
    return tries > this.settings.limitChildTriesName ? Math.max(1, Number(waitSeconds)) : 0;
  }

  /** Tells admins of the names that this try has locked. The next try tells them where this one cannot. */
  async noteLocked({ name, tolerance }: TriedName): Promise<void> {
    const locked = await lockNames(this.database, {
      foldedName: foldName(name),
      tolerance,
      name,
      most: this.settings.limitChildTriesName,
      distance: tolerance + limits.possibleMatch.distance,
    }).catch((err: unknown) => {
      this.logger.error({ err });
      return [];
    });
    if (locked.some(({ isNew }) => isNew))
      this.logger.warn('A name was tried too often: admins see it under Manage Players');
  }
}
