import { type ApiError, type Problem, serverMessage } from '@touchline/api-client';
import { paths, useShell } from '@touchline/app-core';
import { useNavigate } from '@touchline/router';
import { ConfirmDialog } from '@touchline/ui';
import { childCardPath } from '../child-anchor.ts';

/** What stands against adding a child. */
export interface Duplicate {
  message: string;
  /** The child, when it is one's own. */
  ownChildId: number | null;
}

/** Reads the server's refusal. */
export function duplicateOf(error: ApiError): Duplicate {
  const { action, duplicateChildId } = error.responseBody as Partial<Problem>;
  const message = serverMessage(error, 'A child with this name and date of birth already exists in the system.');
  return { message, ownChildId: (action === 'view-existing' && duplicateChildId) || null };
}

interface DuplicateDialogProps {
  duplicate: Duplicate;
  onCancel: () => void;
}

/** Leads to the own child, or tells whom to ask about somebody else's. */
export function DuplicateDialog({ duplicate: { message, ownChildId }, onCancel }: DuplicateDialogProps) {
  const { notify } = useShell();
  const navigate = useNavigate();
  const view = (id: number) => navigate(childCardPath(id));
  const request = () => {
    notify({
      title: 'Player already exists. Please contact an administrator to associate this player with your account.',
    });
    void navigate(paths.dashboard);
  };

  return (
    <ConfirmDialog
      title="Player Already Exists"
      text={message}
      confirmLabel={ownChildId ? 'View Player' : 'Request Access'}
      onConfirm={() => (ownChildId ? view(ownChildId) : request())}
      onCancel={onCancel}
    />
  );
}
