import { ConfirmDialog, Dialog } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { RecoveryCodes } from './recovery-codes.tsx';

interface CodesDialogProps {
  title: string;
  /** The codes, as soon as they are known. They are shown only once. */
  codes: string[] | undefined;
  /** While the codes are requested, the dialog stays open. */
  isBusy: boolean;
  /** Called when the user closes the dialog before there are codes. */
  onClose: () => void;
  /** Called when the user closes it after that. */
  onDone: () => void;
  /** What leads to the codes. */
  children: ReactNode;
}

/** A dialog that ends with recovery codes, and does not close by mistake while it shows them. */
export function CodesDialog({ title, codes, isBusy, onClose, onDone, children }: CodesDialogProps) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    if (codes) setIsAsking(true);
    else if (!isBusy) onClose();
  };
  return (
    <>
      <Dialog title={codes ? 'Save Your Recovery Codes' : title} onClose={close}>
        {codes ? <RecoveryCodes codes={codes} onSaved={onDone} /> : children}
      </Dialog>
      {isAsking && (
        <ConfirmDialog
          title="Close without saving the codes?"
          text="You won’t see them again. Without them, you cannot sign in if you lose your phone."
          confirmLabel="Close"
          cancelLabel="Back to the Codes"
          tone="danger"
          onConfirm={onDone}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
