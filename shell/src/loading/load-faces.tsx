import { EmptyState, Skeleton } from '@touchline/ui';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useEffect, useState } from 'react';
import { PageOutline, ShellPage } from '../pages/shell-page.tsx';

/** Milliseconds after which somebody who waits is told so, and may try again; what they wait for may still come. */
const patience = 4000;

/** Where a page is about to be. */
export function PageComing() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patience);
    return () => clearTimeout(timer);
  }, []);
  if (isSlow) return <Slow />;
  return (
    <PageOutline>
      <Skeleton count={3} />
    </PageOutline>
  );
}

/** What hangs is given up later; only a new page begins anew before. */
const Slow = () => (
  <Missing
    title="This part of Touchline takes long to load"
    text="It appears here as soon as it comes. Everything else goes on working."
    onRetry={() => window.location.reload()}
  />
);

/** Where a page could not be loaded, or broke. */
export const NotAvailable = ({ onRetry }: { onRetry: () => void }) => (
  <Missing
    title="This part of Touchline could not be loaded"
    text="Everything else goes on working. Please try again in a moment."
    onRetry={onRetry}
  />
);

function Missing({ title, text, onRetry }: { title: string; text: string; onRetry: () => void }) {
  return (
    <ShellPage title="Not available right now">
      <div role="alert">
        <EmptyState icon={CloudOff} title={title} text={text} action="Retry" onAction={onRetry} />
      </div>
    </ShellPage>
  );
}
