import { type ImportResultDto } from '@touchline/api-client';
import { Badge, Text, theme } from '@touchline/ui';
import { styled } from 'styled-components';

interface ResultRowProps {
  row: ImportResultDto;
  /** From 1, among all rows. */
  position: number;
  total: number;
}

/** What became of one row of the file. */
export function ResultRow({ row: { line, name, message, status }, position, total }: ResultRowProps) {
  const { label, tone } = statusWords[status];
  return (
    <Line role="listitem" aria-posinset={position} aria-setsize={total}>
      <div>
        <Text strong>{name}</Text>
        <Text size="secondary" muted numeric>
          Line {line.toLocaleString('en-US')} · {message}
        </Text>
      </div>
      <Badge tone={tone}>{label}</Badge>
    </Line>
  );
}

const statusWords = {
  success: { label: 'Success', tone: 'accent' },
  skipped: { label: 'Skipped', tone: 'warn' },
  error: { label: 'Error', tone: 'danger' },
} as const;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space.s};
  padding: 7px ${theme.space.s};
  border-bottom: 1px solid ${theme.color.line};
  overflow-wrap: anywhere;
`;
