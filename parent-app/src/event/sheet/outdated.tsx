import { Button, Text, theme } from '@touchline/ui';
import { styled } from 'styled-components';

/** Says, above what is still shown, that it could not be refreshed. */
export const Outdated = ({ onRetry }: { onRetry: () => void }) => (
  <Line role="status">
    <Text size="secondary" muted>
      We could not refresh this. It may be out of date.
    </Text>
    <Button variant="quiet" onClick={onRetry}>
      Try again
    </Button>
  </Line>
);

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space.s};
  margin-bottom: -8px;

  @media print {
    display: none;
  }
`;
