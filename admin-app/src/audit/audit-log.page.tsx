import { lazyPart, LoadError, Page, useFocusAfterRemoval } from '@touchline/app-core';
import { Button, EmptyState, Skeleton, Stack, Text } from '@touchline/ui';
import Download from 'lucide-react/icons/download';
import ScrollText from 'lucide-react/icons/scroll-text';
import { useRef, useState } from 'react';
import { AuditDays } from './audit-days.tsx';
import { AuditFilterPanel } from './audit-filter.panel.tsx';
import { endsTooEarly, isFiltered, queryOf, useAuditFilters } from './audit-filters.ts';
import { useAuditLog } from './use-audit-log.ts';

const DownloadDialog = lazyPart(() => import('./download-audit.dialog.tsx'));

export default function AuditLogPage() {
  const { filters, set, clear } = useAuditFilters();
  const skip = endsTooEarly(filters);
  const query = queryOf(filters);
  const { entries, names, showOlder, isLoadingOlder, ...log } = useAuditLog(query, { skip });
  const [isDownloading, setIsDownloading] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusAfterRemoval(frame, entries);

  return (
    <Page
      title="Audit Log"
      intro={<Text muted>Who did what in the club</Text>}
      actions={
        <Button icon={Download} disabled={skip} onClick={() => setIsDownloading(true)}>
          Download
        </Button>
      }
    >
      <AuditFilterPanel filters={filters} set={set} onClear={clear} names={names} isLoading={entries === undefined} />
      <div ref={frame} tabIndex={-1}>
        <Stack gap="l">
          {!entries && !log.isError && !skip && <Skeleton shape="row" count={8} label="Loading the audit log..." />}
          {!skip && entries?.length === 0 && <Nothing isFiltered={isFiltered(filters)} />}
          {!skip && entries && <AuditDays entries={entries} />}
          <LoadError query={{ ...log, data: undefined }} onRetry={log.refetch}>
            Error loading the audit log. Please try again.
          </LoadError>
          {!skip && (showOlder ?? isLoadingOlder) && (
            <div>
              <Button
                variant="secondary"
                full="phone"
                busy={isLoadingOlder}
                busyText="Loading..."
                onClick={() => {
                  keepFocus();
                  showOlder?.();
                }}
              >
                Show older
              </Button>
            </div>
          )}
        </Stack>
      </div>
      {isDownloading && (
        <DownloadDialog query={query} isFiltered={isFiltered(filters)} onClose={() => setIsDownloading(false)} />
      )}
    </Page>
  );
}

const Nothing = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <EmptyState icon={ScrollText} title="No entries" text="Nothing in the log matches these filters." />
  ) : (
    <EmptyState icon={ScrollText} title="No entries" text="What people do in the club will appear here." />
  );
