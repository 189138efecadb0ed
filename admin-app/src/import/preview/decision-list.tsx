import { type Choice, type Choices, type ImportType } from '@touchline/domain';
import { Button, Pagination, Row, Stack, Text } from '@touchline/ui';
import { useState } from 'react';
import { DecisionField } from './decision.field.tsx';
import { canBeNew } from './decision-options.ts';
import { type PreviewRow } from './preview-rows.ts';

const pageSize = 20;

/** With more rows than this, all can be decided at once. */
const fewRows = 5;

interface DecisionListProps {
  type: ImportType;
  rows: readonly PreviewRow[];
  choices: Choices;
  onDecide: (lines: readonly number[], choice: Choice) => void;
}

/** The rows that could mean a registered player, each with a choice of what it means. */
export function DecisionList({ type, rows, choices, onDecide }: DecisionListProps) {
  const pages = Math.ceil(rows.length / pageSize);
  const [chosenPage, setPage] = useState(1);
  const page = Math.min(chosenPage, pages);
  const start = (page - 1) * pageSize;
  const shown = rows.slice(start, start + pageSize);
  const decideAll = (choice: Choice) =>
    onDecide(
      rows.map(({ sentLine }) => sentLine),
      choice,
    );
  return (
    <Stack gap="s">
      <Text muted>These rows could mean a registered player. Choose what each row means.</Text>
      {rows.length > fewRows && (
        <Row>
          <Text>Choose for all:</Text>
          {canBeNew(type) && (
            <Button variant="secondary" onClick={() => decideAll('new')}>
              New Players
            </Button>
          )}
          <Button variant="secondary" onClick={() => decideAll('skip')}>
            Leave Out
          </Button>
        </Row>
      )}
      <Stack as="ul" gap="s" label="Rows to decide">
        {shown.map((row) => (
          <li key={row.sentLine}>
            <DecisionField
              type={type}
              row={row}
              choice={choices.get(row.sentLine) ?? null}
              onDecide={(choice) => onDecide([row.sentLine], choice)}
            />
          </li>
        ))}
      </Stack>
      <Pagination
        page={page}
        pages={pages}
        label="Pages of rows to decide"
        summary={pages > 1 ? `Showing ${start + 1} to ${start + shown.length} of ${rows.length} rows` : undefined}
        onChange={setPage}
      />
    </Stack>
  );
}
