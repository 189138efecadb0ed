import { type FeedDto } from '@touchline/api-client';

type Contents = Pick<FeedDto, 'scope' | 'childName' | 'matchesOnly' | 'withResponses'>;

/** What a feed contains: `Events for Mia · matches only · with RSVPs`. */
export const contentsOf = ({ scope, childName, matchesOnly, withResponses }: Contents): string =>
  [
    scope === 'coached' ? 'Events of my teams' : `Events for ${childName ?? 'all my children'}`,
    ...(matchesOnly ? ['matches only'] : []),
    withResponses ? 'with RSVPs' : 'without RSVPs',
  ].join(' · ');
