import { type DateOrder, type ImportType, numberWords } from '@touchline/domain';
import { Alert, Button, Card, Grid, Row, Stack, Text } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { type Table } from '../source/table-of.ts';
import { type Choice, recognized, withHeader, withPlaces } from './choice.ts';
import { shownColumns } from './column-labels.ts';
import { ColumnField } from './column.field.tsx';
import { DateOrderField } from './date-order.field.tsx';
import { HeaderField } from './header.field.tsx';
import { forget } from './remembered.ts';
import { type Review } from './review.ts';
import { missingWords } from './samples.ts';

interface ColumnsProps {
  type: ImportType;
  table: Table;
  choice: Choice;
  review: Review;
  onChange: (choice: Choice) => void;
}

/** Which columns of the file make which of ours; one line if the file has our columns already. */
export function ColumnsSection(props: ColumnsProps) {
  const { type, table, choice, review, onChange } = props;
  const [isOpen, setIsOpen] = useState(!review.isTidy);
  const startOver = () => {
    forget(type, review.names);
    onChange(recognized(table));
  };
  return (
    <Card
      as="section"
      level={2}
      title="Columns"
      aside={
        choice.from !== 'names' && (
          <Button variant="quiet" onClick={startOver}>
            Start Over
          </Button>
        )
      }
    >
      <Stack gap="s">
        {choice.from === 'memory' && <Note>Columns as you chose them last time.</Note>}
        {isOpen ? (
          <Fields {...props} />
        ) : (
          <Row justify="between">
            <Note>All columns are recognized.</Note>
            <Button variant="secondary" full="phone" onClick={() => setIsOpen(true)}>
              Change Columns
            </Button>
          </Row>
        )}
        <LeftOut {...review} />
      </Stack>
    </Card>
  );
}

function Fields({ type, table, choice, review, onChange }: ColumnsProps) {
  const setOrder = (column: string, order: DateOrder) =>
    onChange({ ...choice, orders: { ...choice.orders, [column]: order }, from: 'hand' });
  return (
    <>
      {review.missing.length > 0 && <Alert tone="warn">{missingWords(review)}</Alert>}
      <HeaderField
        rows={table.rows}
        headerAt={choice.headerAt}
        onChange={(headerAt) => onChange(withHeader(type, table, headerAt))}
      />
      <Grid>
        {shownColumns(type).map((column) => (
          <ColumnField
            key={column}
            type={type}
            column={column}
            review={review}
            onChange={(places) => onChange(withPlaces(choice, column, places))}
          />
        ))}
      </Grid>
      {review.dates.map((dates) => (
        <DateOrderField
          key={dates.column}
          dates={dates}
          chosen={review.reading.orders[dates.column] ?? null}
          onChange={(order) => setOrder(dates.column, order)}
        />
      ))}
    </>
  );
}

function LeftOut({ unused, nonPlayers }: Review) {
  return (
    <>
      {unused.length > 0 && <Note>Not imported: {unused.join(', ')}.</Note>}
      {nonPlayers > 0 && <Note>Rows marked as Non-Player are left out: {numberWords(nonPlayers)}</Note>}
    </>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <Text size="secondary" muted>
    {children}
  </Text>
);
