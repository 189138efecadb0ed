import { type EventDto } from '@touchline/api-client';
import { SelectionBar } from '@touchline/ui';
import Ban from 'lucide-react/icons/ban';
import { CancelEventsDialog } from './cancel-events.dialog.tsx';
import { tooMany } from './too-many.ts';
import { useManyDialog } from './use-many-dialog.ts';
import { type Selected } from './use-selection.ts';

/** What can be done with selected events. */
export default function EventsBar({ selection }: { selection: Selected<EventDto> }) {
  const { kind, props, open } = useManyDialog<'cancel', EventDto>(selection);
  return (
    <>
      <SelectionBar
        label="Selected events"
        count={selection.rows.length}
        problem={tooMany(selection.rows.length)}
        actions={[{ label: 'Cancel Events', icon: Ban, tone: 'danger', onSelect: open('cancel') }]}
        onDone={selection.end}
      />
      {kind === 'cancel' && <CancelEventsDialog {...props} />}
    </>
  );
}
