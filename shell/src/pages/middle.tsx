import { theme } from '@touchline/ui';
import { styled } from 'styled-components';

/** A page with one thing in its middle. */
export const Middle = styled.main`
  display: grid;
  flex: 1;
  place-content: center;
  justify-items: center;
  min-height: 60dvh;
  padding: ${theme.space.l};
`;
