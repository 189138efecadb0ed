import { isApiError } from '@touchline/api-client';
import { paths, type Toast } from '@touchline/app-core';
import { matchPath, useLocation, useNavigate } from '@touchline/router';
import { useDispatch, useSelector } from 'react-redux';
import { selectSession } from '../session/session.slice.ts';
import { type ShellDispatch, signOut } from '../session/shell-store.ts';
import { notified } from '../toasts/toast.slice.ts';

/** The last part of a mail's link; `path` is the page's path. */
export const useLinkToken = (path: string): string => matchPath(path, useLocation().pathname)?.params['token'] ?? '';

export const hasStatus = (error: unknown, status: number): boolean => isApiError(error) && error.status === status;

/**
 * Opens the sign-in page after a new password, in the place of the link, which is used up. A session in this browser ends: it is
 * either over already, or it belongs to another account.
 */
export function useSignInAgain(): (toast: Toast) => Promise<void> {
  const dispatch = useDispatch<ShellDispatch>();
  const navigate = useNavigate();
  const { user } = useSelector(selectSession);
  return async (toast) => {
    if (user) await signOut(dispatch);
    void navigate(paths.auth, { replace: true });
    dispatch(notified(toast));
  };
}
