import { type FeedDto } from '@touchline/api-client';
import { instantDate } from '@touchline/app-core';

type Contents = Pick<FeedDto, 'scope' | 'childName' | 'matchesOnly' | 'withResponses'>;

/** What a feed contains: `Events for Mia · matches only · with RSVPs`. */
export const contentsOf = ({ scope, childName, matchesOnly, withResponses }: Contents): string =>
  [
    scope === 'coached' ? 'Events of my teams' : `Events for ${childName ?? 'all my children'}`,
    ...(matchesOnly ? ['matches only'] : []),
    withResponses ? 'with RSVPs' : 'without RSVPs',
  ].join(' · ');

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const ago = new Intl.RelativeTimeFormat('en-US');

/** When a calendar fetched the feed last, which is known to the hour: `Last used 2 hours ago`. */
export function lastUse({ lastUsedAt }: Pick<FeedDto, 'lastUsedAt'>, zone: string, now = Date.now()): string {
  if (lastUsedAt === null) return 'Never used';
  const age = now - Date.parse(lastUsedAt);
  if (age < hour) return 'Used in the last hour';
  if (age < day) return `Last used ${ago.format(-Math.floor(age / hour), 'hour')}`;
  if (age < 30 * day) return `Last used ${ago.format(-Math.floor(age / day), 'day')}`;
  return `Last used on ${instantDate(lastUsedAt, zone)}`;
}
