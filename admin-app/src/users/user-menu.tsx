import {
  useInviteUserMutation,
  useMakeCoachMutation,
  useReactivateUserMutation,
  useRemoveCoachMutation,
  useReopenSearchMutation,
  type UserDto,
} from '@touchline/api-client';
import { auditPath, useShell } from '@touchline/app-core';
import { useNavigate } from '@touchline/router';
import { Menu, type MenuItem } from '@touchline/ui';
import KeyRound from 'lucide-react/icons/key-round';
import Mail from 'lucide-react/icons/mail';
import Pencil from 'lucide-react/icons/pencil';
import ScrollText from 'lucide-react/icons/scroll-text';
import SearchCheck from 'lucide-react/icons/search-check';
import ShieldOff from 'lucide-react/icons/shield-off';
import Trash2 from 'lucide-react/icons/trash-2';
import UserCheck from 'lucide-react/icons/user-check';
import UserMinus from 'lucide-react/icons/user-minus';
import UserPlus from 'lucide-react/icons/user-plus';
import UserX from 'lucide-react/icons/user-x';
import { type OpenDialog } from './open-dialog.ts';

interface UserMenuProps {
  user: UserDto;
  isOwn: boolean;
  openDialog: (dialog: OpenDialog) => void;
}

/** Admins cannot deactivate or delete their own account, and change their own password and second factor on the profile page. */
export function UserMenu({ user, isOwn, openDialog }: UserMenuProps) {
  const { club } = useShell();
  const navigate = useNavigate();
  const [invite, inviting] = useInviteUserMutation();
  const [makeCoach, making] = useMakeCoachMutation();
  const [removeCoach, removing] = useRemoveCoachMutation();
  const [reactivate, reactivating] = useReactivateUserMutation();
  const [reopenSearch, reopening] = useReopenSearchMutation();

  const appoint = async () => {
    const { error } = await makeCoach(user.id);
    if (!error) openDialog({ kind: 'coach-team', user });
  };
  const coachItem: MenuItem = user.isCoach
    ? {
        label: 'Remove Coach',
        icon: UserMinus,
        onSelect: () => void removeCoach(user.id),
        disabled: removing.isLoading,
      }
    : { label: 'Make Coach', icon: UserPlus, onSelect: () => void appoint(), disabled: making.isLoading };
  const accountItem: MenuItem = user.isActive
    ? { label: 'Deactivate', icon: UserX, tone: 'danger', onSelect: () => openDialog({ kind: 'deactivate', user }) }
    : {
        label: 'Reactivate',
        icon: UserCheck,
        onSelect: () => void reactivate(user.id),
        disabled: reactivating.isLoading,
      };
  const searchItem: MenuItem = {
    label: 'Reopen Child Search',
    icon: SearchCheck,
    onSelect: () => void reopenSearch(user.id),
    disabled: reopening.isLoading,
  };
  const canBeInvited = club.sendsMail && user.isActive && !user.hasSignedIn;
  const inviteItem: MenuItem = {
    label: 'Send Invitation',
    icon: Mail,
    onSelect: () => void invite(user.id),
    disabled: inviting.isLoading,
  };
  const passwordItem: MenuItem = {
    label: 'Set Password',
    icon: KeyRound,
    onSelect: () => openDialog({ kind: 'set-password', user }),
  };

  const factorsItem: MenuItem = {
    label: 'Reset Two-Step Sign-In',
    icon: ShieldOff,
    onSelect: () => openDialog({ kind: 'reset-factors', user }),
  };

  const auditItem: MenuItem = {
    label: 'Audit Log',
    icon: ScrollText,
    onSelect: () => void navigate(auditPath('user', user.id)),
  };

  const deleteItem: MenuItem = {
    label: 'Delete Account…',
    icon: Trash2,
    tone: 'danger',
    onSelect: () => openDialog({ kind: 'delete', user }),
  };

  return (
    <Menu
      label={`Actions for ${user.fullName}`}
      items={[
        { label: 'Edit User', icon: Pencil, onSelect: () => openDialog({ kind: 'edit', user }) },
        ...(canBeInvited ? [inviteItem] : []),
        coachItem,
        ...(user.isSearchClosed ? [searchItem] : []),
        auditItem,
        ...(isOwn ? [] : [passwordItem, ...(user.hasSecondFactor ? [factorsItem] : []), accountItem, deleteItem]),
      ]}
    />
  );
}
