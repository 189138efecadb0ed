import { Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { type Actor, foldName, isStaff } from '@touchline/domain';
import { ClubClock } from '../club/club-clock.ts';
import { Settings } from '../config/settings.ts';
import { rosterMember, type RosterRow } from './roster.ts';
import { type AddTeamMemberDto, type CreateTeamDto, type TeamDto, type TeamMemberDto } from './team.dto.ts';
import { Team } from './team.entity.ts';

type TeamRow = Omit<TeamDto, 'members' | 'createdAt'> & { createdAt: Date; members: RosterRow[] };

/**
 * $1 one team or null for all · $2 whose caller's own teams show their members · $3 show the members of every team.
 * Members that the caller may not see at all never leave the database.
 */
const teamsSql = `
  SELECT t.id, t.name, t.league_id AS "leagueId", t.lead_coach_id AS "leadCoachId", t.description,
         t.created_at AS "createdAt",
         CASE WHEN l.id IS NOT NULL THEN json_build_object('name', l.name, 'ageGroup', l.age_group) END AS league,
         CASE WHEN u.id IS NOT NULL THEN json_build_object('fullName', u.full_name) END AS "leadCoach",
         (SELECT count(*) FROM team_members m WHERE m.team_id = t.id) AS "memberCount",
         coalesce(roster.members, '[]') AS members
  FROM teams t
  LEFT JOIN leagues l ON l.id = t.league_id
  LEFT JOIN users u ON u.id = t.lead_coach_id
  LEFT JOIN LATERAL (
    SELECT json_agg(json_build_object(
             'id', c.id, 'name', c.name, 'dateOfBirth', c.date_of_birth, 'ageGroup', c.age_group,
             'jerseyNumber', m.jersey_number, 'position', m.position,
             'guardianIds', ARRAY(SELECT g.user_id FROM guardianships g WHERE g.child_id = c.id)
           ) ORDER BY c.folded_name, c.id) AS members
    FROM team_members m JOIN children c ON c.id = m.child_id
    WHERE m.team_id = t.id AND ($3 OR t.id = ANY(ARRAY(
      SELECT own.team_id FROM team_members own JOIN guardianships g ON g.child_id = own.child_id WHERE g.user_id = $2)))
  ) roster ON true
  WHERE $1::int IS NULL OR t.id = $1
  ORDER BY t.folded_name, t.id`;

@Injectable()
export class TeamsService {
  constructor(
    @InjectRepository(Team) private readonly teams: Repository<Team>,
    @Inject(Settings) private readonly settings: Settings,
    private readonly clock: ClubClock,
  ) {}

  list(me: Actor): Promise<TeamDto[]> {
    return this.read(me, null);
  }

  async get(id: number, me: Actor): Promise<TeamDto> {
    const [team] = await this.read(me, id);
    if (!team) throw new NotFoundException('This team does not exist');
    return team;
  }

  async create({ name, leagueId, description }: CreateTeamDto, me: Actor): Promise<TeamDto> {
    const team = this.teams.create({ name, foldedName: foldName(name), leagueId, description: description || null });
    await this.teams.insert(team);
    return this.get(team.id, me);
  }

  /** Puts a registered child on the roster; twice breaks the constraint `team_members_once`. */
  async addMember({ teamId, childId }: AddTeamMemberDto): Promise<TeamMemberDto> {
    // The child's row is held, so that nobody unregisters it in between.
    const [member] = await this.teams.query<TeamMemberDto[]>(
      `INSERT INTO team_members (team_id, child_id)
       SELECT t.id, c.id FROM teams t, children c WHERE t.id = $1 AND c.id = $2 AND c.is_registered FOR SHARE OF c
       RETURNING id, team_id AS "teamId", child_id AS "childId", jersey_number AS "jerseyNumber", position`,
      [teamId, childId],
    );
    if (!member) throw new NotFoundException('This team or player does not exist');
    return member;
  }

  private async read(me: Actor, id: number | null): Promise<TeamDto[]> {
    const { rosterVisibility } = this.settings;
    const seesAll = isStaff(me) || rosterVisibility === 'club';
    const rows = await this.teams.query<TeamRow[]>(teamsSql, [id, me.id, seesAll]);
    return rows.map(({ createdAt, members, ...team }) => ({
      ...team,
      createdAt: createdAt.toISOString(),
      members: members
        .filter((member) => isStaff(me) || rosterVisibility !== 'own' || member.guardianIds.includes(me.id))
        .map((member) => rosterMember(member, me, this.clock)),
    }));
  }
}
