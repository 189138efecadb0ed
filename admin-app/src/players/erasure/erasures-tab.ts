import { useSearchParam, useShell } from '@touchline/app-core';
import { can } from '@touchline/domain';
import { type Tab } from '@touchline/ui';

const value = 'erasureRequests';

/** The tab of players whom a guardian asks to delete for good, while there are such players. */
export function useErasuresTab(count: number | undefined): Tab[] {
  const isOpen = useIsErasuresTab();
  return isOpen || count ? [{ value, label: 'Asked to Delete', count }] : [];
}

/** Whether the page shows the requests, which its search does not search. */
export function useIsErasuresTab(): boolean {
  const { session } = useShell();
  const [tab] = useSearchParam('tab');
  return tab === value && can(session, 'child.erase');
}
