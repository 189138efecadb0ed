import { type FeedDto } from '@touchline/api-client';

/** What a feed is for, in the words of the screens, which call it a calendar link. */
export const feedsInWords =
  'Add the club’s events to your own calendar. Each link is private; you can switch it off at any time.';

type Contents = Pick<FeedDto, 'scope' | 'childName' | 'matchesOnly' | 'withResponses'>;

/** What a feed contains: `Events for Mia · matches only · with RSVPs`. */
export const contentsOf = ({ scope, childName, matchesOnly, withResponses }: Contents): string =>
  [
    scope === 'coached' ? 'Events of my teams' : `Events for ${childName ?? 'all my children'}`,
    ...(matchesOnly ? ['matches only'] : []),
    withResponses ? 'with RSVPs' : 'without RSVPs',
  ].join(' · ');
