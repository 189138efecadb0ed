import { type SeriesChangeDto, type SeriesEventDto, type SeriesEventStateDto } from '@touchline/api-client';
import { pluralize } from '@touchline/domain';
import { dayAndStart, startWords } from '../../format/formats.ts';
import { type SeriesChange } from './use-series-change.ts';

export type SeriesVerb = 'change' | 'cancel' | 'delete';

/** The events that the action affects. */
export const affectedEvents = ({ events }: SeriesChangeDto, verb: SeriesVerb): SeriesEventDto[] =>
  events.filter(({ stays, after }) => (verb === 'delete' ? stays === null : after !== null));

/** `Cancel Event`, `Cancel 9 Events` */
export function actionLabel(action: string, { target, preview }: SeriesChange, verb: SeriesVerb): string {
  if (!target) return `${action} Event`;
  const count = preview && affectedEvents(preview, verb).length;
  return count ? `${action} ${pluralize(count, 'Event')}` : `${action} Events`;
}

/** Whether the action has to wait for its preview, or would do nothing. */
export const isWithoutEffect = ({ isChecking, preview }: SeriesChange, verb: SeriesVerb): boolean =>
  isChecking || (preview !== undefined && affectedEvents(preview, verb).length === 0);

const participles: Record<SeriesVerb, string> = {
  change: 'will change',
  cancel: 'will be cancelled',
  delete: 'will be deleted',
};

/** `9 events will change:` */
export const outcomeWords = (count: number, verb: SeriesVerb): string =>
  count === 0 ? 'Nothing will change.' : `${pluralize(count, 'event')} ${participles[verb]}:`;

const whenOf = (event: SeriesEventStateDto) => dayAndStart(event);

/** `Tue, Oct 20, 2026, 6:00 PM → 6:30 PM`: an event, with what changes about its time, status and title. */
export function eventWords(event: SeriesEventDto, verb: SeriesVerb): string {
  const { after } = event;
  if (!after) return whenOf(event);
  const isMoved = whenOf(after) !== whenOf(event);
  const isOtherDay = after.date !== event.date;
  return [
    whenOf(event) + (isMoved ? ` → ${isOtherDay ? whenOf(after) : startWords(after)}` : ''),
    verb === 'change' && after.status !== event.status && after.status,
    after.title !== event.title && `“${after.title}”`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** How many events stay as they are because they have begun; null if there are none. */
export function begunWords({ events }: SeriesChangeDto): string | null {
  const begun = events.filter(({ stays }) => stays === 'begun').length;
  if (begun === 0) return null;
  return begun === 1
    ? '1 event has already begun and stays as it is.'
    : `${pluralize(begun, 'event')} have already begun and stay as they are.`;
}

/** Why an exception stays. */
export const exceptionWords = (event: SeriesEventDto): string =>
  `${whenOf(event)} stays as it is, because it was changed separately.`;
