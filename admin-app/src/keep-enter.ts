import { type KeyboardEvent } from 'react';

/** Who searches wants to see what is found, not to send the form. */
export function keepEnterFromSubmitting(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
