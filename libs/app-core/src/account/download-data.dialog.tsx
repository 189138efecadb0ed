import { messages } from '@touchline/domain';
import { PasswordField, TextField } from '@touchline/ui';
import { type ReactNode } from 'react';
import * as z from 'zod/mini';
import { fields } from '../forms/fields.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useSchemaForm } from '../forms/use-schema-form.ts';
import { saveFile } from '../page/save-file.ts';
import { useShell, useToday } from '../store/app-root.tsx';

/** What a download takes: the own password, and a code if the account has a second factor. */
export interface DownloadProof {
  currentPassword: string;
  code?: string;
}

interface DownloadDataDialogProps {
  title: string;
  description: ReactNode;
  /** The beginning of the file's name. */
  fileName: string;
  /** HTML by default. */
  type?: 'html' | 'csv' | 'xlsx';
  /** Returns the text of the file, or the file. */
  send: (proof: DownloadProof) => PromiseLike<{ data?: string | Blob; error?: unknown }>;
  onClose: () => void;
  children?: ReactNode;
}

const schemaFor = (hasSecondFactor: boolean) => {
  const code = hasSecondFactor ? fields.code() : z.string();
  return z.object({ currentPassword: fields.currentPassword(messages.currentPasswordRequired), code });
};

/** Asks for the own password and saves a file with data. */
export function DownloadDataDialog(props: DownloadDataDialogProps) {
  const { title, description, fileName, type = 'html', send, onClose, children } = props;
  const { session, notify } = useShell();
  const today = useToday();
  const form = useSchemaForm(schemaFor(session.hasSecondFactor), { currentPassword: '', code: '' });
  // An account may have got a second factor in another tab.
  const takesCode = session.hasSecondFactor || form.formState.errors.code !== undefined;

  const submit = async ({ currentPassword, code }: { currentPassword: string; code: string }) => {
    const result = await send({ currentPassword, ...(code && { code }) });
    if (result.data !== undefined) {
      const name = `${fileName}-${today}.${type}`;
      saveFile(name, typeof result.data === 'string' ? textFile(type, result.data) : result.data);
      notify({
        title: 'File downloaded',
        text: `${name} opens in every ${type === 'html' ? 'browser' : 'spreadsheet'}.`,
      });
    }
    return result;
  };

  return (
    <FormDialog
      title={title}
      description={description}
      label={title}
      form={form}
      onSubmit={submit}
      submitLabel="Download"
      busyText="Preparing..."
      onClose={onClose}
    >
      {children}
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        helper="So that nobody else can take the data along."
        {...form.field('currentPassword')}
      />
      {takesCode && (
        <TextField
          label="Code"
          helper="The six digits in your authenticator app, or a recovery code."
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('code')}
        />
      )}
    </FormDialog>
  );
}

/** The client has dropped the byte order mark, which makes spreadsheets read accented letters correctly. */
const textFile = (type: string, text: string): Blob =>
  new Blob([type === 'csv' ? '\uFEFF' : '', text], { type: `text/${type};charset=utf-8` });
