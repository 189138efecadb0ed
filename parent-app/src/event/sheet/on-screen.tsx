import { media, theme } from '@touchline/ui';
import { styled } from 'styled-components';

/** What the printer leaves out, because the printed sheet says it shorter. */
export const OnScreen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};

  ${media.phone} {
    gap: ${theme.space.xs};
  }

  @media print {
    display: none;
  }
`;
