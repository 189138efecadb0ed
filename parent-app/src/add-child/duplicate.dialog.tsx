import { type ApiError, serverMessage, useClaimChildMutation } from '@touchline/api-client';
import { paths, useShell } from '@touchline/app-core';
import { useNavigate } from '@touchline/router';
import { ConfirmDialog } from '@touchline/ui';
import { childCardPath } from '../child-anchor.ts';

/** A child that exists already, and how the parent can proceed. */
export interface Duplicate {
  childId: number;
  message: string;
  nextStep: 'view' | 'claim' | 'request';
}

/** `claim-now` comes from the demo, where there is no one to ask for access. */
const nextSteps: Record<string, Duplicate['nextStep']> = { 'view-existing': 'view', 'claim-now': 'claim' };

export function duplicateOf(error: ApiError): Duplicate {
  const { action = '', duplicateChildId = 0 } = error.responseBody as { action?: string; duplicateChildId?: number };
  const message = serverMessage(error, 'A child with this name and date of birth already exists in the system.');
  return { message, childId: duplicateChildId, nextStep: (duplicateChildId && nextSteps[action]) || 'request' };
}

interface DuplicateDialogProps {
  duplicate: Duplicate;
  onCancel: () => void;
}

const labels = { view: 'View Player', claim: 'Claim Player', request: 'Request Access' };

export function DuplicateDialog({ duplicate: { message, childId, nextStep }, onCancel }: DuplicateDialogProps) {
  const { notify } = useShell();
  const navigate = useNavigate();
  const [claimChild, { isLoading }] = useClaimChildMutation();
  const proceed = {
    view: () => navigate(childCardPath(childId)),
    claim: async () => {
      const { error } = await claimChild(childId);
      if (!error) await navigate(paths.dashboard);
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
      confirmLabel={labels[nextStep]}
      busy={isLoading}
      onConfirm={() => void proceed[nextStep]()}
      onCancel={onCancel}
    />
  );
}
