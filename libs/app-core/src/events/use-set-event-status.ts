import { type EventDto, useUpdateEventMutation, useUpdateSeriesMutation } from '@touchline/api-client';
import { useShell } from '../store/app-root.tsx';
import { countWords } from './series/series-words.ts';
import { type SeriesChange } from './series/use-series-change.ts';

/** Cancels or restores an event, or several of its series, unless somebody has changed it meanwhile. */
export function useSetEventStatus(event: EventDto) {
  const { notify } = useShell();
  const [updateEvent, single] = useUpdateEventMutation();
  const [updateSeries, several] = useUpdateSeriesMutation();
  const { id, version, status: before } = event;
  const set = (status: EventDto['status'], ofVersion: number) =>
    updateEvent({ id, updateEventDto: { status, version: ofVersion } });

  const cancelOne = async (): Promise<boolean> => {
    const { data: cancelled } = await set('cancelled', version);
    if (!cancelled) return false;
    const undo = () => void set(before, cancelled.version);
    notify({ title: 'Event cancelled', action: { label: 'Undo', run: undo } });
    return true;
  };

  const cancelSeveral = async (target: NonNullable<SeriesChange['target']>): Promise<boolean> => {
    const { data } = await updateSeries({ id, updateSeriesDto: { status: 'cancelled', version, ...target } });
    if (!data) return false;
    const eventIds = data.events.filter(({ after }) => after).map((changed) => changed.id);
    const [first] = eventIds;
    // From one that has changed, because what changes about it changes about the others.
    const undo = (from: number) =>
      void updateSeries({
        id: from,
        updateSeriesDto: { status: before, scope: 'all', includesExceptions: true, eventIds },
      });
    notify({
      title: `${countWords(eventIds.length)} cancelled`,
      ...(first !== undefined && { action: { label: 'Undo', run: () => undo(first) } }),
    });
    return true;
  };

  return {
    /** Returns whether it is cancelled. */
    cancel: (target: SeriesChange['target']): Promise<boolean> => (target ? cancelSeveral(target) : cancelOne()),
    restore: () => void set('confirmed', version),
    isLoading: single.isLoading || several.isLoading,
    error: single.error ?? several.error,
  };
}
