import { type EventDto, useUpdateEventMutation } from '@touchline/api-client';
import { useShell } from '../store/app-root.tsx';

/** Cancels or restores an event, unless somebody has changed it meanwhile. */
export function useSetEventStatus(event: EventDto) {
  const { notify } = useShell();
  const [updateEvent, { isLoading, error }] = useUpdateEventMutation();
  const set = (status: EventDto['status'], { version }: EventDto) =>
    updateEvent({ id: event.id, updateEventDto: { status, version } });

  return {
    /** Returns whether it is cancelled. */
    cancel: async (): Promise<boolean> => {
      const { data: cancelled } = await set('cancelled', event);
      if (!cancelled) return false;
      const undo = () => void set(event.status, cancelled);
      notify({ title: 'Event cancelled', action: { label: 'Undo', run: undo } });
      return true;
    },
    restore: () => void set('confirmed', event),
    isLoading,
    error,
  };
}
