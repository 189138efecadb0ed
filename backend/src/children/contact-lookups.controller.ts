import { Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { IdParam, Me, Requires } from '../http/decorators.ts';
import { ApiCountedList, PageDto, withTotalCount } from '../http/page.dto.ts';
import { User } from '../users/user.entity.ts';
import { ContactLookupDto, ContactsDto } from './contact-lookup.dto.ts';
import { ContactLookupsService } from './contact-lookups.service.ts';

@ApiTags('children')
@Controller('children')
export class ContactLookupsController {
  constructor(private readonly lookups: ContactLookupsService) {}

  /**
   * Look up the phone numbers of a player's guardians.
   * @remarks For admins and for the lead and assistant coaches of the player's teams; coaches who made themselves coach of a team
   * need an admin's confirmation first. Each call is recorded and shown to the guardians. Returns 429 to coaches who have looked
   * up as many other players in 24 hours as the server allows, 20 by default.
   */
  @Post(':id/contact-lookups')
  @HttpCode(200)
  @Requires('child.look-up-contacts')
  lookUpContacts(
    @IdParam() id: number,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ContactsDto> {
    return this.lookups.lookUp(id, me, response);
  }

  /**
   * List who looked up the phone numbers of a child's guardians.
   * @remarks The latest first. Guardians see when their own number was shown, admins and welfare officers every lookup. Another family's
   * child returns 404, as an unknown child does.
   */
  @Get(':id/contact-lookups')
  @Requires('child.view-lookups')
  @ApiCountedList(ContactLookupDto)
  async listContactLookups(
    @IdParam() id: number,
    @Query() page: PageDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ContactLookupDto[]> {
    return withTotalCount(await this.lookups.list(id, page, me), response);
  }
}
