import { asUtcDate, type CivilDate, type ClockTime, type WallTime } from '../civil-time.ts';

/**
 * A way to write dates, for screens and mails: US form. The format is made when it is first needed, because making one takes
 * milliseconds on a phone.
 */
export function usFormat(options: Intl.DateTimeFormatOptions): (date: CivilDate) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
    return format.format(asUtcDate(date));
  };
}

/** `Sat, Nov 28, 2026` */
export const dayWords = usFormat({ weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' });

/** `Sat, Nov 28, 2026 – Sun, Nov 29, 2026`, or one day. */
export const periodWords = ({ from, to }: { from: CivilDate; to: CivilDate }): string =>
  from === to ? dayWords(from) : `${dayWords(from)} – ${dayWords(to)}`;

/** `Fri, Mar 6, 6:00 PM`, for moments in the near future, by the club's wall clock. */
export function momentWords(at: WallTime): string {
  const [date, time] = at.split(' ') as [CivilDate, ClockTime];
  return `${weekdayAndDay(date)}, ${clockTime(time)}`;
}

const weekdayAndDay = usFormat({ weekday: 'short', month: 'short', day: 'numeric' });

/** `14:05` → `2:05 PM` */
export function clockTime(time: ClockTime): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}
