import { Body, Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { Me, NotInDemo, Requires } from '../../http/decorators.ts';
import { User } from '../../users/user.entity.ts';
import { AnswerLinkDto, SendAnswersDto } from './answer-link.dto.ts';
import { AnswerLinksService } from './answer-links.service.ts';

@ApiTags('answer-links')
@Controller('answer-links')
export class AnswerLinksController {
  constructor(private readonly links: AnswerLinksService) {}

  /**
   * Get what the link in a mail asks.
   * @remarks Works without signing in and shows given names only. Lists the open events of the mail with all children of the guardian
   * whom they concern. Changes no availability. Returns 404 for a link that no longer works.
   */
  @Get(':token')
  @Requires('answer-link.use')
  @NotInDemo()
  getAnswerLink(@Param('token') token: string): Promise<AnswerLinkDto> {
    return this.links.get(token);
  }

  /**
   * Respond with the link in a mail.
   * @remarks Works without signing in. Saves all answers or none: returns 404 if one of them is no longer allowed, because the event has
   * started, is cancelled or does not concern a child of the guardian. Returns 409 if one accepts after the event's deadline, and less than
   * five seconds after the last GET, because mail scanners open links and press buttons. At most 60 times an hour.
   */
  @Post(':token')
  @HttpCode(200)
  @Requires('answer-link.use')
  @NotInDemo()
  sendAnswers(
    @Param('token') token: string,
    @Body() answers: SendAnswersDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AnswerLinkDto> {
    return this.links.send(token, answers, response);
  }

  /**
   * Revoke your answer links.
   * @remarks The links in all mails that you have got stop working, also those for your other children. Later mails have new ones.
   */
  @Delete()
  @HttpCode(204)
  @Requires('answer-link.revoke')
  @NotInDemo()
  revokeAnswerLinks(@Me() me: User): Promise<void> {
    return this.links.revoke(me.id);
  }
}
