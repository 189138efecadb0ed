import { css, keyframes } from 'styled-components';
import { theme } from '../theme/theme.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

/** The look of what floats over the page, with the one soft shadow. It lies above toasts, because somebody is working with it. */
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
