import { type ApiError, type EndpointArgs, type EndpointName } from '@touchline/api-client';
import { type Toast } from '../contract/club-app.ts';
import { type SettledCall } from './settled-call.ts';
import { accountToasts } from './toasts/account.toasts.ts';
import { childToasts } from './toasts/children.toasts.ts';
import { eventToasts } from './toasts/event.toasts.ts';
import { mailToasts } from './toasts/mail.toasts.ts';
import { type ToastTable } from './toasts/toast-table.ts';

/** The toasts after a mutation of the shell or the parent app, by endpoint; `staffToasts` has all. */
export const mutationToasts = {
  ...accountToasts,
  ...mailToasts,
  ...childToasts,
  ...eventToasts,
} satisfies ToastTable;

/** The text of a failure, for pages that show it beside the toast. */
export const failureText = <Name extends EndpointName>(
  table: ToastTable,
  endpoint: Name,
  error: ApiError,
  args: EndpointArgs<Name>,
): string => toastFor(table, { endpoint, error, args })?.text ?? error.message;

/** The toast after a call; null where the page shows the outcome itself. */
export function toastFor<Name extends EndpointName>(table: ToastTable, call: SettledCall<Name>): Toast | null {
  const outcomes = table[call.endpoint];
  if (!outcomes || outcomes === 'page') return null;
  const { success, failure } = outcomes;
  const shown = call.error
    ? failure !== 'page' && failure(call.error, call.args)
    : success !== 'page' && success(call.result, call.args);
  return shown && shown !== 'page' ? shown : null;
}
