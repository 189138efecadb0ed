import { css, keyframes } from 'styled-components';
import { theme } from '../theme/theme.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

/** Menus and popovers. They cover toasts, because the user is working with them. */
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
