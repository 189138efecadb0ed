import { useListOwnChildrenQuery } from '@touchline/api-client';
import { lazyPart } from '@touchline/app-core';
import { Button, IconButton } from '@touchline/ui';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import { useState } from 'react';
import { useFeedChoices } from './use-feed-choices.ts';

const AddFeedDialog = lazyPart(() => import('./add-feed.dialog.tsx'));

/** Adds the events to the user's own calendar. */
export function SubscribeButton({ isSmall = false }: { isSmall?: boolean }) {
  const children = useListOwnChildrenQuery({});
  const choices = useFeedChoices(children.data);
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      {isSmall ? (
        <IconButton icon={CalendarSync} label="Subscribe" onClick={open} />
      ) : (
        <Button variant="quiet" icon={CalendarSync} onClick={open}>
          Subscribe
        </Button>
      )}
      {isOpen && choices && <AddFeedDialog choices={choices} onClose={() => setOpen(false)} />}
    </>
  );
}
