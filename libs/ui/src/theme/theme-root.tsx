import { type ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { GlobalStyle } from './global-style.ts';
import { theme } from './theme.ts';

/** Puts the theme's variables and the global style on the page. Once, around the whole page; what others mount inside follows. */
export function ThemeRoot({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme.raw}>
      <theme.GlobalStyle />
      <GlobalStyle />
      {children}
    </ThemeProvider>
  );
}
