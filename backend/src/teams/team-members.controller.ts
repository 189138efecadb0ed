import { Body, Controller, Delete, HttpCode, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IdParam, Me, Requires } from '../http/decorators.ts';
import { PreviewDto } from '../http/preview.dto.ts';
import { User } from '../users/user.entity.ts';
import { MemberMoves } from './moves/member-moves.ts';
import { MemberMovesDto, MovedMembersDto } from './moves/member-moves.dto.ts';
import { TeamMembersService } from './team-members.service.ts';
import { AddTeamMemberDto, TeamMemberDto, UpdateTeamMemberDto } from './team.dto.ts';

@ApiTags('teams')
@Controller()
export class TeamMembersController {
  constructor(
    private readonly members: TeamMembersService,
    private readonly moves: MemberMoves,
  ) {}

  /**
   * Add a player to a team.
   * @remarks Returns 409 if the player is already in the team.
   */
  @Post('team-members')
  @Requires('team.manage')
  addTeamMember(@Body() fields: AddTeamMemberDto, @Me() me: User): Promise<TeamMemberDto> {
    return this.members.add(fields, me);
  }

  /**
   * Move many players between teams.
   * @remarks All at once or not at all. Returns 404 for an unknown team or player, and 409 for an archived team. `undo` of the
   * response takes the moves back.
   */
  @Post('team-members/moves')
  @HttpCode(200)
  @Requires('team.manage')
  moveTeamMembers(
    @Body() { moves }: MemberMovesDto,
    @Query() options: PreviewDto,
    @Me() me: User,
  ): Promise<MovedMembersDto> {
    return this.moves.move(moves, options, me);
  }

  /** Update a player's jersey number and position in a team. */
  @Patch('teams/:teamId/members/:childId')
  @Requires('team.manage')
  updateTeamMember(
    @IdParam('teamId') teamId: number,
    @IdParam('childId') childId: number,
    @Body() fields: UpdateTeamMemberDto,
    @Me() me: User,
  ): Promise<TeamMemberDto> {
    return this.members.update({ teamId, childId }, fields, me);
  }

  /** Remove a player from a team. */
  @Delete('teams/:teamId/members/:childId')
  @HttpCode(204)
  @Requires('team.manage')
  removeTeamMember(
    @IdParam('teamId') teamId: number,
    @IdParam('childId') childId: number,
    @Me() me: User,
  ): Promise<void> {
    return this.members.remove({ teamId, childId }, me);
  }
}
