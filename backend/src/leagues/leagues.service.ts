import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { foldName } from '@touchline/domain';
import { type LeagueDto, type SaveLeagueDto } from './league.dto.ts';
import { League } from './league.entity.ts';

@Injectable()
export class LeaguesService {
  constructor(@InjectRepository(League) private readonly leagues: Repository<League>) {}

  list(): Promise<LeagueDto[]> {
    return this.leagues.query(`
      SELECT l.id, l.name, l.age_group AS "ageGroup", l.description,
             (SELECT count(*) FROM teams t WHERE t.league_id = l.id) AS "teamCount"
      FROM leagues l
      ORDER BY l.folded_name, l.folded_age_group`);
  }

  async create({ name, ageGroup, description }: SaveLeagueDto): Promise<LeagueDto> {
    const league = this.leagues.create({
      name,
      foldedName: foldName(name),
      ageGroup,
      foldedAgeGroup: foldName(ageGroup),
      description: description || null,
    });
    await this.leagues.insert(league);
    return { id: league.id, name, ageGroup, description: league.description, teamCount: 0 };
  }
}
