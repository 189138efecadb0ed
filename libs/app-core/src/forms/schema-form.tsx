import { isApiError } from '@touchline/api-client';
import { errorList, Form, FormErrors } from '@touchline/ui';
import { type ReactNode } from 'react';
import { type FieldValues, type Path, type SubmitErrorHandler } from 'react-hook-form';
import { type FormMethods } from './use-schema-form.ts';

export interface SchemaFormProps<Input extends FieldValues, Output> {
  form: FormMethods<Input, Output>;
  /** The form's accessible name, where the page has several. */
  label?: string;
  /** Sends the schema's output. Messages of an error that name fields are shown below those fields. */
  onSubmit: (values: Output) => PromiseLike<{ error?: unknown }>;
  /** Called instead of `onSubmit` while fields are invalid. */
  onInvalid?: SubmitErrorHandler<Input>;
  /** The text for an error that names no field, shown above the fields. Nothing is shown without it. */
  errorText?: (error: unknown) => string | undefined;
  children: ReactNode;
}

/** A form whose first wrong field takes the focus; where it is long, an error summary leads to all of them. */
export function SchemaForm<Input extends FieldValues, Output>(props: SchemaFormProps<Input, Output>) {
  const { form, label, onSubmit, onInvalid, errorText, children } = props;
  const { errors, isSubmitting, submitCount } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    const { error } = await onSubmit(values);
    if (!error || showFieldErrors(form, error)) return;
    const message = errorText?.(error);
    if (message) form.setError('root', { message });
  }, onInvalid);

  return (
    <Form onSubmit={submit} label={label} aria-busy={isSubmitting}>
      <FormErrors
        errors={errorList(errors)}
        attempt={submitCount}
        onPick={(name) => form.setFocus(name as Path<Input>)}
      />
      {children}
    </Form>
  );
}

/** Returns whether the server named any of the form's fields. */
function showFieldErrors<Input extends FieldValues, Output>(form: FormMethods<Input, Output>, error: unknown): boolean {
  const named = Object.entries((isApiError(error) && error.errors) || {}).filter(([name]) => name in form.getValues());
  named.forEach(([name, message]) => form.setError(name as Path<Input>, { message }));
  return named.length > 0;
}
