import { type ImportAnswerDto } from '@touchline/api-client';
import { csvOf, type ImportType } from '@touchline/domain';
import { Alert, Badge, Button, Progress, Row, SegmentedControl, Stack, Text } from '@touchline/ui';
import Download from 'lucide-react/icons/download';
import { useMemo, useState } from 'react';
import { downloadCsv } from './download-csv.ts';
import { ResultList } from './result-list.tsx';

interface ImportResultsProps {
  response: ImportAnswerDto;
  type: ImportType;
  fileName: string;
}

export function ImportResults({ response, type, fileName }: ImportResultsProps) {
  const { summary, results, ignoredColumns } = response;
  const [filter, setFilter] = useState<'all' | 'failed'>('all');
  const failures = useMemo(() => results.filter(({ status }) => status === 'error'), [results]);
  const rows = filter === 'failed' ? failures : results;
  const importedText = `${formatNumber(summary.success)} / ${formatNumber(summary.total)} items`;

  const download = () => {
    const cells = rows.map(({ line, name, message, status }) => [String(line), name, message, status]);
    downloadCsv(`${type}-${filter === 'failed' ? 'failures' : 'results'}.csv`, csvOf([csvHeader, ...cells]));
  };

  return (
    <Stack as="section" label={`Results of ${fileName}`} gap="s">
      <Row justify="between">
        <Text as="h2" size="name">
          Results of {fileName}
        </Text>
        <Text size="secondary" numeric>
          {importedText}
        </Text>
      </Row>
      <Progress label="Imported" value={summary.total && (summary.success / summary.total) * 100} text={importedText} />
      <Row>
        <Badge tone="accent">Imported {formatNumber(summary.success)}</Badge>
        <Badge tone="warn">Skipped {formatNumber(summary.skipped)}</Badge>
        <Badge tone="danger">Failed {formatNumber(summary.error)}</Badge>
      </Row>
      {ignoredColumns.length > 0 && <Alert tone="info">These columns were ignored: {ignoredColumns.join(', ')}.</Alert>}
      {summary.total === 0 && <Text muted>The file has no rows below the header.</Text>}
      {summary.total > 0 && (
        <>
          <Row justify="between">
            <SegmentedControl label="Which rows" options={filterOptions(summary)} value={filter} onChange={setFilter} />
            <Button variant="secondary" icon={Download} full="phone" disabled={rows.length === 0} onClick={download}>
              Download Results
            </Button>
          </Row>
          {rows.length === 0 ? <Text muted>No row failed.</Text> : <ResultList key={filter} rows={rows} />}
        </>
      )}
    </Stack>
  );
}

const csvHeader = ['line', 'name', 'message', 'status'];

const filterOptions = ({ total, error }: ImportAnswerDto['summary']) =>
  [
    { value: 'all', label: `All (${formatNumber(total)})` },
    { value: 'failed', label: `Failures (${formatNumber(error)})` },
  ] as const;

const formatNumber = (number: number) => number.toLocaleString('en-US');
