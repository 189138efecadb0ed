import { isApiError, useGetEventQuery } from '@touchline/api-client';
import { LoadError, Page, paths, useShell } from '@touchline/app-core';
import { can, messages } from '@touchline/domain';
import { useParams } from '@touchline/router';
import { Alert, EmptyState, media, Skeleton, Stack, useMediaQuery } from '@touchline/ui';
import SearchX from 'lucide-react/icons/search-x';
import { Attendance } from './attendance.tsx';
import { EventColumns } from './event-columns.tsx';
import { EventDescription, EventSummary, FoldedSummary } from './event-summary.tsx';
import { EventToolbar } from './event-toolbar.tsx';
import { FamilyResponses } from './family-responses.tsx';
import { ResponseHistory } from './response-history.tsx';
import { OnScreen } from './sheet/on-screen.tsx';
import { Outdated } from './sheet/outdated.tsx';
import { Sheet } from './sheet/sheet.tsx';

/** An event: what, when and where for everybody, the own children's RSVPs for families, the match-day sheet for staff. */
export default function EventPage() {
  const id = Number(useParams().id);
  const isId = Number.isInteger(id) && id > 0;
  const { currentData: event, isError, error, refetch } = useGetEventQuery(id, { skip: !isId });
  const isStaffView = can(useShell().session, 'event.list-all');

  const isCancelled = event?.status === 'cancelled';
  const hasSheet = isStaffView && !isCancelled;
  // A coach at the pitch asks first who is coming.
  const isFolded = useMediaQuery(media.phone) && hasSheet;

  if (!isId || isMissing(error)) return <EventMissing />;
  return (
    <Page title={event?.title ?? 'Event'} isNamed intro={<EventToolbar id={id} event={event} />}>
      {isError && event && !hasSheet && <Outdated onRetry={() => void refetch()} />}
      {!event && (
        <LoadError query={{ isError, error }} onRetry={refetch}>
          Error loading the event. Please try again.
        </LoadError>
      )}
      {!isError && !event && <EventSkeleton />}
      {event && (
        <Stack key={id} gap={isFolded ? 's' : 'l'}>
          {hasSheet ? (
            <>
              <OnScreen>
                <Stack gap="l">
                  {isFolded ? <FoldedSummary event={event} /> : <EventSummary event={event} />}
                  <FamilyResponses event={event} />
                  {!isFolded && <EventDescription event={event} />}
                </Stack>
              </OnScreen>
              <Sheet event={event} />
              <OnScreen>
                <ResponseHistory eventId={id} />
              </OnScreen>
            </>
          ) : (
            <>
              {isCancelled && <Alert tone="warn">{messages.eventCancelled}</Alert>}
              <EventColumns
                head={<EventSummary event={event} />}
                answers={!isCancelled && <FamilyResponses event={event} sticks />}
                coming={!isStaffView && !isCancelled && <Attendance eventId={id} />}
                description={<EventDescription event={event} />}
                history={
                  <OnScreen>
                    <ResponseHistory eventId={id} />
                  </OnScreen>
                }
              />
            </>
          )}
        </Stack>
      )}
    </Page>
  );
}

/** An unknown event, or one that concerns none of the user's children. */
const isMissing = (error: unknown) => isApiError(error) && [400, 403, 404].includes(error.status);

const EventMissing = () => (
  <Page title="Event not found">
    <EmptyState
      icon={SearchX}
      title="This event does not exist"
      text="An admin may have deleted it, or it is not for your children."
      action="Go to Calendar"
      to={paths.calendar}
    />
  </Page>
);

const EventSkeleton = () => (
  <Stack gap="l">
    <Skeleton shape="tall" label="Loading event..." />
    <Skeleton shape="row" count={4} />
  </Stack>
);
