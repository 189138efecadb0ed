import { css, keyframes } from 'styled-components';
import { media, theme } from './theme.ts';

const rise = keyframes`
  from { transform: translateY(24px); opacity: 0; }
`;

const fade = keyframes`
  from { opacity: 0; }
`;

/** The veil under what is modal. */
export const overlayLook = css`
  position: fixed;
  inset: 0;
  z-index: 40;
  background: ${theme.color.overlay};
  animation: ${fade} ${theme.quick};
`;

/** A sheet that rises from below on phones, a centred box from 768 px; never higher than 90 % of the screen. */
export const dialogLook = css`
  position: fixed;
  z-index: 41;
  inset: auto 0 0;
  display: flex;
  flex-direction: column;
  max-height: 90vh;
  max-height: 90dvh;
  border: 1px solid ${theme.color.line};
  border-bottom: 0;
  border-radius: ${theme.radius.card} ${theme.radius.card} 0 0;
  background: ${theme.color.surface};
  box-shadow: ${theme.color.shadow};
  animation: ${rise} ${theme.quick};

  &:focus {
    outline: none;
  }
  ${media.tablet} {
    inset: 0;
    width: calc(100% - 2 * ${theme.space.l});
    max-width: 560px;
    height: fit-content;
    margin: auto;
    border-bottom: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.card};
  }
`;

/** The part that scrolls. */
export const dialogBodyLook = css`
  flex: 1;
  min-height: 0;
  padding: 0 ${theme.space.m} calc(${theme.space.m} + env(safe-area-inset-bottom));
  overflow-y: auto;
  overscroll-behavior: contain;

  ${media.tablet} {
    padding: 0 ${theme.space.l} ${theme.space.l};
  }
`;

export const dialogTitleLook = css`
  font: ${theme.font.section};
  overflow-wrap: anywhere;
`;
