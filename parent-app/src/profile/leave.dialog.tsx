import { type DeletionDto } from '@touchline/api-client';
import { DeletionPoints, fields, FormDialog, useControlledField, useSchemaForm } from '@touchline/app-core';
import { messages } from '@touchline/domain';
import { PasswordField } from '@touchline/ui';
import * as z from 'zod/mini';
import { calledChild } from '../children/called-child.ts';
import { namesInWords } from '../children/child-names.ts';
import { ChildrenToErase } from './children-to-erase.tsx';
import { leaveErrorText, useLeave } from './use-leave.ts';

const schema = z.object({
  currentPassword: fields.currentPassword(messages.currentPasswordRequired),
  /** Children to be deleted for good, too. */
  childIds: z.array(z.number()),
});

interface LeaveDialogProps {
  deletion: DeletionDto;
  /** Called after the request was sent. */
  onAsked: () => void;
  onClose: () => void;
}

/** Says what goes and what stays, and asks for the password. */
export function LeaveDialog({ deletion: { children }, onAsked, onClose }: LeaveDialogProps) {
  const leave = useLeave(children);
  const form = useSchemaForm(schema, { currentPassword: '', childIds: [] });
  const { value: childIds, onChange } = useControlledField(form, 'childIds');
  const submit = async ({ currentPassword, childIds: chosen }: z.output<typeof schema>) => {
    const result = await leave(currentPassword, chosen);
    if (!result.error) onAsked();
    return result;
  };
  const asChosen = children.map((child) => ({
    ...child,
    isErasureRequested: child.isErasureRequested || (child.id !== undefined && childIds.includes(child.id)),
  }));
  return (
    <FormDialog
      title="Delete my account?"
      description="An admin of the club deletes it for you, and nobody can bring it back. You won’t get a mail when it is done. Until then, you can change your mind here."
      label="Delete my account"
      form={form}
      onSubmit={submit}
      errorText={leaveErrorText}
      submitLabel="Request Deletion"
      busyText="Asking..."
      tone="danger"
      onClose={onClose}
    >
      <DeletionPoints ref={takeFocus} namesOf={(names) => namesInWords(names.map(calledChild))} isOwn>
        {asChosen}
      </DeletionPoints>
      <ChildrenToErase value={childIds} onChange={onChange}>
        {children}
      </ChildrenToErase>
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        helper="So that nobody else can ask in your name."
        {...form.field('currentPassword')}
      />
    </FormDialog>
  );
}

/** Otherwise the password would have the focus, below what is to be read before. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
