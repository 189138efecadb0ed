import { Body, Controller, Get, HttpCode, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { IdParam, Me, NotInDemo, Requires } from '../http/decorators.ts';
import { ApiCountedList, PageDto, SearchDto, TextSearchDto, withTotalCount } from '../http/page.dto.ts';
import { AccountsService } from './accounts.service.ts';
import { InvitationsService } from './invitations.service.ts';
import { OwnPassword } from './own-password.ts';
import {
  CoachDto,
  CreateUserDto,
  InvitedDto,
  InviteUsersDto,
  ParentDto,
  SetPasswordDto,
  UpdateUserDto,
  UserCountsDto,
  UserDto,
  UserSearchDto,
} from './user.dto.ts';
import { User } from './user.entity.ts';

@ApiTags('users')
@Controller('users')
export class UsersController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly invitations: InvitationsService,
    private readonly ownPassword: OwnPassword,
  ) {}

  /**
   * List users.
   * @remarks Sorted by name, including deactivated accounts. `q` searches names, emails and usernames.
   */
  @Get()
  @Requires('user.list')
  @ApiCountedList(UserDto)
  async listUsers(@Query() search: UserSearchDto, @Res({ passthrough: true }) response: Response): Promise<UserDto[]> {
    return withTotalCount(await this.accounts.list(search), response);
  }

  /**
   * Count users by role.
   * @remarks Including deactivated accounts. With `q`, only those that a search of the list finds.
   */
  @Get('counts')
  @Requires('user.list')
  countUsers(@Query() search: TextSearchDto): Promise<UserCountsDto> {
    return this.accounts.count(search);
  }

  /**
   * List parents, to whom players can be assigned.
   * @remarks Sorted by name, only active accounts. `q` searches names and emails.
   */
  @Get('parents')
  @Requires('user.list')
  @ApiCountedList(ParentDto)
  async listParents(@Query() search: SearchDto, @Res({ passthrough: true }) response: Response): Promise<ParentDto[]> {
    return withTotalCount(await this.accounts.listParents(search), response);
  }

  /**
   * List coaches, to whom teams can be assigned.
   * @remarks Sorted by name, only active accounts.
   */
  @Get('coaches')
  @Requires('user.list-coaches')
  @ApiCountedList(CoachDto)
  async listCoaches(@Query() page: PageDto, @Res({ passthrough: true }) response: Response): Promise<CoachDto[]> {
    return withTotalCount(await this.accounts.listCoaches(page), response);
  }

  /**
   * Create a user.
   * @remarks The user can sign in with the username or the email. Returns 409 if another account uses either, or if an invitation
   * is wanted and the server is not set up to send mail. To make an admin takes your own password, and the other admins get a mail.
   */
  @Post()
  @Requires('user.manage')
  createUser(
    @Body() fields: CreateUserDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserDto> {
    const create = (ownHash?: string) => this.accounts.create(fields, me, ownHash);
    return this.ownPassword.ifGiven(me, fields.currentPassword, response, create);
  }

  /**
   * Invite all users who have never signed in.
   * @remarks Each gets a mail with a link to choose a password, which works once within 14 days; at most one a day. Returns 409 if the
   * server is not set up to send mail.
   */
  @Post('invitations')
  @HttpCode(202)
  @Requires('user.manage')
  @NotInDemo()
  inviteUsers(@Body() fields: InviteUsersDto, @Me() me: User): Promise<InvitedDto> {
    return this.invitations.inviteAll(fields, me);
  }

  /**
   * Invite a user who has never signed in.
   * @remarks Sends a mail with a link to choose a password, which works once within 14 days. Returns 409 if the user has signed in, was
   * invited today, or if the server is not set up to send mail.
   */
  @Post(':id/invitation')
  @HttpCode(202)
  @Requires('user.manage')
  @NotInDemo()
  inviteUser(@IdParam() id: number, @Me() me: User): Promise<InvitedDto> {
    return this.invitations.invite(id, me);
  }

  /**
   * Update a user's name, email or roles.
   * @remarks Roles take effect with the user's next request. Returns 409 if another account uses the email, or if no active
   * admin would remain. To change the email or the admin role takes your own password. The old email gets a mail, and so do all admins
   * about a new one.
   */
  @Patch(':id')
  @Requires('user.manage')
  updateUser(
    @IdParam() id: number,
    @Body() fields: UpdateUserDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserDto> {
    const update = (ownHash?: string) => this.accounts.update(id, fields, me, ownHash);
    return this.ownPassword.ifGiven(me, fields.currentPassword, response, update);
  }

  /**
   * Grant the coach role.
   * @remarks Takes effect with the user's next request. Succeeds if the user already is a coach.
   */
  @Post(':id/make-coach')
  @HttpCode(200)
  @Requires('user.manage')
  makeCoach(@IdParam() id: number, @Me() me: User): Promise<UserDto> {
    return this.accounts.setCoach(id, true, me);
  }

  /**
   * Revoke the coach role.
   * @remarks Takes effect with the user's next request. Succeeds if the user is not a coach.
   */
  @Post(':id/remove-coach')
  @HttpCode(200)
  @Requires('user.manage')
  removeCoach(@IdParam() id: number, @Me() me: User): Promise<UserDto> {
    return this.accounts.setCoach(id, false, me);
  }

  /**
   * Deactivate an account.
   * @remarks Ends the user's sessions. Returns 409 for your own account and for the last active admin.
   */
  @Post(':id/deactivate')
  @HttpCode(200)
  @Requires('user.manage')
  deactivateUser(@IdParam() id: number, @Me() me: User): Promise<UserDto> {
    return this.accounts.deactivate(id, me);
  }

  /** Reactivate an account. */
  @Post(':id/reactivate')
  @HttpCode(200)
  @Requires('user.manage')
  reactivateUser(@IdParam() id: number, @Me() me: User): Promise<UserDto> {
    return this.accounts.reactivate(id, me);
  }

  /**
   * Reopen a user's child search.
   * @remarks The search closes after 30 attempts without a match (`isSearchClosed`). The user can then find and add children again.
   */
  @Post(':id/reopen-search')
  @HttpCode(200)
  @Requires('user.manage')
  reopenSearch(@IdParam() id: number, @Me() me: User): Promise<UserDto> {
    return this.accounts.reopenSearch(id, me);
  }

  /**
   * Set a user's password.
   * @remarks Takes your own password. Ends the user's sessions and the addresses of their calendar feeds, and mails them.
   */
  @Post(':id/password')
  @HttpCode(204)
  @Requires('user.manage')
  async setPassword(
    @IdParam() id: number,
    @Body() { password, currentPassword }: SetPasswordDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.accounts.assertNewPassword(id, password);
    const set = (ownHash?: string) => this.accounts.setPassword(id, password, me, ownHash);
    return this.ownPassword.ifGiven(me, currentPassword, response, set);
  }
}
