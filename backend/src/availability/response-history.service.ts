import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor, can, responderSeenBy } from '@touchline/domain';
import { EventListsService } from '../events/event-lists.service.ts';
import { type PageDto, pageOf, type PageOf } from '../http/page.dto.ts';
import { type PastResponseDto } from './response-history.dto.ts';
import { countPastResponses, findPastResponses, type PastResponseRow } from './response-history.queries.ts';

@Injectable()
export class ResponseHistoryService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly events: EventListsService,
  ) {}

  /** Throws 404 if the actor may not see the event. */
  async list(eventId: number, page: PageDto, me: Actor): Promise<PageOf<PastResponseDto>> {
    await this.events.get(eventId, me);
    const filter = { eventId, viewer: { id: me.id, seesAll: can(me, 'event.list-all') } };
    const rows = await findPastResponses(this.database, { ...page, ...filter });
    const shown = rows.map((row) => pastResponseSeenBy(me, row));
    return pageOf(shown, page, () => countPastResponses(this.database, filter));
  }
}

function pastResponseSeenBy(me: Actor, row: PastResponseRow): PastResponseDto {
  const { userId, responderName, source, isSameHousehold, ...response } = row;
  const respondedBy = responderSeenBy(me.id, { userId: userId ?? 0, isSameHousehold }, source);
  const seesName = respondedBy !== 'you' && (respondedBy === 'household' || can(me, 'event.list-all'));
  return {
    ...response,
    respondedBy,
    ...(seesName && responderName !== null && { responderName }),
    respondedVia: source,
  };
}
