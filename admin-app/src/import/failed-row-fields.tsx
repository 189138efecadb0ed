import { type ImportType, numberWords } from '@touchline/domain';
import { Text, TextField, theme } from '@touchline/ui';
import { styled } from 'styled-components';
import { columnsOf, type FailedRow } from './corrected-rows.ts';

interface FailedRowFieldsProps {
  type: ImportType;
  row: FailedRow;
  disabled: boolean;
  onEdit: (line: number, column: string, value: string) => void;
}

/** The cells of a row as fields; the wrong one carries the message. */
export function FailedRowFields({ type, row, disabled, onEdit }: FailedRowFieldsProps) {
  const { line, name, column, message, cells } = row;
  return (
    <Box aria-label={`Line ${line}: ${name}`}>
      <Text strong as="p">
        Line {numberWords(line)}
      </Text>
      {!column && <Text tone="danger">{message}</Text>}
      <Cells>
        {columnsOf(type).map((each) => (
          <TextField
            key={each}
            label={each}
            value={cells[each] ?? ''}
            error={each === column ? message : undefined}
            disabled={disabled}
            autoComplete="off"
            onChange={(event) => onEdit(line, each, event.target.value)}
          />
        ))}
      </Cells>
    </Box>
  );
}

const Box = styled.fieldset`
  display: grid;
  gap: ${theme.space.xs};
  padding: ${theme.space.s} ${theme.space.m} ${theme.space.m};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`;

const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(180px, 100%), 1fr));
  align-items: start;
  gap: ${theme.space.s};
`;
