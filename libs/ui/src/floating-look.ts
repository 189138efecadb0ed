import { css, keyframes } from 'styled-components';
import { theme } from './theme.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

/** What floats over the page, messages included, since it is what somebody is at: the one soft shadow. */
export const floatingLook = css`
  z-index: 65;
  max-width: calc(100vw - 2 * ${theme.space.m});
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  box-shadow: ${theme.color.shadow};
  overflow-y: auto;
  overflow-wrap: anywhere;
  animation: ${appear} ${theme.quick};

  &:focus {
    outline: none;
  }
`;
