import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

const tick = 'polygon(14% 52%, 24% 41%, 41% 57%, 75% 22%, 86% 33%, 41% 78%)';
const dot = 'circle(28%)';
/** Some of those that a checkbox stands for. */
const dash = 'inset(42% 20%)';

/** Native checkboxes and radio buttons. The mark is a clip path, so it needs no image. */
export const checkLook = css`
  display: grid;
  flex: none;
  width: 22px;
  height: 22px;
  margin: 1px 0 0;
  border: 1.5px solid ${theme.color.control};
  border-radius: 5px;
  background: ${theme.color.surface};
  appearance: none;
  cursor: inherit;

  &[type='radio'] {
    border-radius: 50%;
  }
  &:checked,
  &[type='checkbox']:indeterminate {
    border-color: ${theme.color.action};
    background: ${theme.color.action};
  }
  &:checked::before {
    content: '';
    clip-path: ${tick};
    background: ${theme.color.onAction};
  }
  &[type='checkbox']:indeterminate::before {
    content: '';
    clip-path: ${dash};
    background: ${theme.color.onAction};
  }
  &[type='radio']:checked::before {
    clip-path: ${dot};
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.danger};
  }
  &:disabled {
    opacity: 0.6;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

/** The label around a control and its texts: all of it is the press target. */
export const choiceLook = css`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space.s};
  min-width: 0;
  min-height: ${theme.size.touch};
  padding: 10px 0;
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
