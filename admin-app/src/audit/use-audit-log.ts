import { type AuditEntriesDto, type AuditEntryDto, useListAuditLogQuery } from '@touchline/api-client';
import { useMemo, useState } from 'react';
import { useSeen } from '../use-seen.ts';
import { type AuditQuery } from './audit-filters.ts';

/** What has been read of the log with the same filters. */
interface Read {
  key: string;
  page: AuditEntriesDto;
  entries: readonly AuditEntryDto[];
}

/** The newest entries and, page by page, older ones. */
export function useAuditLog(query: AuditQuery, { skip }: { skip: boolean }) {
  const key = JSON.stringify(query);
  const [older, setOlder] = useState<{ key: string; before: number }>();
  const before = older?.key === key ? older.before : undefined;
  // What anybody does adds an entry, so a cached page is out of date.
  const page = useListAuditLogQuery({ ...query, before }, { refetchOnMountOrArgChange: true, skip });
  const { currentData, isFetching } = page;
  const [read, setRead] = useState<Read>();
  if (currentData && (read?.key !== key || read.page !== currentData)) {
    setRead({ key, page: currentData, entries: joined(read?.key === key ? read.entries : [], currentData.entries) });
  }
  const entries = read?.key === key ? read.entries : undefined;
  const next = currentData?.before ?? null;
  return {
    /** Undefined before the first page. */
    entries,
    names: useNames(entries),
    isError: page.isError,
    error: page.error,
    refetch: page.refetch,
    isLoadingOlder: before !== undefined && isFetching,
    /** Null if there are no older ones, or the last page has not been read. */
    showOlder: next === null ? null : () => setOlder({ key, before: next }),
  };
}

/** The newest first, each once. */
function joined(before: readonly AuditEntryDto[], entries: readonly AuditEntryDto[]): AuditEntryDto[] {
  const all = new Map([...before, ...entries].map((entry) => [entry.id, entry]));
  return [...all.values()].toSorted((one, other) =>
    one.at === other.at ? other.id - one.id : one.at < other.at ? 1 : -1,
  );
}

/** The names of users and players in all sentences so far, by `user-5` or `child-7`. */
function useNames(entries: readonly AuditEntryDto[] | undefined): ReadonlyMap<string, string> {
  const parts = useMemo(
    () => entries?.flatMap(({ sentence }) => sentence.filter(({ link }) => link !== null)),
    [entries],
  );
  const seen = useSeen(parts, ({ link }) => `${link?.kind}-${link?.id}`);
  return useMemo(() => new Map([...seen].map(([key, { text }]) => [key, text])), [seen]);
}
