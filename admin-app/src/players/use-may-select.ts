import { useSearchParam, useShell } from '@touchline/app-core';
import { can } from '@touchline/domain';
import { registeredFilters, unregisteredFilter } from './player-filters.ts';

/** Whether the user can do something with many players of the tab at once. */
export function useMaySelect(): boolean {
  const { session } = useShell();
  const [tab] = useSearchParam('tab', 'all');
  if (tab === unregisteredFilter.value) return can(session, 'child.restore');
  return registeredFilters.some(({ value }) => value === tab) && can(session, 'team.manage');
}
