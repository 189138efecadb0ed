import { type SeriesChangeDto, type SeriesEventDto, type SeriesEventStateDto } from '@touchline/api-client';
import { clockTime, dayWords } from '@touchline/domain';

export type SeriesVerb = 'change' | 'cancel' | 'delete';

/** The events to which something happens. */
export const affectedEvents = ({ events }: SeriesChangeDto, verb: SeriesVerb): SeriesEventDto[] =>
  events.filter(({ stays, after }) => (verb === 'delete' ? stays === null : after !== null));

/** On buttons: `Cancel 9 Events` */
export const countLabel = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'Event' : 'Events'}`;

export const countWords = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'event' : 'events'}`;

const happens: Record<SeriesVerb, [one: string, several: string]> = {
  change: ['changes', 'change'],
  cancel: ['is cancelled', 'are cancelled'],
  delete: ['is deleted', 'are deleted'],
};

/** `9 events change`, `1 event is cancelled` */
export const outcomeWords = (count: number, verb: SeriesVerb): string =>
  count === 0 ? 'Nothing changes.' : `${countWords(count)} ${happens[verb][count === 1 ? 0 : 1]}:`;

const whenOf = ({ date, startTime }: SeriesEventStateDto) => `${dayWords(date)}, ${clockTime(startTime)}`;

/** `Tue, Oct 20, 2026, 6:00 PM`, with the new time if the event moves. */
export function eventWords(event: SeriesEventDto): string {
  const { after } = event;
  if (!after || whenOf(after) === whenOf(event)) return whenOf(event);
  const isOtherDay = after.date !== event.date;
  return `${whenOf(event)} → ${isOtherDay ? whenOf(after) : clockTime(after.startTime)}`;
}

/** Why events stay as they are, a line each. */
export function stayWords({ events }: SeriesChangeDto): string[] {
  const begun = events.filter(({ stays }) => stays === 'begun').length;
  const exceptions = events.filter(({ stays }) => stays === 'exception');
  return [
    ...(begun > 0
      ? [`${countWords(begun)} ${begun === 1 ? 'has' : 'have'} begun and ${begun === 1 ? 'stays' : 'stay'}.`]
      : []),
    ...exceptions.map((event) => `${whenOf(event)} stays, because it was changed on its own.`),
  ];
}
