import { type ChildNoticeDto, type EventChangeDto, type NotificationsDto } from '@touchline/api-client';
import { changeOf, givenNameOf, instantRule, timeAndPlaceOf } from '@touchline/domain';
import { subDays, subWeeks } from 'date-fns';
import { readableAnnouncements } from '../announcements/announcements.ts';
import { concernedOwn } from '../events/concerned.ts';
import { type ChildRow, type EventChangeRow, type EventRow, sortBy } from '../server/club-data.ts';
import { type RequestContext } from '../server/request-context.ts';
import { check } from '../server/validation.ts';
import { isGuardian } from '../guardians/guardianships.ts';

const mostAnnouncements = 20;
const mostChildNotices = 20;

/** Announcements by others, and changes of events for own children, since the user last read them. */
export function getNotifications(context: RequestContext): NotificationsDto {
  const { data, me, clock } = context;
  const readAt = data.readNotifications.find(({ userId }) => userId === me.id)?.until ?? null;
  const daysAgo = subDays(clock.now(), 30).toISOString();
  const since = [readAt ?? subWeeks(clock.now(), 1).toISOString(), daysAgo].sort().at(-1)!;
  const isNews = ({ createdAt, authorId }: { createdAt: string; authorId: number | null }) =>
    createdAt > since && authorId !== me.id;
  const changed = data.eventChanges.filter(({ changedAt }) => changedAt > since);
  // By their last change, because several can happen within a millisecond.
  const ids = [...new Set(changed.toReversed().map(({ eventId }) => eventId))].reverse();
  const changes = ids.flatMap(
    (id) =>
      changeDtoOf(
        context,
        changed.filter(({ eventId }) => eventId === id),
      ) ?? [],
  );
  return {
    announcements: readableAnnouncements(context, isNews).slice(0, mostAnnouncements),
    changes: sortBy(changes, ({ changedAt }) => [changedAt]).reverse(),
    children: childNotices(context, since),
    readAt,
  };
}

export function readNotifications({ data, me, body, clock, response }: RequestContext): void {
  const { until } = check(body, { until: instantRule() });
  const row = data.readNotifications.find(({ userId }) => userId === me.id);
  const instant = [new Date(until).toISOString(), clock.now()].sort()[0]!;
  if (!row) data.readNotifications.push({ userId: me.id, until: instant });
  else if (instant > row.until) row.until = instant;
  response.status = 204;
}

/** What others did with own children, the latest first. */
function childNotices({ data, me }: RequestContext, since: string): ChildNoticeDto[] {
  const changes = data.teamChanges.map(({ childId, hasJoined, teamName, changedBy, changedAt }) => {
    const coach = data.users.find(({ id, isAdmin }) => id === changedBy && !isAdmin);
    const by = { by: coach ? ('coach' as const) : ('admin' as const), coachName: coach?.fullName ?? null };
    const kind = hasJoined ? ('joined' as const) : ('left' as const);
    return { actorId: changedBy, notice: { kind, childId, teamName, fields: [], ...by, at: changedAt } };
  });
  const corrections = data.corrections.map(
    ({ childId, isMerge, correctedBy, byAdmin, correctedAt, changes: fields }) => {
      const by = { by: byAdmin ? ('admin' as const) : ('guardian' as const), coachName: null };
      const what = isMerge
        ? { kind: 'merged' as const, fields: [] }
        : { kind: 'corrected' as const, fields: fields.map(({ field }) => field) };
      return { actorId: correctedBy, notice: { ...what, childId, teamName: null, ...by, at: correctedAt } };
    },
  );
  const news = [...changes, ...corrections].flatMap(({ actorId, notice }) => {
    const child = data.children.find(({ id, isRegistered }) => id === notice.childId && isRegistered);
    const isNews = notice.at > since && actorId !== me.id && child && isGuardian(data, me.id, child.id);
    return isNews ? { ...notice, givenName: givenNameOf(child) } : [];
  });
  return sortBy(news, ({ at }) => [at])
    .reverse()
    .slice(0, mostChildNotices);
}

/** Compares the state before the first change with the present one; null if the change was reversed or need not be known. */
function changeDtoOf(context: RequestContext, rows: EventChangeRow[]): EventChangeDto | null {
  const [{ eventId, before }, { changedAt, childIds }] = [rows[0]!, rows.at(-1)!];
  const now = context.data.events.find(({ id }) => id === eventId) ?? null;
  const after = now ?? { ...before, status: 'cancelled' as const };
  if (context.clock.hasStarted(before) && context.clock.hasStarted(after)) return null;
  const change = changeOf(before, after);
  const children = childrenOf(context, now, childIds ?? []);
  if (!change || children.length === 0) return null;
  const facts = { before: timeAndPlaceOf(before), now: now && timeAndPlaceOf(now) };
  const names = { childNames: children.map(({ name }) => name), givenNames: children.map(givenNameOf) };
  return { eventId, isDeleted: now === null, title: after.title, change, ...facts, ...names, changedAt };
}

/** The own children whom an event concerns, or concerned before it was deleted; the oldest first. */
function childrenOf(context: RequestContext, event: EventRow | null, childIds: number[]): ChildRow[] {
  const { data, me } = context;
  const concerned = event
    ? concernedOwn(context, event)
    : data.children.filter(
        ({ id, isRegistered }) => isRegistered && childIds.includes(id) && isGuardian(data, me.id, id),
      );
  return sortBy(concerned, ({ dateOfBirth, id }) => [dateOfBirth, id]);
}
