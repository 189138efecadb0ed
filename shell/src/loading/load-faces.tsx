import { EmptyState, PageBody, PageHeader, Skeleton } from '@touchline/ui';
import CloudOff from 'lucide-react/icons/cloud-off';

/** Where a page is about to be. */
export function PageComing() {
  return (
    <PageBody>
      <Skeleton count={3} />
    </PageBody>
  );
}

/** Where a page could not be loaded, or broke. */
export function NotAvailable({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <PageHeader title="Not available right now" />
      <PageBody>
        <EmptyState
          icon={CloudOff}
          title="This part of Touchline could not be loaded"
          text="Everything else goes on working. Please try again in a moment."
          action="Retry"
          onAction={onRetry}
        />
      </PageBody>
    </div>
  );
}
