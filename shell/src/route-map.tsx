import { isMemberPath, paths } from '@touchline/app-core';
import { matchPath, Navigate, useLocation, useNavigate } from '@touchline/router';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LazyPage } from './loading/lazy-page.tsx';
import { Connecting, ServerUnreachable } from './pages/connecting.tsx';
import { NotFoundPage } from './pages/not-found.page.tsx';
import { afterSignIn, isSetUpPlace, isSignOutPath, setUpPath, signInPath } from './session/destination.ts';
import { selectSession } from './session/session.slice.ts';
import { useClubQuery } from './session/use-club.ts';
import { type ShellDispatch, signOut } from './session/shell-store.ts';
import { SignedIn } from './signed-in.tsx';

/** Chooses the page by address and session. */
export function RouteMap() {
  const { status, user } = useSelector(selectSession);
  const { data: club, isLoading: isClubLoading } = useClubQuery();
  const location = useLocation();
  const { pathname, search } = location;

  if (isSignOutPath(pathname)) return <SigningOut />;
  if (pathname === paths.login) return <Navigate to={paths.auth + search} replace />;
  if (status === 'asking' || isClubLoading) return <Connecting />;

  if (pathname === paths.auth || pathname === paths.home) {
    return user ? <Navigate to={afterSignIn(search)} replace /> : <LazyPage page={authPage} />;
  }
  const openPage = openPageAt(pathname);
  const isSettingUp = isSetUpPlace(location);
  // An invitation is open to guests, but this user could not accept it.
  if (user?.needsSecondFactor && !isSettingUp && (!openPage || openPage.path === paths.invitation)) {
    return <Navigate to={setUpPath(location)} replace />;
  }
  if (openPage) return club ? <LazyPage key={openPage.path} page={openPage} /> : <ServerUnreachable />;
  if (status === 'unreachable' || (user && !club)) return <ServerUnreachable />;
  if (user && club) return <SignedIn key={user.id} user={user} club={club} isSettingUp={isSettingUp} />;

  if (!isMemberPath(pathname)) return <NotFoundPage />;
  const hasLeft = status === 'left' || status === 'abandoned';
  return <Navigate to={hasLeft ? paths.auth : signInPath(location)} replace />;
}

/** Signs out on an address such as `/logout`. */
function SigningOut() {
  const dispatch = useDispatch<ShellDispatch>();
  const navigate = useNavigate();
  useEffect(() => {
    void signOut(dispatch).finally(() => navigate(paths.home, { replace: true }));
  }, [dispatch, navigate]);
  return <Connecting />;
}

/** The sign-in page, loaded only when needed. */
export const authPage = { path: paths.auth, load: () => import('./auth/auth.page.tsx') };

/** Pages outside the frame, with and without a session. */
const openPages = [
  { path: paths.forgotPassword, load: () => import('./recovery/forgot-password.page.tsx') },
  { path: paths.resetPassword, load: () => import('./recovery/reset-password.page.tsx') },
  { path: paths.verifyEmail, load: () => import('./recovery/verify-email.page.tsx') },
  { path: paths.undoEmailChange, load: () => import('./recovery/undo-email-change.page.tsx') },
  { path: paths.unsubscribe, load: () => import('./recovery/unsubscribe.page.tsx') },
  { path: paths.invitation, load: () => import('./invitations/invitation.page.tsx') },
  { path: paths.answer, load: () => import('./answers/answer.page.tsx') },
];

export const openPageAt = (pathname: string) => openPages.find(({ path }) => matchPath(path, pathname));
