import { useRenewRecoveryCodesMutation } from '@touchline/api-client';
import { CodesDialog } from './codes.dialog.tsx';
import { OwnPasswordForm } from './own-password.form.tsx';

/** Replaces the recovery codes. */
export default function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const [renew, { data, isLoading }] = useRenewRecoveryCodesMutation();
  return (
    <CodesDialog title="New Recovery Codes" codes={data?.codes} isBusy={isLoading} onClose={onClose} onDone={onClose}>
      <OwnPasswordForm
        text="Your old codes stop working, and your other devices are signed out."
        submitLabel="Get New Codes"
        busyText="Getting new codes..."
        send={renew}
      />
    </CodesDialog>
  );
}
