import { css } from 'styled-components';
import { theme } from './theme.ts';

/** The look of native checkboxes and radios. */
export const checkLook = css`
  flex: none;
  width: 22px;
  height: 22px;
  margin: 1px 0 0;
  accent-color: ${theme.color.accent};
  cursor: inherit;
`;

/** A line that is a target as a whole: box, words, hint. */
export const choiceLook = css`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space.s};
  min-height: ${theme.size.touch};
  padding: 10px 0;
  min-width: 0;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:has(:disabled) {
    color: ${theme.color.muted};
    cursor: not-allowed;
  }
`;

export const hintLook = css`
  display: block;
  color: ${theme.color.muted};
  font: ${theme.font.secondary};
`;
