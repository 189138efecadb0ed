import { type ChildDto } from '@touchline/api-client';
import { useCoachesTeams } from '@touchline/app-core';
import { ofChild } from './feed-form.schema.ts';

/** Whose events a feed can contain. */
export interface FeedChoice {
  value: string;
  label: string;
  hint?: string;
}

/** What a user with these children can subscribe to; undefined until that is known. */
export function useFeedChoices(children: readonly ChildDto[] | undefined): FeedChoice[] | undefined {
  const coachesTeams = useCoachesTeams();
  if (!children || coachesTeams === undefined) return undefined;
  return [
    ...(children.length > 0
      ? [{ value: 'children', label: 'All my children', hint: 'Includes children you add later.' }]
      : []),
    ...children.map(({ id, givenName }) => ({ value: ofChild(id), label: givenName })),
    ...(coachesTeams
      ? [{ value: 'coached', label: 'My teams', hint: 'The teams that you coach. No players’ names.' }]
      : []),
  ];
}
