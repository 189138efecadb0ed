import { type EventDto } from '@touchline/api-client';
import { CancelEventDialog, paths, useSetEventStatus } from '@touchline/app-core';
import { Menu, type MenuItem } from '@touchline/ui';
import Ban from 'lucide-react/icons/ban';
import Copy from 'lucide-react/icons/copy';
import Megaphone from 'lucide-react/icons/megaphone';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import Repeat from 'lucide-react/icons/repeat';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';

/** What staff can do with the event as a whole. The dialogs of the admin app lead back here. */
export function EventMenu({ event }: { event: EventDto }) {
  const [isCancelling, setIsCancelling] = useState(false);
  const { restore } = useSetEventStatus(event);
  const isCancelled = event.status === 'cancelled';
  const inFixtures = (dialog: 'edit' | 'duplicate' | 'repeat') => `${paths.manageFixtures}?${dialog}=${event.id}`;

  const items: (MenuItem | false)[] = [
    { label: 'Edit', icon: Pencil, to: inFixtures('edit') },
    { label: 'Duplicate', icon: Copy, to: inFixtures('duplicate') },
    !isCancelled && event.seriesId === undefined && { label: 'Repeat weekly…', icon: Repeat, to: inFixtures('repeat') },
    {
      label: 'Announce to these families',
      icon: Megaphone,
      to: `${paths.manageAnnouncements}?event=${event.id}`,
    },
    // Only the sheet is made for paper.
    !isCancelled && { label: 'Print', icon: Printer, onSelect: () => window.print() },
    isCancelled
      ? { label: 'Restore event', icon: RotateCcw, onSelect: restore }
      : { label: 'Cancel event…', icon: Ban, onSelect: () => setIsCancelling(true) },
  ];
  return (
    <>
      <Menu label={`Actions for ${event.title}`} items={items.filter((item) => item !== false)} />
      {isCancelling && <CancelEventDialog event={event} onClose={() => setIsCancelling(false)} />}
    </>
  );
}
