import { type ChildDto, serverMessage, useRemoveChildMutation } from '@touchline/api-client';
import { Alert, ConfirmDialog, Menu, type MenuItem } from '@touchline/ui';
import { absencesPath, guardiansPath } from '@touchline/app-core';
import CalendarOff from 'lucide-react/icons/calendar-off';
import Eye from 'lucide-react/icons/eye';
import Eraser from 'lucide-react/icons/eraser';
import FileClock from 'lucide-react/icons/file-clock';
import History from 'lucide-react/icons/history';
import Pencil from 'lucide-react/icons/pencil';
import Users from 'lucide-react/icons/users';
import UserMinus from 'lucide-react/icons/user-minus';
import { useState } from 'react';
import { CorrectionsDialog } from './corrections.dialog.tsx';
import { EditChildDialog } from './edit-child.dialog.tsx';
import { AskErasureDialog } from './erasure/ask-erasure.dialog.tsx';
import { privacyPath } from './privacy-path.ts';
import { TeamChangesDialog } from './team-changes.dialog.tsx';

const dialogs = {
  edit: EditChildDialog,
  teamChanges: TeamChangesDialog,
  corrections: CorrectionsDialog,
  erasure: AskErasureDialog,
};

/** The actions for an own child, open when they appear: it is removed from the user's account after a confirmation. */
export function ChildMenu({ child }: { child: ChildDto }) {
  const [isAsking, setIsAsking] = useState(false);
  const [opened, setOpened] = useState<keyof typeof dialogs | null>(null);
  const [remove, { isLoading, error, reset }] = useRemoveChildMutation();
  const ask = () => {
    reset();
    setIsAsking(true);
  };
  // As a parent, because an admin would unregister the child.
  const confirm = async () => {
    const result = await remove({ id: child.id, as: 'parent' });
    if (!result.error) setIsAsking(false);
  };

  const hasAsked = Boolean(child.erasureRequest?.requestedAt);
  const OpenedDialog = opened && dialogs[opened];
  return (
    <>
      <Menu
        label={`Actions for ${child.name}`}
        items={[
          { label: 'Edit Child', icon: Pencil, onSelect: () => setOpened('edit') },
          { label: 'Absences', icon: CalendarOff, to: absencesPath(child.id) },
          { label: 'Guardians', icon: Users, to: guardiansPath(child.id) },
          { label: 'Privacy', icon: Eye, to: privacyPath(child.id) },
          { label: 'Changes of Teams', icon: History, onSelect: () => setOpened('teamChanges') },
          { label: 'Corrections', icon: FileClock, onSelect: () => setOpened('corrections') },
          { label: 'Remove from My Account', icon: UserMinus, tone: 'danger', onSelect: ask },
          ...(hasAsked ? [] : [askErasure(() => setOpened('erasure'))]),
        ]}
        startsOpen
      />
      {OpenedDialog && <OpenedDialog child={child} onClose={() => setOpened(null)} />}
      {isAsking && (
        <ConfirmDialog
          title="Remove Child"
          text={`Are you sure you want to remove ${child.name} from your account? This action cannot be undone.`}
          confirmLabel="Remove"
          tone="danger"
          busy={isLoading}
          busyText="Removing..."
          onConfirm={() => void confirm()}
          onCancel={() => setIsAsking(false)}
        >
          {error && <Alert>{serverMessage(error, 'Failed to remove child')}</Alert>}
        </ConfirmDialog>
      )}
    </>
  );
}

const askErasure = (onSelect: () => void): MenuItem => ({
  label: 'Ask to Delete for Good…',
  icon: Eraser,
  tone: 'danger',
  onSelect,
});
