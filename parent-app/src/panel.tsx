import { Stack, Text, theme } from '@touchline/ui';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';

interface PanelProps {
  title: string;
  /** Below the title, such as a count. */
  note?: ReactNode;
  /** Right of the title, such as a link. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of the dashboard with a heading. */
export function Panel({ title, note, aside, children }: PanelProps) {
  return (
    <Stack as="section" label={title} gap="xs">
      <Header>
        <Heading $hasNote={Boolean(note)}>
          <Text size="section">{title}</Text>
          {note && <Text size="secondary">{note}</Text>}
        </Heading>
        {aside}
      </Header>
      {children}
    </Stack>
  );
}

/** The same height with and without a link, so that panels side by side line up. The link reaches beyond it. */
const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space.s};
  min-height: ${theme.size.touch};
  margin-block: -6px;
`;

/** A note breaks before the links give way to it. */
const Heading = styled.div<{ $hasNote: boolean }>`
  flex: 1 1 ${({ $hasNote }) => ($hasNote ? '9rem' : 'auto')};
  min-width: 0;
`;
