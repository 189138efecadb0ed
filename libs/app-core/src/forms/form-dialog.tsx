import { serverMessage } from '@touchline/api-client';
import { Button, Dialog, DialogActions, DialogClose } from '@touchline/ui';
import { type ReactNode } from 'react';
import { type FieldValues } from 'react-hook-form';
import { SchemaForm, type SchemaFormProps } from './schema-form.tsx';

export interface FormDialogProps<Input extends FieldValues, Output> extends SchemaFormProps<Input, Output> {
  title: string;
  description?: ReactNode;
  submitLabel: string;
  /** What the button says while the form is sent: 'Saving...'. */
  busyText: string;
  submitDisabled?: boolean;
  /** `danger` for what cannot be undone. */
  tone?: 'primary' | 'danger';
  /** Asked before the dialog closes with changes that were not saved: 'Discard this team?'. */
  discardQuestion?: string;
  onClose: () => void;
}

/** A form in a dialog, which closes when it was sent without an error. */
export function FormDialog<Input extends FieldValues, Output>(props: FormDialogProps<Input, Output>) {
  const { title, description, submitLabel, busyText, submitDisabled, tone, discardQuestion, onClose, ...rest } = props;
  const { form, onSubmit, errorText = formErrorText, children } = rest;
  const { isDirty, isSubmitting } = form.formState;

  const submit = async (values: Output) => {
    const result = await onSubmit(values);
    if (!result.error) onClose();
    return result;
  };

  return (
    <Dialog title={title} description={description} onClose={onClose} confirmClose={isDirty && discardQuestion}>
      <SchemaForm {...rest} onSubmit={submit} errorText={errorText}>
        {children}
        <DialogActions>
          <DialogClose />
          <Button type="submit" variant={tone} disabled={submitDisabled} busy={isSubmitting} busyText={busyText}>
            {submitLabel}
          </Button>
        </DialogActions>
      </SchemaForm>
    </Dialog>
  );
}

const formErrorText = (error: unknown) => serverMessage(error, 'Something went wrong');
