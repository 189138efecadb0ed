import { css } from 'styled-components';
import { media, theme } from '../theme/theme.ts';

export const sideLook = css`
  display: none;

  ${media.desktop} {
    position: sticky;
    top: var(--ui-banner, 0px);
    display: flex;
    flex: none;
    flex-direction: column;
    width: 248px;
    height: calc(100dvh - var(--ui-banner, 0px));
    padding: 0 ${theme.space.s} ${theme.space.s};
    overflow-y: auto;
    border-right: 1px solid ${theme.color.line};
    background: ${theme.color.surface};
  }
`;

const barHeight = `calc(${theme.size.bar} + env(safe-area-inset-bottom))`;

// The two properties tell pages, whichever copy of this library draws them, what is around them.
export const contentLook = css<{ $topped: boolean; $barHidden?: boolean }>`
  --ui-bottom-bar: ${({ $barHidden }) => ($barHidden ? 'env(safe-area-inset-bottom)' : barHeight)};
  --ui-page-header: ${({ $topped }) => ($topped ? 'static' : 'sticky')};
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  padding-bottom: ${barHeight};

  ${media.desktop} {
    --ui-bottom-bar: 0px;
    --ui-page-header: sticky;
    padding-bottom: 0;
  }
`;

export const topLook = css`
  position: sticky;
  top: var(--ui-banner, 0px);
  z-index: 21;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xs};
  min-height: ${theme.size.header};
  padding: 6px ${theme.space.xs};
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.surface};

  ${media.desktop} {
    display: none;
  }
`;

export const barLook = css<{ $hidden?: boolean }>`
  position: fixed;
  inset: auto 0 0;
  z-index: 30;
  min-height: ${theme.size.bar};
  padding: 2px ${theme.space.xxs} calc(2px + env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  transition: transform ${theme.quick};

  &:not(:focus-within) {
    transform: ${({ $hidden }) => ($hidden ? 'translateY(100%)' : 'none')};
  }
  ${media.desktop} {
    display: none;
  }
`;
