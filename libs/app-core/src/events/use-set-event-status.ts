import {
  type EventDto,
  type SeriesEventDto,
  useUpdateEventMutation,
  useUpdateSeriesMutation,
} from '@touchline/api-client';
import { pluralize } from '@touchline/domain';
import { useShell } from '../store/app-root.tsx';
import { type SeriesChange } from './series/use-series-change.ts';

type Status = EventDto['status'];

/** Cancels or restores an event, unless somebody has changed it meanwhile; cancels several of its series, too. */
export function useSetEventStatus(event: EventDto) {
  const { notify } = useShell();
  const [updateEvent, single] = useUpdateEventMutation();
  const [updateSeries, several] = useUpdateSeriesMutation();
  const { id, version, status: before } = event;
  const set = (status: Status, ofVersion: number) =>
    updateEvent({ id, updateEventDto: { status, version: ofVersion } });

  const cancelOne = async (): Promise<boolean> => {
    several.reset();
    const { data: cancelled } = await set('cancelled', version);
    if (!cancelled) return false;
    const undo = () => void set(before, cancelled.version);
    notify({ title: 'Event cancelled', action: { label: 'Undo', run: undo } });
    return true;
  };

  const cancelSeveral = async (target: NonNullable<SeriesChange['target']>): Promise<boolean> => {
    single.reset();
    const { data } = await updateSeries({ id, updateSeriesDto: { status: 'cancelled', version, ...target } });
    if (!data) return false;
    const changed = data.events.filter(({ after }) => after);
    const undo = async () => {
      for (const [status, eventIds] of idsByStatus(changed)) {
        // Starts from a cancelled event, because its change is applied to the others.
        const updateSeriesDto = { status, scope: 'all', includesExceptions: true, eventIds } as const;
        await updateSeries({ id: eventIds[0]!, updateSeriesDto });
      }
    };
    notify({
      title: `${pluralize(changed.length, 'event')} cancelled`,
      action: { label: 'Undo', run: () => void undo() },
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

/** The events of each status that they had. */
function idsByStatus(events: readonly SeriesEventDto[]): Map<Status, number[]> {
  const groups = new Map<Status, number[]>();
  for (const { id, status } of events) groups.set(status, [...(groups.get(status) ?? []), id]);
  return groups;
}
