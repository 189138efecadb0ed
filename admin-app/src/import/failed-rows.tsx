import { type ApiError } from '@touchline/api-client';
import { failureText, staffToasts } from '@touchline/app-core';
import { type ImportType, numberWords } from '@touchline/domain';
import { Alert, Button, Pagination, Row, Stack, Text } from '@touchline/ui';
import Download from 'lucide-react/icons/download';
import Upload from 'lucide-react/icons/upload';
import { type SubmitEvent, useState } from 'react';
import { failedRowsCsv } from './corrected-rows.ts';
import { downloadCsv } from '../download-csv.ts';
import { FailedRowFields } from './failed-row-fields.tsx';
import { type Corrections } from './use-corrections.ts';

const pageSize = 20;

interface FailedRowsProps {
  type: ImportType;
  corrections: Corrections;
}

/** The failed rows with their cells, to be corrected here and sent again, or downloaded. */
export function FailedRows({ type, corrections }: FailedRowsProps) {
  const { rows, edit, send, isSending, error, originalArgs } = corrections;
  const pages = Math.ceil(rows.length / pageSize);
  const [chosenPage, setPage] = useState(1);
  const page = Math.min(chosenPage, pages);
  const start = (page - 1) * pageSize;
  const shown = rows.slice(start, start + pageSize);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isSending) void send();
  };
  return (
    <form aria-label="Failed rows" aria-busy={isSending} noValidate onSubmit={submit}>
      <Stack gap="s">
        <Text muted>Correct the marked cells and import these rows again.</Text>
        <Stack as="ul" gap="s" label="Rows to correct">
          {shown.map((row) => (
            <li key={row.line}>
              <FailedRowFields type={type} row={row} disabled={isSending} onEdit={edit} />
            </li>
          ))}
        </Stack>
        <Pagination
          page={page}
          pages={pages}
          label="Pages of failed rows"
          summary={
            pages > 1 ? `Showing ${start + 1} to ${start + shown.length} of ${rows.length} failed rows` : undefined
          }
          onChange={setPage}
        />
        {error && originalArgs && (
          <Alert title="Nothing was imported">
            {failureText(staffToasts, 'uploadImport', error as ApiError, originalArgs)}
          </Alert>
        )}
        <Row>
          <Button type="submit" icon={Upload} full="phone" busy={isSending} busyText="Importing...">
            {rows.length === 1 ? 'Import This Row Again' : `Import These ${numberWords(rows.length)} Rows Again`}
          </Button>
          <Button
            variant="secondary"
            icon={Download}
            full="phone"
            onClick={() => downloadCsv(`${type}-failures.csv`, failedRowsCsv(type, rows))}
          >
            Download Failed Rows
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
