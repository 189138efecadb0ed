import { type Start } from '@touchline/domain';
import { VisuallyHidden } from '@touchline/ui';
import { unbrokenTime } from '../format/event-words.ts';

/** The start in a narrow place; `TBC` is spoken as `time to be confirmed`. */
export const ShortStart = ({ startTime, isTimeToBeConfirmed }: Start) =>
  isTimeToBeConfirmed ? (
    <>
      <span aria-hidden>TBC</span>
      <VisuallyHidden>time to be confirmed</VisuallyHidden>
    </>
  ) : (
    unbrokenTime(startTime)
  );
