import { type ApiError } from '@touchline/api-client';
import { failureText, staffToasts } from '@touchline/app-core';
import { type ImportType } from '@touchline/domain';
import { Alert } from '@touchline/ui';
import { type ReactNode, useMemo } from 'react';
import { ImportProgress } from './import-progress.tsx';
import { ImportResults } from './import-results.tsx';
import { atSource } from './source-lines.ts';
import { type useImport } from './use-import.ts';

interface OutcomeProps extends Pick<ReturnType<typeof useImport>, 'mutation' | 'progress' | 'sent'> {
  type: ImportType;
  /** Stands above the results, which may be those of the file before. */
  children: ReactNode;
}

/** What becomes of a file that was sent: its progress, and its results by the lines of what was chosen. */
export function ImportOutcome({ type, mutation, progress, sent, children }: OutcomeProps) {
  const { data, error, isLoading, originalArgs, fulfilledTimeStamp } = mutation;
  const response = useMemo(
    () => data && sent && { ...data, results: data.results.map((result) => atSource(result, sent.lineOf)) },
    [data, sent],
  );
  return (
    <>
      {isLoading && progress && <ImportProgress {...progress} />}
      {error && originalArgs && (
        <Alert title="Nothing was imported">
          {failureText(staffToasts, 'uploadImport', error as ApiError, originalArgs)}
        </Alert>
      )}
      {children}
      {response && originalArgs && sent && (
        <ImportResults
          key={fulfilledTimeStamp}
          response={response}
          sentWith={{ type, keepsHome: originalArgs.keepsHome }}
          name={sent.name}
          file={originalArgs.file}
          lineOf={sent.lineOf}
        />
      )}
    </>
  );
}
