import { skipToken } from '@reduxjs/toolkit/query/react';
import { type EventDto, isApiError, useGetEventQuery } from '@touchline/api-client';
import {
  clockTime,
  EventCounts,
  eventPath,
  EventStatusBadge,
  EventTypeBadge,
  longDate,
  spanWords,
  useShell,
} from '@touchline/app-core';
import { can, isStaff, placeWords } from '@touchline/domain';
import { Alert, Dialog, Facts, Row, Skeleton, Stack, Text, TextLink } from '@touchline/ui';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { FamilyAnswers } from '../events/family-answers.tsx';

interface EventDialogProps {
  event: EventDto;
  onClose: () => void;
}

export function EventDialog({ event, onClose }: EventDialogProps) {
  const { session } = useShell();

  return (
    <Dialog title={event.title} to={eventPath(event.id)} description={longDate(event.date)} onClose={onClose}>
      <Stack>
        <Row>
          <EventTypeBadge type={event.type} />
          <EventStatusBadge status={event.status} />
        </Row>
        <Facts items={factsOf(event)} />
        {event.description && <Text lines>{event.description}</Text>}
        {can(session, 'event.list-all') && event.status !== 'cancelled' && <ClubCounts event={event} />}
        <TextLink to={eventPath(event.id)} icon={ArrowRight} alone>
          {isStaff(session) ? 'Who is coming' : 'Open event page'}
        </TextLink>
        <FamilyAnswers event={event} place="dialog" />
      </Stack>
    </Dialog>
  );
}

function factsOf(event: EventDto) {
  const { reportingTime, teams } = event;
  const facts = [
    { label: 'Time', value: event.isTimeToBeConfirmed ? 'To be confirmed' : spanWords(event) },
    { label: 'Meet', value: reportingTime && clockTime(reportingTime) },
    { label: 'Location', value: placeWords(event) },
    { label: teams.length === 1 ? 'Team' : 'Teams', value: teams.map(({ name }) => name).join(', ') },
  ];
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

/** The availability counts of an event, for staff. The calendar lists events without counts, so they are loaded on opening. */
function ClubCounts({ event }: { event: EventDto }) {
  const { currentData, isError, error, refetch } = useGetEventQuery(event.counts ? skipToken : event.id);
  const counted = event.counts ? event : currentData;

  if (isApiError(error) && error.status === 404) return <Text muted>This event no longer exists.</Text>;
  if (counted) return <EventCounts event={counted} />;
  if (isError) {
    return (
      <Alert action="Try again" onAction={() => void refetch()}>
        Error loading RSVPs. Please try again.
      </Alert>
    );
  }
  return <Skeleton count={1} />;
}
