import { useGetRetentionQuery } from '@touchline/api-client';
import { LoadError } from '@touchline/app-core';
import { messages } from '@touchline/domain';
import { Card, EmptyState, Skeleton, Stack } from '@touchline/ui';
import Hourglass from 'lucide-react/icons/hourglass';
import { isNotInDemo } from '../../is-not-in-demo.ts';
import { RetentionExplanation, RetentionState } from './retention-state.tsx';
import { RetentionForm } from './retention.form.tsx';

/** How long the club keeps what, and what it deletes next. */
export default function RetentionPanel() {
  const retention = useGetRetentionQuery({}, { refetchOnMountOrArgChange: true });
  const { data } = retention;
  if (isNotInDemo(retention.error)) {
    return <EmptyState icon={Hourglass} title="Nothing is deleted in the demo" text={messages.notInDemo} />;
  }
  return (
    <Card as="section" level={2} title="How long data is kept">
      <Stack>
        <RetentionExplanation />
        {retention.isLoading && <Skeleton shape="tall" label="Loading how long data is kept..." />}
        <LoadError query={retention} onRetry={retention.refetch}>
          Error loading how long data is kept. Please try again.
        </LoadError>
        {data && <RetentionState retention={data} />}
        {data && <RetentionForm retention={data} />}
      </Stack>
    </Card>
  );
}
