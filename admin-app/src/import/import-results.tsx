import { type ImportAnswerDto, type ImportResultDto } from '@touchline/api-client';
import { csvOf, numberWords } from '@touchline/domain';
import { Alert, Badge, Button, Progress, Row, type Segment, SegmentedControl, Stack, Text } from '@touchline/ui';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { styled } from 'styled-components';
import { downloadCsv } from '../download-csv.ts';
import { FailedRows } from './failed-rows.tsx';
import { InvitedCoaches } from './invited-coaches.tsx';
import { InviteParents } from './invite-parents.tsx';
import { MissingEvents } from './fixtures/missing-events.tsx';
import { UnknownTeams } from './fixtures/unknown-teams.tsx';
import { noteOf, ResultList } from './result-list.tsx';
import { type LineOf } from './source-lines.ts';
import { importWords } from './undo/undo-words.ts';
import { UndoThisImport } from './undo/undo-this-import.tsx';
import { type SentWith, useCorrections } from './use-corrections.ts';

interface ImportResultsProps {
  response: ImportAnswerDto;
  sentWith: SentWith;
  /** What was chosen. */
  name: string;
  /** What was sent. */
  file: File;
  lineOf: LineOf;
}

export function ImportResults({ response, sentWith, name, file, lineOf }: ImportResultsProps) {
  const { type } = sentWith;
  const corrections = useCorrections(response, sentWith);
  const { results, summary, failures, corrected } = corrections;
  const noted = results.filter(hasNote);
  const [filter, setFilter] = useState<Filter>(summary.error > 0 ? 'failed' : 'all');
  const [isNamed, setIsNamed] = useState(false);
  const imported = `${numberWords(summary.success)} / ${numberWords(summary.total)} items`;

  const download = () => {
    const cells = results.map(({ line, name, message, status }) => [String(line), name, message, status]);
    downloadCsv(`${type}-results.csv`, csvOf([csvHeader, ...cells]));
  };

  return (
    <Stack as="section" label={`Results of ${name}`} gap="s">
      <Row justify="between">
        <Text as="h2" size="name">
          Results of {name}
        </Text>
        <Text size="secondary" numeric>
          {imported} imported
        </Text>
      </Row>
      <Progress label="Imported" value={100} text={wordsOf(summary)} shares={sharesOf(summary)} />
      <Row>
        {sharesOf(summary).map(({ label, value, tone }) => (
          <Badge key={label} tone={tone}>{`${label} ${numberWords(value)}`}</Badge>
        ))}
      </Row>
      {response.importId !== undefined && (
        <UndoThisImport
          importId={response.importId}
          what={importWords({ type, fileName: name })}
          lineOf={lineOf}
          hasCorrections={corrected.length > 0}
        />
      )}
      {response.ignoredColumns.length > 0 && (
        <Alert tone="info">These columns were ignored: {response.ignoredColumns.join(', ')}.</Alert>
      )}
      {type === 'coaches' && response.invitations && (
        <InvitedCoaches sent={response.invitations.sent} imported={summary.success} />
      )}
      {type !== 'coaches' && response.invitations && (
        <InviteParents imported={{ type, file, open: response.invitations.open }} rows="this file" />
      )}
      {corrected.map((imported, index) => (
        <InviteParents
          key={index}
          imported={imported}
          rows={index === 0 ? 'the corrected rows' : `the rows of correction ${index + 1}`}
        />
      ))}
      {response.unknownTeams && !isNamed && (
        <UnknownTeams
          teams={response.unknownTeams}
          next="Then choose the file again."
          onSaved={() => setIsNamed(true)}
        />
      )}
      {response.missing && <MissingEvents events={response.missing} />}
      {summary.total === 0 && <Text muted>The file has no rows below the header.</Text>}
      {summary.total > 0 && (
        <>
          <Row justify="between">
            <FilterBox>
              <SegmentedControl
                label="Which rows"
                options={filterOptions(summary, noted.length)}
                value={filter}
                onChange={setFilter}
              />
            </FilterBox>
            {filter === 'all' && (
              <Button variant="secondary" icon={Download} full="phone" onClick={download}>
                Download Results
              </Button>
            )}
          </Row>
          {filter === 'all' && <ResultList rows={results} />}
          {filter === 'noted' && <ResultList rows={noted} />}
          {filter === 'failed' && failures.length === 0 && <Text muted>No row failed.</Text>}
          {filter === 'failed' && failures.length > 0 && <FailedRows type={type} corrections={corrections} />}
        </>
      )}
    </Stack>
  );
}

type Summary = ImportAnswerDto['summary'];

const csvHeader = ['line', 'name', 'message', 'status'];

const sharesOf = ({ success, skipped, error }: Summary) =>
  [
    { label: 'Imported', value: success, tone: 'accent' },
    { label: 'Skipped', value: skipped, tone: 'warn' },
    { label: 'Failed', value: error, tone: 'danger' },
  ] as const;

const wordsOf = (summary: Summary) =>
  sharesOf(summary)
    .map(({ label, value }) => `${numberWords(value)} ${label.toLowerCase()}`)
    .join(', ');

type Filter = 'all' | 'noted' | 'failed';

/** Whether a row was imported with something to read about it. */
const hasNote = ({ status, message }: ImportResultDto) => status === 'success' && noteOf(message) !== '';

const filterOptions = ({ total, error }: Summary, notes: number): Segment<Filter>[] => [
  { value: 'all', label: `All (${numberWords(total)})` },
  ...(notes > 0 ? [{ value: 'noted' as const, label: `Notes (${numberWords(notes)})` }] : []),
  { value: 'failed', label: `Failures (${numberWords(error)})` },
];

/** Wide enough for all labels on one line. */
const FilterBox = styled.div`
  flex: 1 1 280px;
  max-width: 420px;
`;
