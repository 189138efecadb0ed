import { useTurnOffSecondFactorMutation } from '@touchline/api-client';
import { Dialog } from '@touchline/ui';
import { OwnPasswordForm } from './own-password.form.tsx';

/** Turns the second factor off. */
export default function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const [turnOff] = useTurnOffSecondFactorMutation();
  const send = async (values: Parameters<typeof turnOff>[0]) => {
    const result = await turnOff(values);
    if (!result.error) onClose();
    return result;
  };
  return (
    <Dialog title="Turn Off Two-Step Sign-In" onClose={onClose}>
      <OwnPasswordForm
        text="Your password alone then opens your account. Your recovery codes stop working, and your other devices are signed out."
        submitLabel="Turn Off"
        busyText="Turning off..."
        tone="danger"
        send={send}
      />
    </Dialog>
  );
}
