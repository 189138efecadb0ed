import { Controller, Delete, Get, HttpCode, NotFoundException, Param } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { messages } from '@touchline/domain';
import { Me, NotInDemo, Requires, SessionId } from '../../http/decorators.ts';
import { User } from '../../users/user.entity.ts';
import { SessionDto } from './session.dto.ts';
import { SessionService } from '../session.service.ts';
import { deleteOtherSessions, deleteSession } from '../sessions.queries.ts';

@ApiTags('sessions')
@Controller('auth/sessions')
export class SessionsController {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly sessions: SessionService,
  ) {}

  /**
   * List the devices that are signed in to your account.
   * @remarks Most recently used first, at most 100.
   */
  @Get()
  @Requires('session.manage')
  @NotInDemo()
  listSessions(@Me() me: User, @SessionId() sid: string): Promise<SessionDto[]> {
    return this.sessions.list(me, sid);
  }

  /**
   * Sign out all your other devices.
   * @remarks Their next requests return 401.
   */
  @Delete()
  @HttpCode(204)
  @Requires('session.manage')
  @NotInDemo()
  endOtherSessions(@Me() me: User, @SessionId() sid: string): Promise<void> {
    return deleteOtherSessions(this.database, { userId: me.id, sid });
  }

  /**
   * Sign out one of your devices.
   * @remarks Its next request returns 401. Returns 404 if it is no longer signed in.
   */
  @Delete(':id')
  @HttpCode(204)
  @Requires('session.manage')
  @NotInDemo()
  @ApiParam({ name: 'id', schema: { type: 'string', pattern: '^[0-9a-f]{64}$' } })
  async endSession(@Param('id') id: string, @Me() me: User): Promise<void> {
    const isEnded = /^[\da-f]{64}$/.test(id) && (await deleteSession(this.database, { userId: me.id, id }));
    if (!isEnded) throw new NotFoundException(messages.sessionUnknown);
  }
}
