import { pluralize } from '@touchline/domain';
import { done, failed, type ToastTable } from './toast-table.ts';

/** Events, series and responses. */
export const eventToasts = {
  createEvent: { success: done('Event created successfully'), failure: failed('Error creating event') },
  updateEvent: {
    success: (_event, { updateEventDto: { status, ...others } }) => {
      if (!isOnlyVersion(others)) return { title: 'Event updated successfully' };
      // The dialog that cancels an event offers to undo it.
      return status === 'cancelled' ? 'page' : { title: 'Event restored' };
    },
    // The form explains an edit conflict and offers to reload.
    failure: (error, { updateEventDto: { status: _, ...others } }) =>
      error.status === 409 && !isOnlyVersion(others) ? 'page' : failed('Error updating event')(error),
  },
  deleteEvent: { success: done('Event deleted'), failure: failed('Error deleting event') },

  createSeries: {
    success: ({ events }) => ({ title: 'Series created', text: `Added: ${pluralize(events.length - 1, 'event')}` }),
    failure: 'page',
  },
  updateSeries: {
    success: ({ events }, { updateSeriesDto: { status, ...others } }) => {
      const count = events.filter(({ after }) => after).length;
      if (count === 0) return { title: 'Nothing has changed' };
      const changed = pluralize(count, 'event');
      if (!isOnlyVersion(others)) return { title: `${changed} updated` };
      return status === 'cancelled' ? 'page' : { title: `${changed} restored` };
    },
    // The dialogs explain an edit conflict; Undo, which names the events, has none.
    failure: (error, { updateSeriesDto: { eventIds } }) =>
      error.status === 409 && !eventIds ? 'page' : failed('Error updating events')(error),
  },
  deleteSeries: { success: done('Events deleted'), failure: failed('Error deleting events') },

  remindFamilies: {
    success: ({ families }) => ({ title: `Reminder sent to ${pluralize(families, 'parent')}` }),
    failure: 'page',
  },
  // A parent gets one toast for all children, and staff those of staff-toasts.ts.
  answerAvailability: 'page',
  changeAvailability: 'page',
  sendAnswers: 'page',
} satisfies ToastTable;

/** Whether nothing else of an event was sent: its status alone has changed. */
const isOnlyVersion = (sent: object) =>
  Object.keys(sent).every((name) => ['version', 'scope', 'includesExceptions', 'eventIds'].includes(name));
