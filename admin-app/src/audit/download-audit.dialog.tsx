import { useDownloadAuditLogMutation } from '@touchline/api-client';
import { fields, FormDialog, useSchemaForm, useShell, useToday } from '@touchline/app-core';
import { limits, messages, numberWords } from '@touchline/domain';
import { TextField } from '@touchline/ui';
import * as z from 'zod/mini';
import { downloadCsv } from '../download-csv.ts';
import { OwnPasswordField } from '../own-password.field.tsx';
import { type AuditQuery } from './audit-filters.ts';

interface DownloadAuditDialogProps {
  /** What the page shows. */
  query: AuditQuery;
  isFiltered: boolean;
  onClose: () => void;
}

const withoutCode = z.object({
  currentPassword: fields.currentPassword(messages.currentPasswordRequired),
  code: z.string(),
});
const withCode = z.object({
  ...withoutCode.shape,
  code: z.string().check(z.trim(), z.minLength(1, messages.codeRequired)),
});

/** A file leaves the club, so it takes what signing in takes. */
export default function DownloadAuditDialog({ query, isFiltered, onClose }: DownloadAuditDialogProps) {
  const { session } = useShell();
  const today = useToday();
  const hasCode = session?.hasSecondFactor === true;
  const form = useSchemaForm(hasCode ? withCode : withoutCode, { currentPassword: '', code: '' });
  const [download] = useDownloadAuditLogMutation();

  return (
    <FormDialog
      title="Download Audit Log"
      description={`A CSV file of ${isFiltered ? 'what the filters show' : 'the whole log'}, at most the newest ${numberWords(limits.auditLog.download)} entries. The log records that you downloaded it.`}
      form={form}
      onSubmit={async ({ currentPassword, code }) => {
        const result = await download({ ...query, currentPassword, ...(hasCode && { code }) });
        if (result.data !== undefined) downloadCsv(`touchline-audit-${today}.csv`, result.data);
        return result;
      }}
      submitLabel="Download"
      busyText="Downloading..."
      onClose={onClose}
    >
      <OwnPasswordField autoFocus {...form.field('currentPassword')} />
      {hasCode && (
        <TextField
          label="Code"
          helper="Of your authenticator app, or a recovery code."
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('code')}
        />
      )}
    </FormDialog>
  );
}
