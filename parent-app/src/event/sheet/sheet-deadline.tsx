import { type EventDto } from '@touchline/api-client';
import { momentWords, useShell } from '@touchline/app-core';
import { hasStarted } from '@touchline/domain';
import { Text } from '@touchline/ui';
import { useDeadline } from '../../events/use-deadline.ts';
import { useNow } from '../../events/use-now.ts';

/** Until when families can accept; nothing for an event without a deadline. */
export function SheetDeadline({ event }: { event: EventDto }) {
  const { timeZone } = useShell().club;
  const now = useNow();
  const { at, isPast } = useDeadline(event);
  if (at === null) return null;
  return (
    <Text size="secondary" muted>
      {isPast ? `The deadline was ${momentWords(at)}.` : `Families can accept until ${momentWords(at)}.`}
      {isPast && !hasStarted(event, timeZone, now) && ' Families can still decline.'}
    </Text>
  );
}
