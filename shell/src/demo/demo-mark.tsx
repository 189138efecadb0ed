import { lazy, Suspense, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectSession } from '../session/session.slice.ts';
import { type Demo, demo } from '../transport.ts';

const DemoBanner = lazy(() => import('./demo-banner.tsx'));

/** Marks the pages of the demo, and nothing else. */
export function DemoMark() {
  const [mode, setMode] = useState<Demo>('off');
  const isSignedIn = useSelector(selectSession).user !== null;
  useEffect(() => void demo.then(setMode), []);
  if (mode === 'off') return null;
  return (
    <Suspense>
      {/* Where the demo is all there is, one leaves it by signing out. */}
      <DemoBanner canLeave={mode === 'chosen' || isSignedIn} />
    </Suspense>
  );
}
