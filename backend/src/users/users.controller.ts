import { Body, Controller, Get, HttpCode, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { Me, Requires } from '../http/access.ts';
import { IdParam } from '../http/id-param.ts';
import { ApiCountedList, PageDto, withTotalCount } from '../http/page.dto.ts';
import { AccountsService } from './accounts.service.ts';
import { UserListsService } from './user-lists.service.ts';
import { CoachDto, CreateUserDto, ParentDto, SetPasswordDto, UpdateUserDto, UserDto } from './user.dto.ts';
import { User } from './user.entity.ts';

@ApiTags('users')
@Controller('users')
export class UsersController {
  constructor(
    private readonly lists: UserListsService,
    private readonly accounts: AccountsService,
  ) {}

  /**
   * All accounts by name.
   * @remarks Closed accounts are among them.
   */
  @Get()
  @Requires('user.list')
  @ApiCountedList(UserDto)
  async listUsers(@Query() page: PageDto, @Res({ passthrough: true }) response: Response): Promise<UserDto[]> {
    return withTotalCount(await this.lists.all(page), response);
  }

  /**
   * The parents, to assign players to.
   * @remarks Active accounts only.
   */
  @Get('parents')
  @Requires('user.list')
  @ApiCountedList(ParentDto)
  async listParents(@Query() page: PageDto, @Res({ passthrough: true }) response: Response): Promise<ParentDto[]> {
    return withTotalCount(await this.lists.parents(page), response);
  }

  /**
   * The coaches, to choose a team's from.
   * @remarks Active accounts only.
   */
  @Get('coaches')
  @Requires('user.list-coaches')
  @ApiCountedList(CoachDto)
  async listCoaches(@Query() page: PageDto, @Res({ passthrough: true }) response: Response): Promise<CoachDto[]> {
    return withTotalCount(await this.lists.coaches(page), response);
  }

  /**
   * Make an account.
   * @remarks The person signs in with the username or the e-mail; 409 when either is in use.
   */
  @Post()
  @Requires('user.manage')
  createUser(@Body() fields: CreateUserDto, @Me() me: User): Promise<UserDto> {
    return this.accounts.create(fields, me);
  }

  /**
   * Change a person's name, e-mail or roles.
   * @remarks Roles hold from the person's next request on. 409 when the e-mail is in use, or when nobody would be admin any more.
   */
  @Patch(':id')
  @Requires('user.manage')
  updateUser(@IdParam() id: number, @Body() fields: UpdateUserDto, @Me() me: User): Promise<UserDto> {
    return this.accounts.update(id, fields, me);
  }

  /**
   * Make the person a coach.
   * @remarks Nothing happens to whoever is one. Holds from the person's next request on.
   */
  @Post(':id/make-coach')
  @HttpCode(200)
  @Requires('user.manage')
  makeCoach(@IdParam() id: number, @Me() me: User): Promise<UserDto> {
    return this.accounts.setCoach(id, true, me);
  }

  /**
   * Take the coach role away.
   * @remarks Nothing happens to whoever is no coach. Holds from the person's next request on.
   */
  @Post(':id/remove-coach')
  @HttpCode(200)
  @Requires('user.manage')
  removeCoach(@IdParam() id: number, @Me() me: User): Promise<UserDto> {
    return this.accounts.setCoach(id, false, me);
  }

  /**
   * Close an account.
   * @remarks Ends the person's sessions. 409 for one's own account and for the last active admin.
   */
  @Post(':id/deactivate')
  @HttpCode(200)
  @Requires('user.manage')
  deactivateUser(@IdParam() id: number, @Me() me: User): Promise<UserDto> {
    return this.accounts.deactivate(id, me);
  }

  /** Open a closed account again. */
  @Post(':id/reactivate')
  @HttpCode(200)
  @Requires('user.manage')
  reactivateUser(@IdParam() id: number, @Me() me: User): Promise<UserDto> {
    return this.accounts.reactivate(id, me);
  }

  /**
   * Let a person look for and add children again.
   * @remarks Needed after 30 tries without a match (`isSearchClosed`).
   */
  @Post(':id/reopen-search')
  @HttpCode(200)
  @Requires('user.manage')
  reopenSearch(@IdParam() id: number, @Me() me: User): Promise<UserDto> {
    return this.accounts.reopenSearch(id, me);
  }

  /**
   * Give a person a new password.
   * @remarks Ends all sessions of that person.
   */
  @Post(':id/password')
  @HttpCode(204)
  @Requires('user.manage')
  setPassword(@IdParam() id: number, @Body() { password }: SetPasswordDto, @Me() me: User): Promise<void> {
    return this.accounts.setPassword(id, password, me);
  }
}
