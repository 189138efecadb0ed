import { skipToken } from '@reduxjs/toolkit/query/react';
import {
  type EventDto,
  type SeriesChangeDto,
  type UpdateEventDto,
  type UpdateSeriesDto,
  usePreviewSeriesQuery,
} from '@touchline/api-client';
import { useState } from 'react';
import { useSettled } from '../../page/use-settled.ts';

/** Which events a change is for: the one that is changed, it and those after it, or the whole series. */
export type ChangeScope = 'one' | UpdateSeriesDto['scope'];

export interface SeriesChoice {
  scope: ChangeScope;
  /** Also the events that were changed on their own. */
  includesExceptions: boolean;
}

export interface SeriesChange {
  choice: SeriesChoice;
  choose: (choice: SeriesChoice) => void;
  /** What the change does; undefined until the server has said so, and for a single event. */
  preview: SeriesChangeDto | undefined;
  /** Why the server would reject the change. */
  error: unknown;
  /** The choice as the API takes it; null for a single event. */
  target: Pick<UpdateSeriesDto, 'scope' | 'includesExceptions'> | null;
}

/** For which events of a series a change is, and what it does to them. `change` is null while it is not complete. */
export function useSeriesChange(event: EventDto, change: UpdateEventDto | null): SeriesChange {
  const [choice, choose] = useState<SeriesChoice>({ scope: 'one', includesExceptions: false });
  const { scope, includesExceptions } = choice;
  const target = scope === 'one' ? null : { scope, includesExceptions };
  // As text, because the object is another one after each key.
  const current = JSON.stringify(target && change && { ...change, ...target });
  const settled = useSettled(current);
  const updateSeriesDto = JSON.parse(settled) as UpdateSeriesDto | null;
  const args = target && updateSeriesDto ? { id: event.id, updateSeriesDto } : skipToken;
  const { currentData, error } = usePreviewSeriesQuery(args, { refetchOnMountOrArgChange: true });
  const isSettled = settled === current;
  return { choice, choose, target, preview: isSettled ? currentData : undefined, error: isSettled ? error : undefined };
}
