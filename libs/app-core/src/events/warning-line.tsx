import { Icon, Text, theme } from '@touchline/ui';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';

/** A small line beside an icon: worth knowing, but nothing has gone wrong. */
export const WarningLine = ({ children }: { children: ReactNode }) => (
  <Line>
    <Icon of={TriangleAlert} size="small" />
    <Text size="secondary" as="span">
      {children}
    </Text>
  </Line>
);

const Line = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.xs};

  & > :first-child {
    padding-top: 2px;
    color: ${theme.color.warn};
  }
`;
