import { type ListedChildDto } from '@touchline/api-client';
import { useShell } from '@touchline/app-core';
import { can } from '@touchline/domain';
import { SelectionBar } from '@touchline/ui';
import MailPlus from 'lucide-react/icons/mail-plus';
import Trash from 'lucide-react/icons/trash-2';
import UserPlus from 'lucide-react/icons/user-plus';
import { AddToTeamDialog } from './add-to-team.dialog.tsx';
import { InviteFamiliesDialog } from './invite-families.dialog.tsx';
import { RemovePlayersDialog } from './remove-players.dialog.tsx';
import { tooMany } from './too-many.ts';
import { useManyDialog } from './use-many-dialog.ts';
import { useMayInvite } from './use-may-invite.ts';
import { type Selected } from './use-selection.ts';

/** What can be done with selected players of the club. */
export default function PlayersBar({ selection }: { selection: Selected<ListedChildDto> }) {
  const { session } = useShell();
  const { kind, props, open } = useManyDialog<'add' | 'invite' | 'remove', ListedChildDto>(selection);
  const add = { label: 'Add', more: 'to a Team', icon: UserPlus, onSelect: open('add') };
  const invite = { label: 'Invite', more: 'Parents', icon: MailPlus, onSelect: open('invite') };
  const remove = {
    label: 'Remove',
    more: 'from the Club',
    icon: Trash,
    tone: 'danger' as const,
    onSelect: open('remove'),
  };
  return (
    <>
      <SelectionBar
        label="Selected players"
        count={selection.rows.length}
        problem={tooMany(selection.rows.length)}
        actions={[add, ...(useMayInvite() ? [invite] : []), ...(can(session, 'child.unregister') ? [remove] : [])]}
        onDone={selection.end}
      />
      {kind === 'add' && <AddToTeamDialog {...props} />}
      {kind === 'invite' && <InviteFamiliesDialog {...props} />}
      {kind === 'remove' && <RemovePlayersDialog {...props} />}
    </>
  );
}
