import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** A title that is a link keeps its colour and gets a thin line. In long form, because WebKit drops a shorthand of several values. */
export const titleLinkLook = css`
  color: inherit;
  text-decoration-line: underline;
  text-decoration-color: ${theme.color.control};
  text-decoration-thickness: 1px;
  text-underline-offset: 4px;
  border-radius: 4px;

  &:hover {
    text-decoration-color: currentColor;
  }
`;
