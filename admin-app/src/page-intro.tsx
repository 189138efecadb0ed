import { media } from '@touchline/ui';
import { styled } from 'styled-components';

/** What comes first on a page: from 768 px left of the page's action, on phones above everything. */
export const PageIntro = styled.div`
  min-width: 0;

  ${media.tablet} {
    && {
      grid-column: 1;
    }
    order: -1;
    align-self: center;
  }
`;
