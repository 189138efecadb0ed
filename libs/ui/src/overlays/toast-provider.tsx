import * as Radix from 'radix-ui/toast';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, theme } from '../theme/theme.ts';
import { dialogMark } from './toast-area.ts';

/** The area in which a `Toast` appears, wherever in the tree it is rendered. Once, in the frame of the page. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider swipeDirection="right" swipeThreshold={50} duration={5000}>
      {children}
      <Area />
    </Radix.Provider>
  );
}

const Area = styled(Radix.Viewport)`
  position: fixed;
  z-index: 60;
  inset: auto 0 calc(${theme.size.bar} + env(safe-area-inset-bottom)) 0;
  margin: 0;
  padding: ${theme.space.m};
  list-style: none;
  pointer-events: none;

  ${media.tablet} {
    left: auto;
    width: 100%;
    max-width: 420px;
  }
  ${media.desktop} {
    bottom: 0;
  }
  /* The buttons of a dialog are at its end, and a dialog leaves room above it. */
  body:has([${dialogMark}]) & {
    inset-block: 0 auto;
    padding: ${theme.space.xs};
  }
`;
