import {
  type ApiError,
  type EndpointArgs,
  type EndpointName,
  type EndpointResult,
  type MutationName,
  serverMessage,
} from '@touchline/api-client';
import { type Toast } from '../../contract/club-app.ts';

/** A toast, or `page` where the page, dialog or form shows the outcome itself. */
type Outcome = Toast | 'page';

/** What a call of this endpoint shows when it has ended; `page` if it shows no toast either way. */
type OutcomesOf<Name extends EndpointName> =
  | 'page'
  | {
      success: 'page' | ((result: EndpointResult<Name>, args: EndpointArgs<Name>) => Outcome);
      failure: 'page' | ((error: ApiError, args: EndpointArgs<Name>) => Outcome);
    };

/** The toasts of some endpoints, such as those of one resource. */
export type ToastTable = { [Name in EndpointName]?: OutcomesOf<Name> };

/** The toasts after every mutation, and after a download. */
export type MutationToasts = ToastTable & { [Name in MutationName]: OutcomesOf<Name> };

/** The toast after a success. */
export const done = (title: string, text?: string) => (): Toast => ({ title, ...(text && { text }) });

export const danger = (title: string, text: string): Toast => ({ title, text, tone: 'danger' });

/** The toast after a failure, with the server's sentence or `fallback`. */
export const failed =
  (title: string, fallback = 'Something went wrong') =>
  (error: ApiError) =>
    danger(title, serverMessage(error, fallback));
