import { type ChildDto, useListDashboardEventsQuery } from '@touchline/api-client';
import { useToday } from '@touchline/app-core';
import { type Absence, coveredWords } from '@touchline/domain';
import { Text } from '@touchline/ui';
import { nameAmong } from '../children/child-names.ts';

interface CoveredEventsProps {
  days: Absence;
  familyChildren: readonly ChildDto[];
}

/** Which events of the children are on some days, before anything is saved; nothing while that is unknown. */
export function CoveredEvents({ days: { from, to }, familyChildren }: CoveredEventsProps) {
  const today = useToday();
  const { currentData: events } = useListDashboardEventsQuery({ from: from > today ? from : today, to });
  const rows = familyChildren.map(({ id, ...child }) => ({
    name: nameAmong(child, familyChildren),
    types: (events ?? [])
      .filter(
        ({ status, availabilities = [] }) =>
          status !== 'cancelled' &&
          availabilities.some(({ childId, isAvailable }) => childId === id && isAvailable === null),
      )
      .map(({ type }) => type),
  }));
  return (
    <div role="status">
      <Text>{events ? coveredWords(rows) : '\u00a0'}</Text>
    </div>
  );
}
