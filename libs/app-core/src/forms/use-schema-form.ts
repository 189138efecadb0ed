import { zodResolver } from '@hookform/resolvers/zod';
import { isApiError } from '@touchline/api-client';
import { type DefaultValues, type FieldValues, type Path, useForm, type UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';

// Compiled parsers need `eval`, which the page's policy refuses; even asking for it would be reported.
z.config({ jitless: true });

type FormSchema<Input extends FieldValues, Output> = z.ZodMiniType<Output, Input>;

/** A form with the rules of a schema; `handleSubmit` gives what the schema makes of the input. The focus is the error summary's. */
export const useSchemaForm = <Input extends FieldValues, Output>(
  schema: FormSchema<Input, Output>,
  defaultValues: DefaultValues<Input>,
): UseFormReturn<Input, unknown, Output> =>
  useForm({ resolver: zodResolver(schema), defaultValues, shouldFocusError: false });

/** Puts the server's field messages under the fields. Tells whether there were any. */
export function showFieldErrors<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: unknown,
): boolean {
  const named = Object.entries((isApiError(error) && error.errors) || {}).filter(([name]) => name in form.getValues());
  named.forEach(([name, message]) => form.setError(name as Path<Input>, { message }));
  return named.length > 0;
}
