import { css, keyframes } from 'styled-components';
import { media, theme } from '../theme/theme.ts';
import { toastMark } from './modal.ts';

const rise = keyframes`
  from { transform: translateY(24px); opacity: 0; }
`;

const fade = keyframes`
  from { opacity: 0; }
`;

/** The backdrop of a modal, in the layer of dialogs, so that one over another covers it. */
export const overlayLook = css`
  position: fixed;
  inset: 0;
  z-index: 41;
  background: ${theme.color.overlay};
  animation: ${fade} ${theme.quick};
`;

/** The room for a toast with two lines of text at the top of the screen. */
const toastHeight = '(var(--ui-banner, 0px) + 112px)';

/** A bottom sheet on phones, a centred box from 768 px; at most 90 % of the screen high. */
export const dialogLook = css`
  position: fixed;
  z-index: 41;
  inset: auto 0 0;
  display: flex;
  flex-direction: column;
  max-height: 90vh;
  max-height: 90dvh;
  overflow: clip;
  border: 1px solid ${theme.color.line};
  border-bottom: 0;
  border-radius: ${theme.radius.card} ${theme.radius.card} 0 0;
  background: ${theme.color.surface};
  box-shadow: ${theme.color.shadow};
  animation: ${rise} ${theme.quick};

  &:focus {
    outline: none;
  }
  body:has([${toastMark}]) & {
    max-height: min(90dvh, 100dvh - ${toastHeight});
  }
  ${media.tablet} {
    inset: 0;
    width: calc(100% - 2 * ${theme.space.l});
    max-width: 560px;
    height: fit-content;
    margin: auto;
    border-bottom: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.card};

    body:has([${toastMark}]) & {
      max-height: min(90dvh, 100dvh - 2 * ${toastHeight});
    }
  }
`;

/**
 * The scrolling part. The space at the top keeps focus rings from being clipped; a field that takes the focus shows its error above
 * the buttons. Its flex basis is not 0 %, because WebKit counts that as the height of the contents in a box of `fit-content`.
 */
export const dialogBodyLook = css`
  scroll-padding-bottom: 144px;
  flex: 1 1 auto;
  min-height: 0;
  padding: ${theme.space.xxs} ${theme.space.m} calc(${theme.space.m} + env(safe-area-inset-bottom));
  overflow-y: auto;
  overscroll-behavior: contain;

  ${media.low} {
    scroll-padding-bottom: 0;
  }
  ${media.tablet} {
    padding: ${theme.space.xxs} ${theme.space.l} ${theme.space.l};
  }
`;

export const dialogTitleLook = css`
  font: ${theme.font.section};
  overflow-wrap: anywhere;
`;
