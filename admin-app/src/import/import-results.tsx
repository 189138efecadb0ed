import { type ImportAnswerDto } from '@touchline/api-client';
import { csvOf, type ImportType } from '@touchline/domain';
import { Alert, Badge, Button, Progress, Row, SegmentedControl, Stack, Text } from '@touchline/ui';
import Download from 'lucide-react/icons/download';
import { useMemo, useState } from 'react';
import { ResultList } from './result-list.tsx';
import { saveCsv } from './save-csv.ts';

interface ImportResultsProps {
  answer: ImportAnswerDto;
  type: ImportType;
  fileName: string;
}

/** What became of a file: how many rows, and each of them. */
export function ImportResults({ answer, type, fileName }: ImportResultsProps) {
  const { summary, results, ignoredColumns } = answer;
  const [shown, show] = useState<'all' | 'failed'>('all');
  const failures = useMemo(() => results.filter(({ status }) => status === 'error'), [results]);
  const rows = shown === 'failed' ? failures : results;
  const items = `${count(summary.success)} / ${count(summary.total)} items`;

  const download = () => {
    const cells = rows.map(({ line, name, message, status }) => [String(line), name, message, status]);
    saveCsv(`${type}-${shown === 'failed' ? 'failures' : 'results'}.csv`, csvOf([columns, ...cells]));
  };

  return (
    <Stack as="section" label={`Results of ${fileName}`} gap="s">
      <Row justify="between">
        <Text as="h2" size="name">
          Results of {fileName}
        </Text>
        <Text size="secondary" numeric>
          {items}
        </Text>
      </Row>
      <Progress label="Imported" value={summary.total && (summary.success / summary.total) * 100} text={items} />
      <Row>
        <Badge tone="accent">Imported {count(summary.success)}</Badge>
        <Badge tone="warn">Skipped {count(summary.skipped)}</Badge>
        <Badge tone="danger">Failed {count(summary.error)}</Badge>
      </Row>
      {ignoredColumns.length > 0 && <Alert tone="info">These columns were ignored: {ignoredColumns.join(', ')}.</Alert>}
      {summary.total === 0 && <Text muted>The file has no rows below its headers.</Text>}
      {summary.total > 0 && (
        <>
          <Row justify="between">
            <SegmentedControl label="Which rows" options={choices(summary)} value={shown} onChange={show} />
            <Button variant="secondary" icon={Download} full="phone" disabled={rows.length === 0} onClick={download}>
              Download Results
            </Button>
          </Row>
          {rows.length === 0 ? <Text muted>No row failed.</Text> : <ResultList key={shown} rows={rows} />}
        </>
      )}
    </Stack>
  );
}

const columns = ['line', 'name', 'message', 'status'];

const choices = ({ total, error }: ImportAnswerDto['summary']) =>
  [
    { value: 'all', label: `All (${count(total)})` },
    { value: 'failed', label: `Failures (${count(error)})` },
  ] as const;

const count = (number: number) => number.toLocaleString('en-US');
