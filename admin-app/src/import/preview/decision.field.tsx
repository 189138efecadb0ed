import { type Choice, type ImportType, numberWords } from '@touchline/domain';
import { RadioGroup, Text, theme } from '@touchline/ui';
import { styled } from 'styled-components';
import { choiceOf, decisionOptions } from './decision-options.ts';
import { type PreviewRow } from './preview-rows.ts';
import { questionOf } from './value-words.ts';

interface DecisionFieldProps {
  type: ImportType;
  row: PreviewRow;
  choice: Choice | null;
  onDecide: (choice: Choice) => void;
}

/** A row that could mean a registered player. Nothing is chosen for anybody. */
export function DecisionField({ type, row, choice, onDecide }: DecisionFieldProps) {
  const { line, name } = row;
  return (
    <Box>
      <div>
        <Text strong>{name}</Text>
        <Text size="secondary" muted numeric>
          Line {numberWords(line)} · {questionOf(row)}
        </Text>
      </div>
      <RadioGroup
        label={`Line ${numberWords(line)}: ${name}`}
        hideLabel
        columns
        options={decisionOptions(type, row)}
        value={choice === null ? null : String(choice)}
        onChange={(value) => onDecide(choiceOf(value))}
      />
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space.s};
  padding: ${theme.space.s};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  overflow-wrap: anywhere;
`;
