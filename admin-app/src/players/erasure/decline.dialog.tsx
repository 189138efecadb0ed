import { type ErasureRequestDto, useDeclineErasureMutation } from '@touchline/api-client';
import { ConfirmMutationDialog } from '../../confirm-mutation.dialog.tsx';

interface DeclineDialogProps {
  request: ErasureRequestDto;
  /** Called before the request disappears. */
  onDecline: () => void;
  onClose: () => void;
}

/** Keeps a player whom a guardian asks to delete for good. */
export function DeclineDialog({ request: { childId, name }, onDecline, onClose }: DeclineDialogProps) {
  const [decline, state] = useDeclineErasureMutation();
  return (
    <ConfirmMutationDialog
      title={`Decline to delete ${name}?`}
      text="The player stays as it is. Whoever asked gets a mail, and can ask again."
      confirmLabel="Decline"
      busyText="Declining..."
      tone="primary"
      mutate={() => {
        onDecline();
        return decline(childId);
      }}
      state={state}
      onClose={onClose}
    />
  );
}
