import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectSession } from '../session/session.slice.ts';
import { type Demo, demo } from '../transport.ts';

const load = () => import('./demo-banner.tsx');
type Banner = ComponentType<ComponentProps<Awaited<ReturnType<typeof load>>['default']>>;

/** Marks the pages of the demo, and nothing else. */
export function DemoMark() {
  const [mode, setMode] = useState<Demo>('off');
  const [DemoBanner, setBanner] = useState<Banner | null>(null);
  const isSignedIn = useSelector(selectSession).user !== null;

  useEffect(() => void demo.then(setMode), []);
  useEffect(() => {
    if (mode === 'off') return;
    load().then(
      (module) => setBanner(() => module.default),
      // Without it the page says less, but it works.
      () => undefined,
    );
  }, [mode]);

  // Where the demo is all there is, one leaves it by signing out.
  return DemoBanner && <DemoBanner canLeave={mode === 'chosen' || isSignedIn} />;
}
