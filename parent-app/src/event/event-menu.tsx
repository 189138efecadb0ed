import { type EventDto } from '@touchline/api-client';
import { CancelEventDialog, useSetEventStatus } from '@touchline/app-core';
import { Menu } from '@touchline/ui';
import Ban from 'lucide-react/icons/ban';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';

/** What staff can do with the event as a whole. */
export function EventMenu({ event }: { event: EventDto }) {
  const [isCancelling, setIsCancelling] = useState(false);
  const { restore } = useSetEventStatus(event);
  const item =
    event.status === 'cancelled'
      ? { label: 'Restore event', icon: RotateCcw, onSelect: restore }
      : { label: 'Cancel event…', icon: Ban, onSelect: () => setIsCancelling(true) };
  return (
    <>
      <Menu label={`Actions for ${event.title}`} items={[item]} />
      {isCancelling && <CancelEventDialog event={event} onClose={() => setIsCancelling(false)} />}
    </>
  );
}
