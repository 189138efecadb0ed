import { Stack, Text } from '@touchline/ui';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';

interface PointsProps {
  title: string;
  /** List items. */
  children: ReactNode;
}

/** Some consequences of a deletion, with a heading: what goes, or what stays. */
export function Points({ title, children }: PointsProps) {
  return (
    <Stack gap="xs">
      <Text size="name" as="h3">
        {title}
      </Text>
      <List>{children}</List>
    </Stack>
  );
}

const List = styled.ul`
  display: grid;
  gap: 4px;
  margin: 0;
  padding-left: 1.25em;
`;
