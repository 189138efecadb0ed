import { type ApiError, serverMessage, useClaimChildMutation, useRequestAccessMutation } from '@touchline/api-client';
import { paths, useShell } from '@touchline/app-core';
import { useNavigate } from '@touchline/router';
import { Alert, ConfirmDialog } from '@touchline/ui';
import { childCardPath } from '../child-anchor.ts';

/** A child that exists already, and how the parent can proceed. */
export interface Duplicate {
  childId: number;
  message: string;
  nextStep: 'view' | 'claim' | 'request';
}

/** `claim-now` comes from the demo, whose unclaimed children nobody else wants. */
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
  const [claimChild, claim] = useClaimChildMutation();
  const [requestAccess, request] = useRequestAccessMutation();
  const proceed = {
    view: () => navigate(childCardPath(childId)),
    claim: async () => {
      const { error } = await claimChild(childId);
      if (!error) await navigate(paths.dashboard);
    },
    request: async () => {
      const { error } = await requestAccess(childId);
      if (error) return;
      notify({
        title: 'Player already exists. Please contact an administrator to associate this player with your account.',
      });
      await navigate(paths.dashboard);
    },
  };

  return (
    <ConfirmDialog
      title="Player Already Exists"
      text={message}
      confirmLabel={labels[nextStep]}
      busy={claim.isLoading || request.isLoading}
      onConfirm={() => void proceed[nextStep]()}
      onCancel={onCancel}
    >
      {request.error && <Alert>{serverMessage(request.error, 'Something went wrong')}</Alert>}
    </ConfirmDialog>
  );
}
