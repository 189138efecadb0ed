import { type ApiError, useLazyGetImportTemplateQuery, useUploadImportMutation } from '@touchline/api-client';
import { failureText, staffToasts } from '@touchline/app-core';
import { importTemplateNames, type ImportType } from '@touchline/domain';
import { Alert, Button, FilePicker, Row, Stack, Text } from '@touchline/ui';
import Download from 'lucide-react/icons/download';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { downloadCsv } from '../download-csv.ts';
import { ImportProgress, type UploadProgress } from './import-progress.tsx';
import { ImportResults } from './import-results.tsx';
import { importTexts } from './import-texts.ts';

export function ImportPanel({ type }: { type: ImportType }) {
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [reading, setReading] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [upload, { data, error, isLoading, originalArgs, fulfilledTimeStamp, reset }] = useUploadImportMutation();
  const [loadTemplate, template] = useLazyGetImportTemplateQuery();

  const isBusy = isLoading || reading === 'busy';
  const selectFile = (selected: File | null) => {
    setFile(selected);
    setReading('idle');
    if (error) reset();
  };
  const importFile = async (selected: File) => {
    setReading('busy');
    const copy = await copyOf(selected);
    setReading(copy ? 'idle' : 'failed');
    if (!copy) {
      reset();
      return;
    }
    setProgress({ sentBytes: 0, totalBytes: copy.size });
    const onProgress = (sentBytes: number, totalBytes: number) => setProgress({ sentBytes, totalBytes });
    const result = await upload({ type, file: copy, onProgress });
    // Prevents a second import of the same file; a rejected file stays selected for another attempt.
    if (result.data) setFile(null);
  };

  const downloadTemplate = async () => {
    const { data: text } = await loadTemplate(type);
    if (text) downloadCsv(importTemplateNames[type], text);
  };

  return (
    <Stack>
      <Text muted>{importTexts[type].description}</Text>
      <FilePicker label="CSV file" file={file} onChange={selectFile} disabled={isBusy} />
      <Row>
        <Button
          icon={Upload}
          full="phone"
          disabled={!file}
          busy={isBusy}
          busyText="Importing..."
          onClick={() => file && void importFile(file)}
        >
          Import Data
        </Button>
        <Button
          variant="secondary"
          icon={Download}
          full="phone"
          busy={template.isFetching}
          busyText="Downloading..."
          onClick={() => void downloadTemplate()}
        >
          Download Template
        </Button>
      </Row>
      {isLoading && progress && <ImportProgress {...progress} />}
      {file && reading === 'failed' && (
        <Alert title="Nothing was imported">{file.name} could not be read. If it has changed, choose it again.</Alert>
      )}
      {error && originalArgs && (
        <Alert title="Nothing was imported">
          {failureText(staffToasts, 'uploadImport', error as ApiError, originalArgs)}
        </Alert>
      )}
      {data && originalArgs && (
        <ImportResults key={fulfilledTimeStamp} response={data} type={type} file={originalArgs.file} />
      )}
    </Stack>
  );
}

/**
 * In memory, because the file may be sent again after it was edited on disk, which browsers refuse. Null if it cannot be read, for
 * example because it was edited before.
 */
const copyOf = (file: File): Promise<File | null> =>
  file.arrayBuffer().then(
    (content) => new File([content], file.name, { type: file.type }),
    () => null,
  );
