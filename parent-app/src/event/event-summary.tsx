import { type EventDto } from '@touchline/api-client';
import { EventStatusBadge, EventTypeBadge, SeriesBadge, teamPath, timeWords, useShell } from '@touchline/app-core';
import { isStaff, mapAddress, placeWords } from '@touchline/domain';
import { Disclosure, Icon, Row, Stack, Text, TextLink, theme } from '@touchline/ui';
import MapPin from 'lucide-react/icons/map-pin';
import UsersRound from 'lucide-react/icons/users-round';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { EventTime } from '../events/event-parts.tsx';

/** Type, home or away, status, time, place and teams of an event. */
export function EventSummary({ event }: { event: EventDto }) {
  const { type, status, isHome = null } = event;
  return (
    <Stack gap="xs">
      <Row>
        <EventTypeBadge type={type} />
        {isHome !== null && <Text as="span">{isHome ? 'Home' : 'Away'}</Text>}
        {status !== 'confirmed' && <EventStatusBadge status={status} />}
        <SeriesBadge event={event} />
      </Row>
      <Text size="section" as="p" numeric>
        <EventTime event={event} />
      </Text>
      <Place event={event} />
      <Teams event={event} />
    </Stack>
  );
}

/** When and where in a line, which opens the rest. */
export function FoldedSummary({ event }: { event: EventDto }) {
  const place = placeWords(event);
  return (
    <Folded>
      <Disclosure
        summary={
          <OneLine>
            {timeWords(event)}
            {place && ` · ${place}`}
          </OneLine>
        }
      >
        <Stack gap="s">
          <EventSummary event={event} />
          <EventDescription event={event} />
        </Stack>
      </Disclosure>
    </Folded>
  );
}

/** Apart from the facts, because a long text would push the RSVPs off the screen. */
export function EventDescription({ event: { description } }: { event: EventDto }) {
  return (
    description && (
      <Description>
        <Text lines>{description}</Text>
      </Description>
    )
  );
}

function Place({ event }: { event: EventDto }) {
  const { location } = event;
  const place = placeWords(event);
  if (!place) return null;
  return (
    <Row gap="s">
      <Line>
        <Icon of={MapPin} size="small" />
        <Text>{place}</Text>
      </Line>
      {location && (
        <TextLink to={mapAddress(location)} newTab alone>
          Open in maps
        </TextLink>
      )}
    </Row>
  );
}

/** For staff, each team links to its page. */
function Teams({ event: { teams } }: { event: EventDto }) {
  const linked = isStaff(useShell().session);
  return (
    <Line>
      <Icon of={UsersRound} size="small" />
      <Text>
        {teams.length === 0 && 'All Teams'}
        {teams.map(({ id, name }, at) => (
          <Fragment key={id}>
            {at > 0 && ', '}
            {linked ? <TextLink to={teamPath(id)}>{name}</TextLink> : name}
          </Fragment>
        ))}
      </Text>
    </Line>
  );
}

const Folded = styled.div`
  margin-block: -8px -12px;
`;

const OneLine = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  [aria-expanded='true'] & {
    visibility: hidden;
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.xs};

  & > :first-child {
    padding-top: ${theme.space.xxs};
    color: ${theme.color.muted};
  }
`;

const Description = styled.div`
  max-width: 70ch;
`;
