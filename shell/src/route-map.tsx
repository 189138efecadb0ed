import { isMemberPath, paths } from '@touchline/app-core';
import { Navigate, useLocation } from '@touchline/router';
import { useSelector } from 'react-redux';
import { authPage } from './auth/auth-page.ts';
import { LazyPage } from './loading/lazy-page.tsx';
import { Connecting, ServerSilent } from './pages/connecting.tsx';
import { NotFoundPage } from './pages/not-found.page.tsx';
import { SigningOut } from './pages/signing-out.tsx';
import { afterSignIn, isSignOutPath, signInPath } from './session/destination.ts';
import { selectSession } from './session/session.slice.ts';
import { useClubAnswer } from './session/use-club.ts';
import { SignedIn } from './signed-in.tsx';

/** Which page an address shows to whom. */
export function RouteMap() {
  const { status, user } = useSelector(selectSession);
  const { data: club, isLoading: clubIsComing } = useClubAnswer();
  const place = useLocation();
  const { pathname, search } = place;

  if (isSignOutPath(pathname)) return <SigningOut />;
  if (pathname === paths.login) return <Navigate to={paths.auth + search} replace />;
  if (status === 'asking' || clubIsComing) return <Connecting />;

  if (pathname === paths.auth || pathname === paths.home) {
    return user ? <Navigate to={afterSignIn(search)} replace /> : <LazyPage page={authPage} />;
  }
  if (status === 'unreachable' || (user && !club)) return <ServerSilent />;
  if (user && club) return <SignedIn key={user.id} user={user} club={club} />;

  if (!isMemberPath(pathname)) return <NotFoundPage />;
  const hasLeft = status === 'left' || status === 'abandoned';
  return <Navigate to={hasLeft ? paths.auth : signInPath(place)} replace />;
}
