import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, foldName, messages } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { inTransaction } from '../database/transaction.ts';
import { pageOf, type PageOf, type SearchDto, searchedText } from '../http/page.dto.ts';
import { type LeagueDto, type SaveLeagueDto, type UpdateLeagueDto } from './league.dto.ts';
import { League } from './league.entity.ts';

/** $1 one league · $2 text to look for. */
const matching = `
  FROM leagues l
  WHERE ($1::int IS NULL OR l.id = $1)
    AND ($2::text IS NULL OR strpos(l.folded_name, $2) > 0 OR strpos(l.folded_age_group, $2) > 0
      OR strpos(lower(upper(l.description)), $2) > 0)`;

/** $3 limit · $4 offset. */
const leaguesSql = `
  SELECT l.id, l.name, l.age_group AS "ageGroup", l.description,
         (SELECT count(*) FROM teams t WHERE t.league_id = l.id) AS "teamCount"
  ${matching}
  ORDER BY l.folded_name, l.folded_age_group LIMIT $3 OFFSET $4`;

const countSql = `SELECT count(*) AS total ${matching}`;

@Injectable()
export class LeaguesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly audit: AuditService,
  ) {}

  async list(search: SearchDto): Promise<PageOf<LeagueDto>> {
    const which = [null, searchedText(search)];
    const rows = await this.database.query<LeagueDto[]>(leaguesSql, [...which, search.limit, search.offset]);
    return pageOf(rows, search, () => this.database.query(countSql, which));
  }

  create({ name, ageGroup, description }: SaveLeagueDto, me: Actor): Promise<LeagueDto> {
    return inTransaction(this.database, async (manager) => {
      const league = manager.create(League, { ...folded({ name, ageGroup }), description: description || null });
      await manager.insert(League, league);
      await this.audit.record(manager, me, 'league.create', { subject: 'league', subjectId: league.id });
      return { id: league.id, name, ageGroup, description: league.description, teamCount: 0 };
    });
  }

  update(id: number, { description, ...names }: UpdateLeagueDto, me: Actor): Promise<LeagueDto> {
    return inTransaction(this.database, async (manager) => {
      // The id as well, since TypeORM refuses to change nothing.
      const changes = { id, ...folded(names), ...(description !== undefined && { description: description || null }) };
      const { affected } = await manager.update(League, { id }, changes);
      if (!affected) throw notThere();
      await this.audit.record(manager, me, 'league.update', { subject: 'league', subjectId: id });
      const [league] = await manager.query<LeagueDto[]>(leaguesSql, [id, null, null, null]);
      return league!;
    });
  }

  /** Deletes a league without teams, and with it what is for this league alone. */
  delete(id: number, me: Actor): Promise<void> {
    return inTransaction(this.database, async (manager) => {
      // Held from here on: no team and no event can come to refer to it.
      const [league] = await manager.query<{ name: string }[]>(`SELECT name FROM leagues WHERE id = $1 FOR UPDATE`, [
        id,
      ]);
      if (!league) throw notThere();
      await assertEmpty(manager, id);
      await manager.query(
        `DELETE FROM events e WHERE e.league_id = $1 AND e.team_id IS NULL
           AND NOT EXISTS (SELECT FROM event_teams et WHERE et.event_id = e.id)`,
        [id],
      );
      await manager.query('UPDATE events SET league_id = NULL, version = version + 1 WHERE league_id = $1', [id]);
      await manager.query('DELETE FROM leagues WHERE id = $1', [id]);
      await this.audit.record(manager, me, 'league.delete', { subject: 'league', subjectId: id }, league);
    });
  }
}

async function assertEmpty(manager: EntityManager, id: number): Promise<void> {
  const teams = await manager.query<unknown[]>('SELECT FROM teams WHERE league_id = $1 LIMIT 1', [id]);
  if (teams.length > 0) throw new ConflictException(messages.leagueInUse);
}

const notThere = () => new NotFoundException(messages.leagueUnknown);

/** The names that are given, each with the form in which it is compared. */
const folded = ({ name, ageGroup }: Pick<UpdateLeagueDto, 'name' | 'ageGroup'>): Partial<League> => ({
  ...(name !== undefined && { name, foldedName: foldName(name) }),
  ...(ageGroup !== undefined && { ageGroup, foldedAgeGroup: foldName(ageGroup) }),
});
