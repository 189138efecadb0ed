import { useDeactivateUserMutation, type UserDto } from '@touchline/api-client';
import { lazyPart, Page, useSearchParam, useSettled } from '@touchline/app-core';
import { limits } from '@touchline/domain';
import { Button, SearchBox } from '@touchline/ui';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { ConfirmMutationDialog } from '../confirm-mutation.dialog.tsx';
import { useAdds } from '../use-adds.ts';
import { AddUserDialog } from './add-user.dialog.tsx';
import { DeletionRequests } from './deletion-requests.tsx';
import { EditUserDialog } from './edit-user.dialog.tsx';
import { InviteAllDialog } from './invite-all.dialog.tsx';
import { type OpenDialog } from './open-dialog.ts';
import { ResetFactorsDialog } from './reset-factors.dialog.tsx';
import { SetPasswordDialog } from './set-password.dialog.tsx';
import { userFilters } from './user-roles.ts';
import { UserTabs } from './user-tabs.tsx';

const CoachTeamDialog = lazyPart(() => import('./coach-team.dialog.tsx'));
const DeleteUserDialog = lazyPart(() => import('./delete-user.dialog.tsx'));

export default function ManageUsersPage() {
  const [search, setSearch] = useSearchParam('search', '', 'page');
  const [tab, setTab] = useSearchParam('tab', 'all', 'page');
  const [dialog, openDialog] = useState<OpenDialog | null>(useAdds() ? { kind: 'create' } : null);
  const filter = userFilters.find(({ value }) => value === tab) ?? userFilters[0]!;
  const closeDialog = () => openDialog(null);

  return (
    <Page
      title="User Management"
      intro={<SearchBox label="Search users" value={search} onChange={setSearch} maxLength={limits.name.max} />}
      actions={
        <Button icon={UserPlus} onClick={() => openDialog({ kind: 'create' })}>
          Add User
        </Button>
      }
    >
      <DeletionRequests />
      <UserTabs search={useSettled(search)} filter={filter} setTab={setTab} openDialog={openDialog} />
      {dialog?.kind === 'create' && <AddUserDialog role={filter.flag} onClose={closeDialog} />}
      {dialog?.kind === 'invite-all' && <InviteAllDialog count={dialog.count} onClose={closeDialog} />}
      {dialog?.kind === 'edit' && <EditUserDialog user={dialog.user} onClose={closeDialog} />}
      {dialog?.kind === 'set-password' && <SetPasswordDialog user={dialog.user} onClose={closeDialog} />}
      {dialog?.kind === 'reset-factors' && <ResetFactorsDialog user={dialog.user} onClose={closeDialog} />}
      {dialog?.kind === 'coach-team' && <CoachTeamDialog user={dialog.user} onClose={closeDialog} />}
      {dialog?.kind === 'delete' && <DeleteUserDialog user={dialog.user} onClose={closeDialog} />}
      {dialog?.kind === 'deactivate' && <DeactivateDialog user={dialog.user} onClose={closeDialog} />}
    </Page>
  );
}

function DeactivateDialog({ user, onClose }: { user: UserDto; onClose: () => void }) {
  const [deactivate, state] = useDeactivateUserMutation();
  return (
    <ConfirmMutationDialog
      title={`Deactivate ${user.fullName}?`}
      text="This signs them out everywhere. They cannot sign in until you reactivate the account. Nothing is deleted."
      confirmLabel="Deactivate"
      busyText="Deactivating..."
      mutate={() => deactivate(user.id)}
      state={state}
      onClose={onClose}
    />
  );
}
