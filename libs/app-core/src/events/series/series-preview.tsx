import { type SeriesChangeDto } from '@touchline/api-client';
import { pluralize } from '@touchline/domain';
import { Stack, Text, theme } from '@touchline/ui';
import { styled } from 'styled-components';
import {
  affectedEvents,
  begunWords,
  eventWords,
  exceptionWords,
  outcomeWords,
  type SeriesVerb,
} from './series-words.ts';

interface SeriesPreviewProps {
  preview: SeriesChangeDto;
  verb: SeriesVerb;
}

/** What a change of a series does: the events that change, those that stay, and how many families are asked again. */
export function SeriesPreview({ preview, verb }: SeriesPreviewProps) {
  const affected = affectedEvents(preview, verb);
  const exceptions = preview.events.filter(({ stays }) => stays === 'exception');
  const begun = begunWords(preview);
  return (
    <Stack gap="xs">
      <div role="status">
        <Text strong>{outcomeWords(affected.length, verb)}</Text>
        {preview.unconfirmed > 0 && (
          <Text size="secondary">{pluralize(preview.unconfirmed, 'answer')} will have to be confirmed again.</Text>
        )}
      </div>
      {affected.length + exceptions.length > 0 && (
        <Scroller role="region" aria-label="Affected events" tabIndex={0}>
          <ul>
            {affected.map((event) => (
              <li key={event.id}>
                <Text size="secondary" numeric>
                  {eventWords(event, verb)}
                </Text>
              </li>
            ))}
            {exceptions.map((event) => (
              <li key={event.id}>
                <Text size="secondary" numeric muted>
                  {exceptionWords(event)}
                </Text>
              </li>
            ))}
          </ul>
        </Scroller>
      )}
      {begun && (
        <Text size="secondary" muted>
          {begun}
        </Text>
      )}
    </Stack>
  );
}

const Scroller = styled.div`
  max-height: 168px;
  overflow-y: auto;
  padding: ${theme.space.xs} ${theme.space.s};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
`;
