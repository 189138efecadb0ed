import { useBeginSecondFactorMutation, useConfirmSecondFactorMutation } from '@touchline/api-client';
import { CodesDialog } from './codes.dialog.tsx';
import { OwnPasswordForm } from './own-password.form.tsx';
import { ScanStep } from './scan-step.tsx';

interface SetUpDialogProps {
  /** Whether another app replaces the present one. */
  isOn: boolean;
  onClose: () => void;
  /** Called when the second factor is on and the user has seen the recovery codes. */
  onDone: () => void;
}

/** Sets up an authenticator app: asks for the password and for a code of the app, and shows the recovery codes. */
export default function SetUpDialog({ isOn, onClose, onDone }: SetUpDialogProps) {
  const [begin, { data: setup, reset }] = useBeginSecondFactorMutation();
  const [confirm, { data, isLoading }] = useConfirmSecondFactorMutation();
  return (
    <CodesDialog
      title={isOn ? 'Use Another App' : 'Set Up Two-Step Sign-In'}
      codes={data?.codes}
      isBusy={isLoading}
      onClose={onClose}
      onDone={onDone}
    >
      {setup && <ScanStep setup={setup} confirm={confirm} onExpire={reset} />}
      {!setup && (
        <OwnPasswordForm
          text={
            isOn
              ? 'Your old app works until you have confirmed the new one. Then you get new recovery codes, and your other devices are signed out.'
              : 'Enter your password first. Turning this on signs out your other devices.'
          }
          submitLabel="Continue"
          busyText="Checking..."
          send={begin}
        />
      )}
    </CodesDialog>
  );
}
