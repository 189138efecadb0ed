import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** A title that is a link keeps its colour and gets a thin line. */
export const titleLinkLook = css`
  color: inherit;
  text-decoration: underline ${theme.color.control} 1px;
  text-underline-offset: 4px;
  border-radius: 4px;

  &:hover {
    text-decoration-color: currentColor;
  }
`;
