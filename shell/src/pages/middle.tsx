import { styled } from 'styled-components';

/** A page with one thing in its middle. */
export const Middle = styled.main`
  display: grid;
  place-content: center;
  justify-items: center;
  min-height: 80dvh;
  padding: 24px;
`;
