import { lazy, Suspense, useEffect, useState } from 'react';

const load = () => import('./toast-area.tsx');
const ToastArea = lazy(load);

/** The toasts, loaded once the page stands: early enough to say that the network is down. */
export function Toasts() {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    load().then(
      () => setReady(true),
      // Without it the page says less, but it works.
      () => undefined,
    );
  }, []);
  return <Suspense>{isReady && <ToastArea />}</Suspense>;
}
