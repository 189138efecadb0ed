import { BadRequestException } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { messages, withDeadline, withStart } from '@touchline/domain';
import { definedOnly } from '../http/validation.ts';
import { assertAudience, generatedTitle } from './event-audience.ts';
import { assertTimes } from './event-times.ts';
import { type SaveEventDto } from './event.dto.ts';
import { replaceInvolvedTeams } from './event-changes.queries.ts';
import { Event } from './event.entity.ts';

/** An event as its row, with the ids of the involved teams. */
export type EventWithTeams = Event & { teamsInvolved: number[] };

/** An event with some fields changed; null clears. Throws 400 if that makes no sense. */
export async function changedEvent(
  manager: EntityManager,
  before: EventWithTeams,
  fields: Partial<SaveEventDto>,
): Promise<EventWithTeams> {
  const after: EventWithTeams = {
    ...before,
    ...(definedOnly(fields) as Partial<EventWithTeams>),
    ...withStart(before, fields),
    ...withDeadline(before, fields),
  };
  assertAudience(after);
  assertTimes(after);
  // These may be omitted, but not null. The columns say so as well, but not to a preview.
  if ([after.type, after.status, after.relevanceType].includes(null as never)) {
    throw new BadRequestException(messages.valueInvalid);
  }
  after.title ??= await generatedTitle(manager, after);
  return after;
}

export async function saveEvent(manager: EntityManager, { teamsInvolved, ...event }: EventWithTeams): Promise<void> {
  await manager.update(Event, event.id, { ...event, version: event.version + 1 });
  await replaceInvolvedTeams(manager, { eventId: event.id, teamIds: teamsInvolved });
}

/** The old and new values of changed fields. */
export function changedFields(before: EventWithTeams, after: EventWithTeams): Record<string, [unknown, unknown]> {
  const members = Object.keys(after) as (keyof EventWithTeams)[];
  const differ = members.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(differ.map((name) => [name, [before[name], after[name]]]));
}

/** The same for the audit log, with the version, and without the text of the description, which may name children. */
export function recordedChange(before: EventWithTeams, after: EventWithTeams): Record<string, unknown> {
  const changed = changedFields(before, after);
  return {
    ...changed,
    ...(changed.description && { description: true }),
    version: [before.version, before.version + 1],
  };
}

/** An event as the audit log records its deletion. */
export const recordedEvent = ({ description: _, ...event }: Event): Omit<Event, 'description'> => event;
