import { lazy, Suspense, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectToast } from './toast.slice.ts';

const load = () => import('./toast-area.tsx');
const ToastArea = lazy(load);

/** Milliseconds after the start in which the network is the page's own: what is opened comes first. */
const pageFirst = 2500;

/** The toasts, loaded when there is something to say, or once the page stands: early enough to say that the network is down. */
export function Toasts() {
  const [isReady, setReady] = useState(false);
  const isTold = useSelector(selectToast) !== undefined;
  useEffect(() => {
    const begin = () =>
      load().then(
        () => setReady(true),
        // Without it the page says less, but it works.
        () => undefined,
      );
    const timer = setTimeout(() => void begin(), isTold ? 0 : pageFirst);
    return () => clearTimeout(timer);
  }, [isTold]);
  return <Suspense>{isReady && <ToastArea />}</Suspense>;
}
