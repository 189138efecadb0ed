import { instantTime } from '@touchline/app-core';

/** `Nov 20, 2026 at 2:05 PM`, by the club's clock; words where there is no date or one that cannot be read. */
export function announcementDate(instant: string | null | undefined, zone: string): string {
  if (!instant) return 'Unknown date';
  return Number.isNaN(Date.parse(instant)) ? 'Invalid date' : instantTime(instant, zone);
}
