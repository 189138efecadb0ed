import { Stack, Text, theme } from '@touchline/ui';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';

interface PanelProps {
  title: string;
  /** Right of the title, such as a link. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of the dashboard with a heading. */
export function Panel({ title, aside, children }: PanelProps) {
  return (
    <Stack as="section" label={title} gap="xs">
      <Header>
        <Text size="section">{title}</Text>
        {aside}
      </Header>
      {children}
    </Stack>
  );
}

/** The same height with and without a link, so that panels side by side line up. */
const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space.s};
  min-height: ${theme.size.touch};
`;
