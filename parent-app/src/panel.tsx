import { Stack, Text, theme } from '@touchline/ui';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';

interface PanelProps {
  title: string;
  /** Right of the title: where to go from here. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the dashboard with its own heading. */
export function Panel({ title, aside, children }: PanelProps) {
  return (
    <Stack as="section" label={title} gap="xs">
      <Head>
        <Text size="section">{title}</Text>
        {aside}
      </Head>
      {children}
    </Stack>
  );
}

/** As high with a link as without one, so that panels side by side start level. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space.s};
  min-height: ${theme.size.touch};
`;
