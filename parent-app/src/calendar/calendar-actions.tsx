import { useListOwnChildrenQuery } from '@touchline/api-client';
import { lazyPart } from '@touchline/app-core';
import { Button, IconButton, Row } from '@touchline/ui';
import CalendarOff from 'lucide-react/icons/calendar-off';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import { useFeedChoices } from '../feeds/use-feed-choices.ts';

const AwayDialog = lazyPart(() => import('../absences/away.dialog.tsx'));
const AddFeedDialog = lazyPart(() => import('../feeds/add-feed.dialog.tsx'));

/** A dialog that the calendar opens. */
export type CalendarDialogName = 'away' | 'subscribe';

interface CalendarActionsProps {
  /** Shows an icon where the header has no room for a word. */
  isSmall: boolean;
  onOpen: (name: CalendarDialogName) => void;
}

/** For the days on which own children are away, and for the user's own calendar. */
export function CalendarButtons({ isSmall, onOpen }: CalendarActionsProps) {
  const { data: children = [] } = useListOwnChildrenQuery({});
  const subscribe = () => onOpen('subscribe');
  return (
    <Row gap="xxs" noWrap>
      {children.length > 0 && (
        <Button variant="quiet" icon={CalendarOff} onClick={() => onOpen('away')}>
          Away
        </Button>
      )}
      {isSmall ? (
        <IconButton icon={CalendarSync} label="Subscribe" onClick={subscribe} />
      ) : (
        <Button variant="quiet" icon={CalendarSync} onClick={subscribe}>
          Subscribe
        </Button>
      )}
    </Row>
  );
}

interface CalendarDialogProps {
  name: CalendarDialogName;
  onClose: () => void;
}

/** Apart from the buttons, whose place depends on the width, so that it stays open when a phone is turned. */
export function CalendarDialog({ name, onClose }: CalendarDialogProps) {
  const children = useListOwnChildrenQuery({});
  const choices = useFeedChoices(children.data);
  if (name === 'away') return <AwayDialog onClose={onClose} />;
  return choices && <AddFeedDialog choices={choices} onClose={onClose} />;
}
