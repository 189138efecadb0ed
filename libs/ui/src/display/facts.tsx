import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** A list of labels and values. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <List>
      {items.map((item) => (
        <div key={item.label}>
          <Label>{item.label}</Label>
          <Value>{item.value}</Value>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
  gap: ${theme.space.m};
`;

const Label = styled.dt`
  color: ${theme.color.muted};
  font: ${theme.font.secondary};
`;

const Value = styled.dd`
  overflow-wrap: anywhere;
`;
