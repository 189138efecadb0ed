import { Row, Stack, Text } from '@touchline/ui';
import { type ReactNode } from 'react';

interface PanelProps {
  title: string;
  /** Right of the title: where to go from here. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the dashboard with its own heading. */
export function Panel({ title, aside, children }: PanelProps) {
  return (
    <Stack as="section" label={title} gap="s">
      <Row justify="between">
        <Text size="section">{title}</Text>
        {aside}
      </Row>
      {children}
    </Stack>
  );
}
