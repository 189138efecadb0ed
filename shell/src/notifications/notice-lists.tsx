import {
  type AccessRequestDto,
  type AnnouncementDto,
  type EventChangeDto,
  type EventDto,
  type LockedNameDto,
} from '@touchline/api-client';
import { clockTime, dateParts, eventPath, guardiansPath, instantDate, paths, typeWords } from '@touchline/app-core';
import { givenName, pluralize } from '@touchline/domain';
import { Card, DateBadge, Stack, Text } from '@touchline/ui';
import { type ReactNode } from 'react';
import { changeWords } from './change-words.ts';
import { changesTogether, pendingNames } from './use-notices.ts';

export function RsvpsNeeded({ events }: { events: readonly EventDto[] }) {
  return (
    <NoticeList title="RSVPs needed">
      {events.map((event) => (
        <Card
          key={event.id}
          as="li"
          level={4}
          look="row"
          lead={<DateBadge {...dateParts(event.date)} />}
          title={event.title}
          to={eventPath(event.id)}
        >
          <Text size="secondary" muted>
            {typeWords[event.type].label} · {clockTime(event.startTime)} · {pendingNames(event).join(', ')}
          </Text>
        </Card>
      ))}
    </NoticeList>
  );
}

export function EventChanges({ changes }: { changes: readonly EventChangeDto[] }) {
  return (
    <NoticeList title="Changes and cancellations">
      {changesTogether(changes).map(([change, ...others]) => {
        const { eventId, isDeleted, title, childNames, now, before } = change;
        return (
          <Card
            key={eventId}
            as="li"
            level={4}
            look="row"
            lead={<DateBadge {...dateParts((now ?? before).date)} />}
            title={title}
            to={isDeleted ? paths.calendar : eventPath(eventId)}
          >
            {changeWords(change).map((words) => (
              <Text key={words} size="secondary">
                {words}
              </Text>
            ))}
            {others.length > 0 && <Text size="secondary">And {pluralize(others.length, 'more event')}</Text>}
            <Text size="secondary" muted>
              {childNames.map(givenName).join(', ')}
            </Text>
          </Card>
        );
      })}
    </NoticeList>
  );
}

/** Somebody asks to become a guardian. Admins decide on the page of players, because few of the children are their own. */
export function AccessRequests({ requests, isAdmin }: { requests: readonly AccessRequestDto[]; isAdmin: boolean }) {
  return (
    <NoticeList title="Requests for access">
      {requests.map(({ id, childId, childName, requesterName }) => (
        <Card
          key={id}
          as="li"
          level={4}
          look="row"
          title={requesterName}
          to={isAdmin ? paths.manageChildren : guardiansPath(childId)}
        >
          <Text size="secondary" muted>
            Asks for access to {givenName(childName)}
          </Text>
        </Card>
      ))}
    </NoticeList>
  );
}

/** For admins: someone may be guessing a child's date of birth. */
export function LockedNames({ names }: { names: readonly LockedNameDto[] }) {
  return (
    <NoticeList title="Locked names">
      {names.map(({ id, name, tries }) => (
        <Card key={id} as="li" level={4} look="row" title={name} to={paths.manageChildren}>
          <Text size="secondary" muted>
            {tries} attempts in 24 hours · locked for parents
          </Text>
        </Card>
      ))}
    </NoticeList>
  );
}

export function NewAnnouncements({ announcements, zone }: { announcements: readonly AnnouncementDto[]; zone: string }) {
  return (
    <NoticeList title="New announcements">
      {announcements.map(({ id, title, author, createdAt }) => (
        <Card key={id} as="li" level={4} look="row" title={title} to={paths.announcements}>
          <Text size="secondary" muted>
            {author && `${author.fullName} · `}
            {instantDate(createdAt, zone)}
          </Text>
        </Card>
      ))}
    </NoticeList>
  );
}

/** Renders nothing without notices. */
function NoticeList({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <Stack gap="xs">
      <Text size="secondary" as="h3" strong>
        {title}
      </Text>
      <Stack as="ul" gap="s" label={title}>
        {children}
      </Stack>
    </Stack>
  );
}
