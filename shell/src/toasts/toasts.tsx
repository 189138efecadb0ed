import { useLocation } from '@touchline/router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { pageChanged, selectToast } from './toast.slice.ts';

const load = () => import('./toast-area.tsx');
const ToastArea = lazy(load);

/** The page itself has priority on the network first. */
const loadAfterMs = 2500;

/** Loads the toast area with the first toast, or soon after the page, so that it can report a lost network. */
export function Toasts() {
  const [isReady, setReady] = useState(false);
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  useEffect(() => void dispatch(pageChanged()), [dispatch, pathname]);
  const hasToast = useSelector(selectToast) !== null;
  useEffect(() => {
    const begin = () =>
      load().then(
        () => setReady(true),
        // The page works without toasts.
        () => undefined,
      );
    const timer = setTimeout(() => void begin(), hasToast ? 0 : loadAfterMs);
    return () => clearTimeout(timer);
  }, [hasToast]);
  return <Suspense>{isReady && <ToastArea />}</Suspense>;
}
