import {
  type EventDto,
  type EventLinkDto,
  type EventNeighboursDto,
  useGetEventNeighboursQuery,
} from '@touchline/api-client';
import { useState } from 'react';

type Neighbours = Record<keyof EventNeighboursDto, EventLinkDto | null>;

const none: Neighbours = { previous: null, next: null };

/** The events beside this one; while they are unknown, as without a network, the one that the user has stepped from. */
export function useNeighbours(id: number, event?: EventDto): Neighbours {
  const { currentData } = useGetEventNeighboursQuery(id);
  const [last, setLast] = useState<{ event: EventDto; beside: EventNeighboursDto } | null>(null);
  if (event && currentData && (last?.event !== event || last.beside !== currentData)) {
    setLast({ event, beside: currentData });
  }
  if (currentData) return currentData;
  if (last?.beside.next?.id === id) return { ...none, previous: last.event };
  if (last?.beside.previous?.id === id) return { ...none, next: last.event };
  return none;
}
