import { useGetEventAttendanceQuery } from '@touchline/api-client';
import { LoadError } from '@touchline/app-core';
import { Skeleton, Text } from '@touchline/ui';
import { Panel } from '../panel.tsx';

/** How many are coming, for families; with the names of team mates as far as the club shows them. */
export function Attendance({ eventId }: { eventId: number }) {
  const { currentData: attendance, isError, error, refetch } = useGetEventAttendanceQuery(eventId);
  if (!attendance && isError) {
    return (
      <LoadError query={{ isError, error }} onRetry={refetch}>
        Error loading who is coming. Please try again.
      </LoadError>
    );
  }
  if (!attendance) return <Skeleton shape="row" />;
  const { available, total, names } = attendance;
  return (
    <Panel title={`Who is coming: ${available} of ${total}`}>
      {names.length > 0 && <Text>{names.join(', ')}</Text>}
    </Panel>
  );
}
