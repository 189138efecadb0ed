import { useListDuplicatePageQuery } from '@touchline/api-client';
import { useSearchParam, useShell } from '@touchline/app-core';
import { can } from '@touchline/domain';
import { type Tab } from '@touchline/ui';
import { pageArgs } from '../../paged-query.tsx';
import { defaultPageSize } from '../../paginated-list.tsx';

const value = 'duplicates';

/** The tab of possible duplicates, with their number; none for those who may not merge records. */
export function useDuplicatesTab(): Tab[] {
  const { session } = useShell();
  const mayMerge = can(session, 'child.merge');
  // The first page, which the tab shows first.
  const { data } = useListDuplicatePageQuery(pageArgs(1, defaultPageSize), { skip: !mayMerge });
  return mayMerge ? [{ value, label: 'Possible Duplicates', count: data?.total }] : [];
}

/** Whether the page shows possible duplicates, which its search does not search. */
export function useIsDuplicatesTab(): boolean {
  const { session } = useShell();
  const [tab] = useSearchParam('tab');
  return tab === value && can(session, 'child.merge');
}
