import { type ListedChildDto } from '@touchline/api-client';
import { SelectionBar } from '@touchline/ui';
import Undo from 'lucide-react/icons/undo-2';
import { RestorePlayersDialog } from './restore-players.dialog.tsx';
import { tooMany } from './too-many.ts';
import { useManyDialog } from './use-many-dialog.ts';
import { type Selected } from './use-selection.ts';

/** What can be done with selected players who have left the club. */
export default function RemovedPlayersBar({ selection }: { selection: Selected<ListedChildDto> }) {
  const { kind, props, open } = useManyDialog<'restore', ListedChildDto>(selection);
  return (
    <>
      <SelectionBar
        label="Selected players"
        count={selection.rows.length}
        problem={tooMany(selection.rows.length)}
        actions={[{ label: 'Bring Back', icon: Undo, onSelect: open('restore') }]}
        onDone={selection.end}
      />
      {kind === 'restore' && <RestorePlayersDialog {...props} />}
    </>
  );
}
