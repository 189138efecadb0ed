import { EmptyState, Skeleton } from '@touchline/ui';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useEffect, useState } from 'react';
import { useConnection } from '../connection/use-connection.ts';
import { PageOutline, ShellPage } from '../pages/shell-page.tsx';

/** After this time the user may retry a page that has not loaded; it may still arrive. */
const slowAfterMs = 4000;

/** Shown in the place of a page that is loading. */
export function PageLoading() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  if (isSlow) return <Slow />;
  return (
    <PageOutline>
      <Skeleton count={3} />
    </PageOutline>
  );
}

/** A hanging load cannot be cancelled before its time limit, so Retry reloads the page. */
const Slow = () => (
  <Problem
    title="This is taking longer than usual"
    text="The rest of Touchline still works."
    onRetry={() => window.location.reload()}
  />
);

/** Shown in the place of a page that failed to load or to render. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const isOffline = useConnection() === 'offline';
  const title = isOffline ? 'You are offline' : 'This part of Touchline did not load';
  const text = isOffline
    ? 'This page appears when you are back online. What you have open still works.'
    : 'The rest of Touchline still works. Please try again in a moment.';
  return <Problem title={title} text={text} onRetry={onRetry} />;
}

function Problem({ title, text, onRetry }: { title: string; text: string; onRetry: () => void }) {
  return (
    <ShellPage title="Not available right now">
      <div role="alert">
        <EmptyState icon={CloudOff} title={title} text={text} action="Retry" onAction={onRetry} />
      </div>
    </ShellPage>
  );
}
