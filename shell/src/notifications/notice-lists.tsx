import {
  type AccessRequestDto,
  type AnnouncementDto,
  type ChildNoticeDto,
  type EventChangeDto,
  type EventDto,
  type LockedNameDto,
} from '@touchline/api-client';
import { EventWhen, eventPath, guardiansPath, instantDate, paths, typeWords } from '@touchline/app-core';
import { pluralize, todayIn } from '@touchline/domain';
import { Text } from '@touchline/ui';
import { changeWords } from './change-words.ts';
import { childNoticeAuthor, childNoticeTitle, correctedWords } from './child-words.ts';
import { Notice, NoticeList } from './notice.tsx';
import { changesTogether, pendingNames } from './use-notices.ts';

export function RsvpsNeeded({ events, zone }: { events: readonly EventDto[]; zone: string }) {
  return (
    <NoticeList title="RSVPs needed">
      {events.map((event) => (
        <Notice
          key={event.id}
          title={event.title}
          to={eventPath(event.id)}
          lead={<EventWhen {...event} today={todayIn(zone)} />}
          about={`${typeWords[event.type].label} · ${pendingNames(event).join(', ')}`}
        />
      ))}
    </NoticeList>
  );
}

export function EventChanges({ changes, zone }: { changes: readonly EventChangeDto[]; zone: string }) {
  return (
    <NoticeList title="Changes and cancellations">
      {changesTogether(changes).map(([change, ...others]) => {
        const { eventId, isDeleted, title, givenNames, now, before } = change;
        return (
          <Notice
            key={eventId}
            title={title}
            to={isDeleted ? paths.calendar : eventPath(eventId)}
            lead={<EventWhen {...(now ?? before)} today={todayIn(zone)} />}
            about={givenNames.join(', ')}
          >
            {changeWords(change).map((words) => (
              <Text key={words} size="secondary">
                {words}
              </Text>
            ))}
            {others.length > 0 && <Text size="secondary">And {pluralize(others.length, 'more event')}</Text>}
          </Notice>
        );
      })}
    </NoticeList>
  );
}

/** Guardians see what was changed, with all details, in the child's menu on the dashboard. */
export function ChildNotices({ notices, zone }: { notices: readonly ChildNoticeDto[]; zone: string }) {
  return (
    <NoticeList title="Your children">
      {notices.map((notice) => (
        <Notice
          key={[notice.kind, notice.childId, notice.at, notice.teamName].join()}
          title={childNoticeTitle(notice)}
          to={paths.dashboard}
          about={`${childNoticeAuthor(notice)} · ${instantDate(notice.at, zone)}`}
        >
          {notice.fields.length > 0 && <Text size="secondary">{correctedWords(notice)}</Text>}
        </Notice>
      ))}
    </NoticeList>
  );
}

/** Somebody asks to become a guardian. Admins decide on the page of players, because few of the children are their own. */
export function AccessRequests({ requests, isAdmin }: { requests: readonly AccessRequestDto[]; isAdmin: boolean }) {
  return (
    <NoticeList title="Requests for access">
      {requests.map(({ id, childId, childName, requesterName }) => (
        <Notice
          key={id}
          title={requesterName}
          to={isAdmin ? paths.manageChildren : guardiansPath(childId)}
          about={`Asks for access to ${childName}`}
        />
      ))}
    </NoticeList>
  );
}

/** For admins: someone may be guessing a child's date of birth. */
export function LockedNames({ names }: { names: readonly LockedNameDto[] }) {
  return (
    <NoticeList title="Locked names">
      {names.map(({ id, name, tries }) => (
        <Notice
          key={id}
          title={name}
          to={paths.manageChildren}
          about={`${tries} attempts in 24 hours · locked for parents`}
        />
      ))}
    </NoticeList>
  );
}

export function NewAnnouncements({ announcements, zone }: { announcements: readonly AnnouncementDto[]; zone: string }) {
  return (
    <NoticeList title="New announcements">
      {announcements.map(({ id, title, author, createdAt }) => (
        <Notice
          key={id}
          title={title}
          to={paths.announcements}
          about={[author?.fullName, instantDate(createdAt, zone)].filter(Boolean).join(' · ')}
        />
      ))}
    </NoticeList>
  );
}
