import { type MailDeliveryDto, useListMailPageQuery } from '@touchline/api-client';
import { useSearchParam } from '@touchline/app-core';
import { EmptyState, Skeleton, Tabs } from '@touchline/ui';
import Mails from 'lucide-react/icons/mails';
import { PagedQuery, usePageArgs } from '../paged-query.tsx';
import { MailTable } from './mail-table.tsx';
import { type MailFilter, mailFilters } from './mail-words.ts';

interface MailTabsProps {
  /** Undefined while it loads. */
  delivery: MailDeliveryDto | undefined;
  /** The address at which a mail is open. */
  pathTo: (id: string) => string;
}

export function MailTabs({ delivery, pathTo }: MailTabsProps) {
  const [tab, setTab] = useSearchParam('state', 'all', 'page');
  const filter = mailFilters.find(({ value }) => value === tab) ?? mailFilters[0]!;
  const counts: Record<string, number | undefined> = { queued: delivery?.queued, failed: delivery?.failed };
  return (
    <Tabs
      label="Which mails"
      tabs={mailFilters.map(({ value, label }) => ({ value, label, count: counts[value] }))}
      value={filter.value}
      onChange={setTab}
    >
      <MailList key={filter.value} filter={filter} pathTo={pathTo} />
    </Tabs>
  );
}

function MailList({ filter: { state, none }, pathTo }: { filter: MailFilter; pathTo: (id: string) => string }) {
  const mails = useListMailPageQuery({ state, ...usePageArgs() });
  return (
    <PagedQuery
      query={mails}
      loading={<Skeleton shape="row" count={6} label="Loading mails..." />}
      error="Error loading mails. Please try again."
      empty={<EmptyState icon={Mails} title="No mails" text={none} />}
    >
      {(rows) => <MailTable mails={rows} pathTo={pathTo} />}
    </PagedQuery>
  );
}
