import { type EventDto, serverMessage } from '@touchline/api-client';
import { Alert, CheckboxField, RadioGroup, Stack, Text } from '@touchline/ui';
import { useEffect, useRef } from 'react';
import { SeriesPreview } from './series-preview.tsx';
import { type ChangeScope, type SeriesChange } from './use-series-change.ts';
import { type SeriesVerb } from './series-words.ts';

interface SeriesFieldsProps {
  event: EventDto;
  series: SeriesChange;
  verb: SeriesVerb;
}

const scopes = [
  { value: 'one', label: 'Only this event' },
  { value: 'following', label: 'This event and those after it' },
  { value: 'all', label: 'All events of the series' },
] satisfies { value: ChangeScope; label: string }[];

/** Asks which events of the series to change, and previews the outcome. Renders nothing for a single event. */
export function SeriesFields({ event, series, verb }: SeriesFieldsProps) {
  const { choice, choose, preview, error, hasExceptions, isChecking } = series;
  const outcome = useRef<HTMLDivElement>(null);
  const isChosen = useRef(false);
  // Otherwise the preview would appear out of sight, below a long form.
  useEffect(() => {
    if (!isChosen.current || !preview) return;
    isChosen.current = false;
    outcome.current?.scrollIntoView?.({ block: 'center' });
  }, [preview]);
  if (event.seriesId === undefined) return null;
  return (
    <Stack gap="s">
      <RadioGroup
        label="Which events?"
        helper="This event repeats every week."
        options={scopes}
        value={choice.scope}
        onChange={(scope) => {
          isChosen.current = true;
          choose({ ...choice, scope });
        }}
      />
      {choice.scope !== 'one' && (
        <>
          {hasExceptions && (
            <CheckboxField
              label="Include events that were changed separately"
              checked={choice.includesExceptions}
              onChange={({ target }) => choose({ ...choice, includesExceptions: target.checked })}
            />
          )}
          <div ref={outcome}>
            {preview && <SeriesPreview preview={preview} verb={verb} />}
            {!preview && error === undefined && (
              <Text size="secondary" muted>
                {isChecking ? 'Checking for clashes...' : 'Complete the form to see what will change.'}
              </Text>
            )}
          </div>
          {error !== undefined && <Alert tone="warn">{serverMessage(error, 'We could not check for clashes.')}</Alert>}
        </>
      )}
    </Stack>
  );
}
