import { serverMessage } from '@touchline/api-client';
import { showFieldErrors } from '@touchline/app-core';
import { type FieldValues, type UseFormReturn } from 'react-hook-form';

/** Keeps in the form what the server refused: under the fields it named, else above the form. */
export function showServerError<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: unknown,
): void {
  if (showFieldErrors(form, error)) return;
  form.setError('root', { message: serverMessage(error, 'Something went wrong') });
}
