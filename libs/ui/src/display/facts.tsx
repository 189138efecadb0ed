import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export interface Fact {
  label: string;
  value: ReactNode;
}

interface FactsProps {
  items: readonly Fact[];
  /** The values are short, so that phones have room for two columns. */
  isShort?: boolean;
}

/** A list of labels and values. */
export function Facts({ items, isShort = false }: FactsProps) {
  return (
    <List $isShort={isShort}>
      {items.map((item) => (
        <div key={item.label}>
          <Label>{item.label}</Label>
          <Value>{item.value}</Value>
        </div>
      ))}
    </List>
  );
}

const columns = 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))';
const shortColumns = 'repeat(auto-fit, minmax(min(128px, 100%), 1fr))';

const List = styled.dl<{ $isShort: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isShort }) => ($isShort ? shortColumns : columns)};
  gap: ${theme.space.s} ${theme.space.m};
`;

const Label = styled.dt`
  color: ${theme.color.muted};
  font: ${theme.font.secondary};
`;

const Value = styled.dd`
  overflow-wrap: anywhere;
`;
