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

/** Asks for which events of its series a change is, and shows what it does; nothing for an event of its own. */
export function SeriesFields({ event, series, verb }: SeriesFieldsProps) {
  const { choice, choose, preview, error } = series;
  const outcome = useRef<HTMLDivElement>(null);
  const isChosen = useRef(false);
  // Below a long form, what a choice does would be out of sight.
  useEffect(() => {
    if (!isChosen.current || !preview) return;
    isChosen.current = false;
    outcome.current?.scrollIntoView?.({ block: 'nearest' });
  }, [preview]);
  if (event.seriesId === undefined) return null;
  const exceptions = preview?.events.filter(({ stays }) => stays === 'exception').length ?? 0;
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
          {(exceptions > 0 || choice.includesExceptions) && (
            <CheckboxField
              label="Also those that were changed on their own"
              checked={choice.includesExceptions}
              onChange={({ target }) => choose({ ...choice, includesExceptions: target.checked })}
            />
          )}
          <div role="status" ref={outcome}>
            {preview && <SeriesPreview preview={preview} verb={verb} />}
            {!preview && error === undefined && (
              <Text size="secondary" muted>
                Looking at the other events...
              </Text>
            )}
          </div>
          {error !== undefined && (
            <Alert tone="warn">{serverMessage(error, 'The other events could not be checked.')}</Alert>
          )}
        </>
      )}
    </Stack>
  );
}
