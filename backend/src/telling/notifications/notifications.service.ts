import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { max, subDays, subWeeks } from 'date-fns';
import { DataSource } from 'typeorm';
import { type Actor, changeOf, givenNameOf, timeAndPlaceOf } from '@touchline/domain';
import { AnnouncementsService } from '../../announcements/announcements.service.ts';
import { ClubClock } from '../../club/club-clock.ts';
import { findChildNotices } from './child-notices.queries.ts';
import { type ChildNoticeDto, type EventChangeDto, type NotificationsDto } from './notifications.dto.ts';
import { type ChangedEvent, findChangedEvents, findReadAt, saveReadAt } from './notifications.queries.ts';

const maxChildNotices = 20;

/** What is new for a user. */
@Injectable()
export class NotificationsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly announcements: AnnouncementsService,
    private readonly clock: ClubClock,
  ) {}

  async get(me: Actor): Promise<NotificationsDto> {
    const readAt = await findReadAt(this.database, { userId: me.id });
    const now = this.clock.instant();
    const since = max([readAt ?? subWeeks(now, 1), subDays(now, 30)]);
    const changed = await findChangedEvents(this.database, {
      guardianId: me.id,
      since,
      cutoff: this.clock.lastCutoff(),
    });
    return {
      announcements: await this.announcements.findNews(since, me),
      changes: changed.flatMap((event) => this.changeOf(event) ?? []),
      children: await this.childNotices(me, since),
      readAt: readAt?.toISOString() ?? null,
    };
  }

  read(until: string, me: Actor): Promise<void> {
    return saveReadAt(this.database, { userId: me.id, until: new Date(until) });
  }

  private async childNotices({ id }: Actor, since: Date): Promise<ChildNoticeDto[]> {
    const rows = await findChildNotices(this.database, { guardianId: id, since, limit: maxChildNotices });
    return rows.map(({ child, ...notice }) => ({ ...notice, givenName: givenNameOf(child) }));
  }

  /** Null if the change was reversed, or if the event has begun before and after it. */
  private changeOf({ before, now, ...event }: ChangedEvent): EventChangeDto | null {
    const after = now ?? { ...before, status: 'cancelled' as const };
    if (this.clock.hasStarted(before) && this.clock.hasStarted(after)) return null;
    const change = changeOf(before, after);
    return (
      change && {
        eventId: event.eventId,
        isDeleted: now === null,
        title: after.title,
        change,
        before: timeAndPlaceOf(before),
        now: now && timeAndPlaceOf(now),
        childNames: event.children.map(({ name }) => name),
        givenNames: event.children.map(givenNameOf),
        changedAt: event.changedAt.toISOString(),
      }
    );
  }
}
