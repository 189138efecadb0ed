import { useExportDataMutation } from '@touchline/api-client';
import { DownloadDataDialog, type DownloadProof } from '@touchline/app-core';
import { exportFileStem, type ExportType } from '@touchline/domain';
import { RadioGroup } from '@touchline/ui';
import { useState } from 'react';
import { exportTexts } from './export-texts.ts';

interface ExportDataDialogProps {
  type: ExportType;
  onClose: () => void;
}

const formats = [
  { value: 'csv', label: 'CSV', hint: 'Every program reads it.' },
  { value: 'xlsx', label: 'Excel', hint: 'Dates and numbers stay as they are written.' },
] as const;
type Format = (typeof formats)[number]['value'];

/** A file leaves the club, so it takes what signing in takes. */
export default function ExportDataDialog({ type, onClose }: ExportDataDialogProps) {
  const [exportData] = useExportDataMutation();
  const [format, setFormat] = useState<Format>('csv');
  const { label, description } = exportTexts[type];

  const send = async (proof: DownloadProof) => {
    // Before the request, because an export is recorded even if the file cannot be made.
    const excel = format === 'xlsx' ? await loadExcel() : null;
    if (excel && 'error' in excel) return excel;
    const { data, error } = await exportData({ type, dataExportDto: proof });
    return { error, data: excel && data !== undefined ? await excel.excelFileOf(data) : data };
  };

  return (
    <DownloadDataDialog
      title={`Download ${label}`}
      description={`${description} The audit log keeps that you have downloaded it.`}
      fileName={exportFileStem(type)}
      type={format}
      send={send}
      onClose={onClose}
    >
      <RadioGroup label="Format" columns options={formats} value={format} onChange={setFormat} />
    </DownloadDataDialog>
  );
}

const loadExcel = () => import('./excel-file.ts').catch((error: unknown) => ({ error }));
