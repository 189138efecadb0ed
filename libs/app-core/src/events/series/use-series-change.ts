import { skipToken } from '@reduxjs/toolkit/query/react';
import {
  type EventDto,
  type SeriesChangeDto,
  type UpdateEventDto,
  type UpdateSeriesDto,
  usePreviewSeriesQuery,
} from '@touchline/api-client';
import { useState } from 'react';
import { useSettledObject } from '../../page/use-settled.ts';

/** Which events a change is for: the one that is changed, it and those after it, or the whole series. */
export type ChangeScope = 'one' | UpdateSeriesDto['scope'];

export interface SeriesChoice {
  scope: ChangeScope;
  /** Also the events that were changed separately. */
  includesExceptions: boolean;
}

export interface SeriesChange {
  choice: SeriesChoice;
  choose: (choice: SeriesChoice) => void;
  /** What the change does; undefined until the server has said so, and for a single event. */
  preview: SeriesChangeDto | undefined;
  /** Why the server would reject the change, or could not be asked. */
  error: unknown;
  /** Whether the series has events that were changed separately, as far as is known. */
  hasExceptions: boolean;
  /** Whether the preview is awaited. */
  isChecking: boolean;
  /** The choice as the API takes it; null for a single event. */
  target: Pick<UpdateSeriesDto, 'scope' | 'includesExceptions'> | null;
}

/**
 * Holds which events the user has chosen, and previews what the change does to them. `change` is null while the form is incomplete.
 */
export function useSeriesChange(event: EventDto, change: UpdateEventDto | null): SeriesChange {
  const [choice, choose] = useState<SeriesChoice>({ scope: 'one', includesExceptions: false });
  const { scope, includesExceptions } = choice;
  const target = scope === 'one' ? null : { scope, includesExceptions };
  const updateSeriesDto = useSettledObject(target && change && { ...change, ...target });
  const { data, currentData, error, isFetching } = usePreviewSeriesQuery(
    updateSeriesDto ? { id: event.id, updateSeriesDto } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const isAnswered = updateSeriesDto !== undefined && !isFetching;
  return {
    choice,
    choose,
    target,
    preview: isAnswered ? currentData : undefined,
    error: isAnswered ? error : undefined,
    hasExceptions: includesExceptions || (data?.events.some(({ stays }) => stays === 'exception') ?? false),
    isChecking: target !== null && change !== null && !isAnswered,
  };
}
