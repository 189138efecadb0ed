import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { Me, Requires, SessionId } from '../http/access.ts';
import { IdParam } from '../http/id-param.ts';
import { User } from '../users/user.entity.ts';
import { ChildClaimsService } from './child-claims.service.ts';
import { ChildSearchDto, DoneDto, SearchChildDto } from './child.dto.ts';
import { TryLimits } from './try-limits.ts';

@ApiTags('children')
@Controller('children')
export class ChildClaimsController {
  constructor(
    private readonly claims: ChildClaimsService,
    private readonly limits: TryLimits,
  ) {}

  /**
   * Find a child that the club knows and that is nobody's yet.
   * @remarks By the exact date of birth and the same name, or, for names of 5 letters or more, the only one whose name
   * differs by at most two letters. Limits for parents: 5 searches without a match in 15 minutes, 20 tries a day, 30 tries without a
   * match until an admin reopens the account's search. A child whose name has been tried 10 times without a match in 24 hours,
   * no matter by whom, is not found.
   */
  @Post('search')
  @HttpCode(200)
  @Requires('child.search')
  searchChild(
    @Body() sought: SearchChildDto,
    @Me() me: User,
    @SessionId() sessionId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ChildSearchDto> {
    return this.limits.search(me, response, sought, (isLimited) => this.claims.search(sought, sessionId, isLimited));
  }

  /**
   * Make a child one's own that this session has found.
   * @remarks Within 10 minutes of the search, or of a `claim-existing` refusal. Without: 403, the same for every id. 409 when
   * another parent was faster.
   */
  @Post(':id/claim')
  @HttpCode(200)
  @Requires('child.claim')
  claimChild(@IdParam() id: number, @Me() me: User, @SessionId() sessionId: string): Promise<DoneDto> {
    return this.claims.claim(id, me, sessionId);
  }
}
