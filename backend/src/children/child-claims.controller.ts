import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { IdParam, Me, Requires, SessionId } from '../http/decorators.ts';
import { User } from '../users/user.entity.ts';
import { ChildClaimsService } from './child-claims.service.ts';
import { ChildSearchDto, DoneDto, SearchChildDto } from './child.dto.ts';
import { ChildAttemptLimits } from './child-attempt-limits.ts';

@ApiTags('children')
@Controller('children')
export class ChildClaimsController {
  constructor(
    private readonly claims: ChildClaimsService,
    private readonly limits: ChildAttemptLimits,
  ) {}

  /**
   * Search for a registered child without a parent.
   * @remarks The date of birth must match exactly. The name must match as well or, if it has 5 letters or more, may differ by
   * up to two letters if only one child matches. Limits for parents: 5 searches without a match per 15 minutes, 20 attempts per
   * day, and 30 attempts without a match until an admin reopens the search. A name with 10 attempts without a match in 24
   * hours, by any users, is locked and not found.
   */
  @Post('search')
  @HttpCode(200)
  @Requires('child.search')
  searchChild(
    @Body() fields: SearchChildDto,
    @Me() me: User,
    @SessionId() sessionId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ChildSearchDto> {
    return this.limits.search(me, response, fields, (isLimited) => this.claims.search(fields, sessionId, isLimited));
  }

  /**
   * Claim a child found by search.
   * @remarks The same session must have found the child in the last 10 minutes, by a search or by a `claim-existing` conflict.
   * Otherwise returns 403, whether or not the child exists. Returns 409 if another parent has already claimed the child, or if
   * claims need an admin's approval (the setting `CLAIM_APPROVAL`): then the claim is a request for access.
   */
  @Post(':id/claim')
  @HttpCode(200)
  @Requires('child.claim')
  claimChild(@IdParam() id: number, @Me() me: User, @SessionId() sessionId: string): Promise<DoneDto> {
    return this.claims.claim(id, me, sessionId);
  }
}
