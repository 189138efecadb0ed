import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectSession } from '../session/session.slice.ts';
import { useDemo } from './use-demo.ts';

const load = () => import('./demo-banner.tsx');
type Banner = ComponentType<ComponentProps<Awaited<ReturnType<typeof load>>['default']>>;

/** Shows the demo banner if this page is part of the demo. */
export function DemoBannerLoader() {
  const mode = useDemo();
  const [DemoBanner, setBanner] = useState<Banner | null>(null);
  const isSignedIn = useSelector(selectSession).user !== null;

  useEffect(() => {
    if (mode === 'off') return;
    load().then(
      (module) => setBanner(() => module.default),
      // The demo works without its banner.
      () => undefined,
    );
  }, [mode]);

  // Without a server, signing out leaves the demo.
  return DemoBanner && <DemoBanner canLeave={mode === 'chosen' || isSignedIn} />;
}
