import { instantDate } from '@touchline/app-core';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const ago = new Intl.RelativeTimeFormat('en');

/** When something was used last, to the hour: `Last used 2 hours ago`; null for never. */
export function lastUse(lastUsedAt: string | null, zone: string, now = Date.now()): string {
  if (lastUsedAt === null) return 'Never used';
  const age = now - Date.parse(lastUsedAt);
  if (age < hour) return 'Used in the last hour';
  if (age < day) return `Last used ${ago.format(-Math.floor(age / hour), 'hour')}`;
  if (age < 30 * day) return `Last used ${ago.format(-Math.floor(age / day), 'day')}`;
  return `Last used on ${instantDate(lastUsedAt, zone)}`;
}
