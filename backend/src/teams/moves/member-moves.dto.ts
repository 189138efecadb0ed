import { ArrayMinSize, IsOptional } from 'class-validator';
import { limits, memberFields, messages } from '@touchline/domain';
import { Follows, IsId, IsListOf } from '../../http/rules.ts';

/** What one player leaves and joins. A player who is not in the team to leave, or in the one to join already, stays as is. */
@Follows(memberFields)
export class MemberMoveDto {
  @IsId(messages.childRequired)
  childId: number;

  /** The team to leave, if any. */
  @IsOptional()
  @IsId(messages.teamRequired)
  fromTeamId?: number | null;

  /** The team to join, if any. */
  @IsOptional()
  @IsId(messages.teamRequired)
  toTeamId?: number | null;

  /**
   * In the team to join.
   * @example 7
   */
  jerseyNumber?: number | null;

  /** In the team to join. */
  position?: string | null;
}

export class MemberMovesDto {
  /**
   * At most 200.
   * @example [{ "childId": 1, "fromTeamId": 1, "toTeamId": 2 }]
   */
  @IsListOf(() => MemberMoveDto, limits.chosenRows.max, messages.tooManyRows)
  @ArrayMinSize(1, { message: messages.rowsRequired })
  moves: MemberMoveDto[];
}

/** What became of the moves. */
export class MovedMembersDto {
  /** How many players left a team, joined one, or both. */
  moved: number;
  /** How many stayed as they were. */
  same: number;
  /** How many families are told of it. */
  families: number;
  /** The moves that take it back. */
  undo: MemberMoveDto[];
}
