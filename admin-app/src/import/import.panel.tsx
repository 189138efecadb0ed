import { type ApiError, useLazyGetImportTemplateQuery, useUploadImportMutation } from '@touchline/api-client';
import { failureText } from '@touchline/app-core';
import { importTemplateNames, type ImportType } from '@touchline/domain';
import { Alert, Button, FilePicker, Row, Stack, Text } from '@touchline/ui';
import Download from 'lucide-react/icons/download';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { ImportProgress, type Sent } from './import-progress.tsx';
import { ImportResults } from './import-results.tsx';
import { importWords } from './import-words.ts';
import { saveCsv } from './save-csv.ts';

/** One kind of file: choose it, send it, read what became of its rows. */
export function ImportPanel({ type }: { type: ImportType }) {
  const [file, setFile] = useState<File | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  const [upload, { data, error, isLoading, originalArgs, reset }] = useUploadImportMutation();
  const [loadTemplate, template] = useLazyGetImportTemplateQuery();

  const choose = (chosen: File | null) => {
    setFile(chosen);
    if (error) reset();
  };
  const send = async (chosen: File) => {
    setSent({ bytes: 0, of: chosen.size });
    const answer = await upload({ type, file: chosen, onProgress: (bytes, of) => setSent({ bytes, of }) });
    // A second click would import the same file again; one that was refused is likely to be sent once more.
    if (answer.data) setFile(null);
  };

  const downloadTemplate = async () => {
    const { data: text } = await loadTemplate(type);
    if (text) saveCsv(importTemplateNames[type], text);
  };

  return (
    <Stack>
      <Text muted>{importWords[type].description}</Text>
      <FilePicker label="CSV file" file={file} onChange={choose} disabled={isLoading} />
      <Row>
        <Button
          icon={Upload}
          full="phone"
          disabled={!file}
          busy={isLoading}
          busyText="Importing..."
          onClick={() => file && void send(file)}
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
      {isLoading && sent && <ImportProgress sent={sent} />}
      {error && originalArgs && (
        <Alert title="Nothing was imported">{failureText('uploadImport', error as ApiError, originalArgs)}</Alert>
      )}
      {data && originalArgs && <ImportResults answer={data} type={type} fileName={originalArgs.file.name} />}
    </Stack>
  );
}
