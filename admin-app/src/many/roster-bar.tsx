import { SelectionBar } from '@touchline/ui';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import MailPlus from 'lucide-react/icons/mail-plus';
import UserMinus from 'lucide-react/icons/user-minus';
import { InviteFamiliesDialog } from './invite-families.dialog.tsx';
import { LeaveTeamDialog } from './leave-team.dialog.tsx';
import { MoveMembersDialog } from './move-members.dialog.tsx';
import { tooMany } from './too-many.ts';
import { useManyDialog } from './use-many-dialog.ts';
import { useMayInvite } from './use-may-invite.ts';
import { type Selected } from './use-selection.ts';

interface Member {
  id: number;
}

interface RosterBarProps {
  team: { id: number; name: string };
  selection: Selected<Member>;
}

/** What can be done with selected players of a team. */
export default function RosterBar({ team, selection }: RosterBarProps) {
  const { kind, props, open } = useManyDialog<'move' | 'invite' | 'remove', Member>(selection);
  const move = { label: 'Move', more: 'to Another Team', icon: ArrowRightLeft, onSelect: open('move') };
  const invite = { label: 'Invite', more: 'Parents', icon: MailPlus, onSelect: open('invite') };
  const remove = {
    label: 'Remove',
    more: 'from the Team',
    icon: UserMinus,
    tone: 'danger' as const,
    onSelect: open('remove'),
  };
  return (
    <>
      <SelectionBar
        label="Selected players"
        count={selection.rows.length}
        problem={tooMany(selection.rows.length)}
        actions={[move, ...(useMayInvite() ? [invite] : []), remove]}
        onDone={selection.end}
      />
      {kind === 'move' && <MoveMembersDialog {...props} team={team} />}
      {kind === 'invite' && <InviteFamiliesDialog {...props} />}
      {kind === 'remove' && <LeaveTeamDialog {...props} team={team} />}
    </>
  );
}
