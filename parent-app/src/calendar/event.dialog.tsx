import { type EventDto } from '@touchline/api-client';
import {
  clockTime,
  EventStatusBadge,
  EventTypeBadge,
  longDate,
  spanWords,
  teamPath,
  useShell,
} from '@touchline/app-core';
import { can } from '@touchline/domain';
import { Dialog, Facts, Row, Stack, Text, TextLink } from '@touchline/ui';
import { AnswerControl } from '../events/answer-control.tsx';
import { readAnswers } from '../events/answers.ts';
import { OwnAnswers } from '../events/own-answers.tsx';
import { UnavailableBadge } from '../events/unavailable-badge.tsx';
import { useWhyClosed } from '../events/use-why-closed.ts';
import { ClubCounts } from './club-counts.tsx';

interface EventDialogProps {
  event: EventDto;
  onClose: () => void;
}

/** Everything about an event, and the family's answer. */
export function EventDialog({ event, onClose }: EventDialogProps) {
  const { session } = useShell();
  const { answers, nobodyComes } = readAnswers(event);
  const whyClosed = useWhyClosed(event);
  const team = can(session, 'event.manage') && event.teams[0];

  return (
    <Dialog title={event.title} description={longDate(event.date)} onClose={onClose}>
      <Stack>
        <Row>
          <EventTypeBadge type={event.type} />
          <EventStatusBadge status={event.status} />
          {nobodyComes && <UnavailableBadge />}
        </Row>
        <Facts items={factsOf(event)} />
        {event.description && <Text lines>{event.description}</Text>}
        {can(session, 'event.list-all') && <ClubCounts event={event} />}
        {team && (
          <TextLink to={`${teamPath(team.id)}?tab=availability&events=all&event=${event.id}`}>
            Answers of {team.name}
          </TextLink>
        )}
        {answers.length > 0 && <OwnAnswers answers={answers} />}
        {answers.length > 0 && !whyClosed && <AnswerControl event={event} answers={answers} />}
        {answers.length > 0 && whyClosed && (
          <Text size="secondary" muted>
            {whyClosed}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

function factsOf(event: EventDto) {
  const { location, locationDetail, reportingTime, teams } = event;
  const facts = [
    { label: 'Time', value: spanWords(event) },
    { label: 'Report', value: reportingTime && clockTime(reportingTime) },
    { label: 'Location', value: [location, locationDetail].filter(Boolean).join(', ') },
    { label: teams.length === 1 ? 'Team' : 'Teams', value: teams.map(({ name }) => name).join(', ') },
  ];
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}
