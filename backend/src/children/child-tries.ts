import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { foldName, limits } from '@touchline/domain';
import { Settings } from '../config/settings.ts';

/** A name that somebody tries, and how many letters the name of the child may differ by. */
export interface TriedName {
  name: string;
  tolerance: number;
}

const lastDay = `interval '24 hours'`;

/** Keeps a try; what is older than a day goes, unless another try is removing it. */
const recordSql = `
  WITH outdated AS (
    DELETE FROM child_tries WHERE id IN (
      SELECT id FROM child_tries WHERE tried_at < now() - ${lastDay} FOR UPDATE SKIP LOCKED)
  ), unlocked AS (
    DELETE FROM locked_names WHERE id IN (
      SELECT id FROM locked_names WHERE locked_at < now() - ${lastDay} FOR UPDATE SKIP LOCKED)
  )
  INSERT INTO child_tries (folded_name, tolerance) VALUES ($1, $2) RETURNING id`;

/** How many tries of the last day may mean a child of this name, and in how many seconds the first of them is a day old. */
export const triesSql = (foldedName: string) => `
  SELECT count(*) AS tries, ceil(extract(epoch FROM min(t.tried_at) + ${lastDay} - now())) AS "waitSeconds"
  FROM child_tries t
  WHERE t.tried_at > now() - ${lastDay} AND is_meant(${foldedName}, t.folded_name, t.tolerance)`;

/**
 * $1 folded name and $2 tolerance of a try · $3 how many tries lock a name · $4 how far two tries for one child can be apart ·
 * $5 the name as it was written, which is told where neither a child's name nor a locked one explains it. Only when enough tries
 * are that near are the club's children compared.
 */
const lockSql = `
  WITH near AS MATERIALIZED (
    SELECT folded_name, tolerance FROM child_tries
    WHERE tried_at > now() - ${lastDay} AND is_meant(folded_name, $1, $4)
  ), meant AS MATERIALIZED (
    SELECT DISTINCT ON (c.folded_name) c.name, c.folded_name FROM children c
    WHERE (SELECT count(*) FROM near) >= $3 AND c.is_registered AND is_meant(c.folded_name, $1, $2)
    ORDER BY c.folded_name, c.name
  ), candidates AS (
    SELECT * FROM meant
    UNION ALL
    SELECT $5, $1 WHERE NOT EXISTS (SELECT FROM meant)
      AND NOT EXISTS (SELECT FROM locked_names l WHERE l.folded_name <> $1 AND is_meant(l.folded_name, $1, $4))
  )
  INSERT INTO locked_names (name, folded_name, tries)
  SELECT c.name, c.folded_name, counted.tries
  FROM candidates c CROSS JOIN LATERAL (
    SELECT count(*) AS tries FROM near n WHERE is_meant(c.folded_name, n.folded_name, n.tolerance)) counted
  WHERE counted.tries >= $3
  ON CONFLICT (folded_name) DO UPDATE SET tries = excluded.tries, locked_at = now()
  RETURNING xmax = 0 AS "isNew"`;

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
  async record({ name, tolerance }: TriedName): Promise<number> {
    const [row] = await this.database.query<{ id: number }[]>(recordSql, [foldName(name), tolerance]);
    return row!.id;
  }

  /** Takes a try back. */
  async forget(id: number): Promise<void> {
    await this.database.query('DELETE FROM child_tries WHERE id = $1', [id]);
  }

  /** In how many seconds the name may be tried again; 0 while it has not been tried too often. */
  async secondsLocked(name: string): Promise<number> {
    const [row] = await this.database.query<{ tries: number; waitSeconds: string }[]>(triesSql('$1'), [foldName(name)]);
    return row!.tries > this.settings.limitChildTriesName ? Math.max(1, Number(row!.waitSeconds)) : 0;
  }

  /** Tells admins of the names that this try has locked. The next try tells them where this one cannot. */
  async noteLocked({ name, tolerance }: TriedName): Promise<void> {
    const apart = tolerance + limits.possibleMatch.distance;
    const asked = [foldName(name), tolerance, this.settings.limitChildTriesName, apart, name];
    const locked = await this.database.query<{ isNew: boolean }[]>(lockSql, asked).catch((err: unknown) => {
      this.logger.error({ err });
      return [];
    });
    if (locked.some(({ isNew }) => isNew))
      this.logger.warn('A name was tried too often: admins see it under Manage Players');
  }
}
