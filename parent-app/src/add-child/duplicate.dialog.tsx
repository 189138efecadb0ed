import { type ApiError, serverMessage, useClaimChildMutation } from '@touchline/api-client';
import { paths, useShell } from '@touchline/app-core';
import { useNavigate } from '@touchline/router';
import { ConfirmDialog } from '@touchline/ui';
import { childCardPath } from '../child-anchor.ts';

/** What stands against adding a child, and what one can do about it. */
export interface Duplicate {
  childId: number;
  message: string;
  wayOut: 'view' | 'claim' | 'request';
}

/** `claim-now` is said where nobody could be asked for access: by the demo. */
const waysOut: Record<string, Duplicate['wayOut']> = { 'view-existing': 'view', 'claim-now': 'claim' };

/** Reads the server's refusal. */
export function duplicateOf(error: ApiError): Duplicate {
  const { action = '', duplicateChildId = 0 } = error.responseBody as { action?: string; duplicateChildId?: number };
  const message = serverMessage(error, 'A child with this name and date of birth already exists in the system.');
  return { message, childId: duplicateChildId, wayOut: (duplicateChildId && waysOut[action]) || 'request' };
}

interface DuplicateDialogProps {
  duplicate: Duplicate;
  onCancel: () => void;
}

const labels = { view: 'View Player', claim: 'Claim Player', request: 'Request Access' };

/** Leads to the own child, makes a found one the own, or tells whom to ask about somebody else's. */
export function DuplicateDialog({ duplicate: { message, childId, wayOut }, onCancel }: DuplicateDialogProps) {
  const { notify } = useShell();
  const navigate = useNavigate();
  const [claimChild, { isLoading }] = useClaimChildMutation();
  const goOn = {
    view: () => navigate(childCardPath(childId)),
    claim: async () => {
      const { error } = await claimChild(childId);
      return error ? onCancel() : navigate(paths.dashboard);
    },
    request: () => {
      notify({
        title: 'Player already exists. Please contact an administrator to associate this player with your account.',
      });
      return navigate(paths.dashboard);
    },
  };

  return (
    <ConfirmDialog
      title="Player Already Exists"
      text={message}
      confirmLabel={labels[wayOut]}
      busy={isLoading}
      onConfirm={() => void goOn[wayOut]()}
      onCancel={onCancel}
    />
  );
}
