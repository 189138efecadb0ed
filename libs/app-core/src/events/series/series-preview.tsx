import { type SeriesChangeDto } from '@touchline/api-client';
import { Stack, Text, theme } from '@touchline/ui';
import { styled } from 'styled-components';
import { affectedEvents, eventWords, outcomeWords, type SeriesVerb, stayWords } from './series-words.ts';

interface SeriesPreviewProps {
  preview: SeriesChangeDto;
  verb: SeriesVerb;
}

/** What a change of a series does: the events that change, those that stay, and how many families are asked again. */
export function SeriesPreview({ preview, verb }: SeriesPreviewProps) {
  const affected = affectedEvents(preview, verb);
  const { unconfirmed } = preview;
  return (
    <Stack gap="xs">
      <Text strong>{outcomeWords(affected.length, verb)}</Text>
      {affected.length > 0 && (
        <Scroller role="region" aria-label="Events that change" tabIndex={0}>
          <ul>
            {affected.map((event) => (
              <li key={event.id}>
                <Text size="secondary" numeric>
                  {eventWords(event)}
                </Text>
              </li>
            ))}
          </ul>
        </Scroller>
      )}
      {unconfirmed > 0 && (
        <Text size="secondary">
          {unconfirmed === 1 ? '1 answer becomes' : `${unconfirmed.toLocaleString('en-US')} answers become`}{' '}
          unconfirmed: these families are asked again.
        </Text>
      )}
      {stayWords(preview).map((words) => (
        <Text key={words} size="secondary" muted>
          {words}
        </Text>
      ))}
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
