import { useDownloadAuditLogMutation } from '@touchline/api-client';
import { DownloadDataDialog } from '@touchline/app-core';
import { limits, numberWords } from '@touchline/domain';
import { type AuditQuery } from './audit-filters.ts';

interface DownloadAuditDialogProps {
  /** What the page shows. */
  query: AuditQuery;
  isFiltered: boolean;
  onClose: () => void;
}

/** A file leaves the club, so it takes what signing in takes. */
export default function DownloadAuditDialog({ query, isFiltered, onClose }: DownloadAuditDialogProps) {
  const [download] = useDownloadAuditLogMutation();
  return (
    <DownloadDataDialog
      title="Download Audit Log"
      description={`A CSV file of ${isFiltered ? 'what the filters show' : 'the whole log'}, at most the newest ${numberWords(limits.auditLog.download)} entries. The log records that you downloaded it.`}
      fileName="touchline-audit"
      type="csv"
      send={(proof) => download({ ...query, ...proof })}
      onClose={onClose}
    />
  );
}
