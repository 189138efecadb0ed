import {
  type ImportAnswerDto,
  type ImportResultDto,
  type ImportUpload,
  useUploadImportMutation,
} from '@touchline/api-client';
import { summaryOf } from '@touchline/domain';
import { useMemo, useState } from 'react';
import { cellsOf, correctedFile, merged } from './corrected-rows.ts';
import { type ImportedFile } from './use-invitations.ts';

/** What the file was sent as. */
export type SentWith = Pick<ImportUpload, 'type' | 'keepsHome'>;

export type Corrections = ReturnType<typeof useCorrections>;

/** The results of an import, with the failed rows as the user corrects them and sends them again. */
export function useCorrections({ results: first }: ImportAnswerDto, { type, ...home }: SentWith) {
  const [results, setResults] = useState<readonly ImportResultDto[]>(first);
  const [edits, setEdits] = useState<ReadonlyMap<number, Record<string, string>>>(new Map());
  const [corrected, setCorrected] = useState<readonly ImportedFile[]>([]);
  const [upload, { isLoading, error, originalArgs }] = useUploadImportMutation();

  const summary = useMemo(() => summaryOf(results), [results]);
  const failures = useMemo(() => results.filter(({ status }) => status === 'error'), [results]);
  const rows = failures.map((row) => ({ ...row, cells: edits.get(row.line) ?? cellsOf(row) }));

  const edit = (line: number, column: string, value: string) => {
    const cells = rows.find((row) => row.line === line)?.cells;
    setEdits(new Map(edits).set(line, { ...cells, [column]: value }));
  };
  const send = async () => {
    const { file, sent } = correctedFile(type, rows);
    const { data } = await upload({ type, file, ...home });
    if (!data) return;
    setResults(merged(results, sent, data.results));
    setCorrected([...corrected, { type, file, open: data.invitations?.open ?? 0 }]);
  };
  return { results, summary, failures, rows, edit, send, corrected, isSending: isLoading, error, originalArgs };
}
