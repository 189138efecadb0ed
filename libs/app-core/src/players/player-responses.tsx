import { type EventDto, useListChildEventsQuery } from '@touchline/api-client';
import { availabilityStatus } from '@touchline/domain';
import { Badge, Row, Skeleton, Stack, Text } from '@touchline/ui';
import { styled } from 'styled-components';
import { availabilityDisplay } from '../format/availability-display.ts';
import { shortDate } from '../format/formats.ts';
import { QueryList } from '../page/query-list.tsx';
import { SheetSection } from './sheet-section.tsx';

const pageSize = 10;

/** The player's responses for the latest events that have started. */
export function PlayerResponses({ id }: { id: number }) {
  const events = useListChildEventsQuery({ id, when: 'past', order: 'desc', limit: pageSize });
  return (
    <SheetSection title={`Last ${pageSize} Events`}>
      <QueryList
        query={events}
        loading={<Skeleton shape="text" count={3} label="Loading events..." />}
        error="Error loading events. Please try again."
        empty={<Text muted>No event has taken place yet.</Text>}
      >
        {(rows) => (
          <Stack as="ul" gap="s" label={`Last ${pageSize} Events`}>
            {rows.map((event) => (
              <li key={event.id}>
                <Response event={event} />
              </li>
            ))}
          </Stack>
        )}
      </QueryList>
    </SheetSection>
  );
}

function Response({ event: { title, date, status, availability } }: { event: EventDto }) {
  const { label, icon, tone } = availabilityDisplay[availabilityStatus(availability?.isAvailable ?? null)];
  return (
    <Row justify="between" noWrap>
      <div>
        <Text>{title}</Text>
        <Text size="secondary" muted numeric>
          {shortDate(date)}
        </Text>
      </div>
      <Whole>
        {status === 'cancelled' ? (
          <Badge tone="danger">Cancelled</Badge>
        ) : (
          <Badge tone={tone} icon={icon}>
            {label}
          </Badge>
        )}
      </Whole>
    </Row>
  );
}

/** A long title wraps instead of the word beside it. */
const Whole = styled.div`
  flex: none;
`;
