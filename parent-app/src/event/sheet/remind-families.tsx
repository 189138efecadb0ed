import { type EventDto } from '@touchline/api-client';
import { useShell } from '@touchline/app-core';
import { can, hasStarted, messages } from '@touchline/domain';
import { Button, Text } from '@touchline/ui';
import BellRing from 'lucide-react/icons/bell-ring';
import { useState } from 'react';
import { useDeadline } from '../../events/use-deadline.ts';
import { useNow } from '../../events/use-now.ts';
import { RemindFamiliesDialog } from './remind-families.dialog.tsx';

/** Asks the families who have not answered; nothing once the event has begun. */
export function RemindFamilies({ event }: { event: EventDto }) {
  const { session, club } = useShell();
  const now = useNow();
  const [isOpen, setIsOpen] = useState(false);
  const isOver = event.status === 'cancelled' || hasStarted(event, club.timeZone, now);
  const { isPast } = useDeadline(event);
  if (isOver || !can(session, 'event.remind')) return null;
  if (isPast) {
    return (
      <Text size="secondary" muted>
        {messages.deadlinePassed} Reminders have ended.
      </Text>
    );
  }
  if (!club.sendsMail) {
    return (
      <Text size="secondary" muted>
        This club cannot send mail yet, so you cannot remind families.
      </Text>
    );
  }
  return (
    <>
      <Button variant="secondary" icon={BellRing} onClick={() => setIsOpen(true)}>
        Remind now
      </Button>
      {isOpen && <RemindFamiliesDialog event={event} onClose={() => setIsOpen(false)} />}
    </>
  );
}
