import { createContext, useContext, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../buttons/button.tsx';
import { media, theme } from '../theme/theme.ts';

/** Closes the surrounding dialog, after its confirmation question if it has one. */
export const DialogCloseContext = createContext<() => void>(() => undefined);

/** The buttons of a dialog, always visible at its end: secondary first, primary last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <Footer>{children}</Footer>;
}

export function DialogClose({ children = 'Cancel' }: { children?: ReactNode }) {
  const close = useContext(DialogCloseContext);
  return (
    <Button variant="secondary" onClick={close}>
      {children}
    </Button>
  );
}

const Footer = styled.div`
  position: sticky;
  bottom: calc(-1 * (${theme.space.m} + env(safe-area-inset-bottom)));
  display: flex;
  flex-wrap: wrap-reverse;
  gap: ${theme.space.xs};
  margin: ${theme.space.xs} calc(-1 * ${theme.space.m}) calc(-1 * (${theme.space.m} + env(safe-area-inset-bottom)));
  padding: ${theme.space.s} ${theme.space.m} calc(${theme.space.m} + env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.surface};

  & > * {
    flex: 1 1 auto;
  }
  ${media.tablet} {
    bottom: calc(-1 * ${theme.space.l});
    justify-content: flex-end;
    margin: ${theme.space.xs} calc(-1 * ${theme.space.l}) calc(-1 * ${theme.space.l});
    padding: ${theme.space.m} ${theme.space.l};

    & > * {
      flex: none;
    }
  }
  ${media.low} {
    position: static;
  }
`;
