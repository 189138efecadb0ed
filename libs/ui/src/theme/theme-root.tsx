import { type ReactNode } from 'react';
import { createGlobalStyle, ThemeProvider } from 'styled-components';
import { type Brand, BrandStyle, darkValues } from './brand-style.ts';
import { media, theme } from './theme.ts';

/**
 * Adds the theme's variables and the global style. Once, around the whole page, the applications inside included; `brand` is the club's
 * colour.
 */
export function ThemeRoot({ brand, children }: { brand?: Brand | null; children: ReactNode }) {
  return (
    <ThemeProvider theme={theme.raw}>
      <theme.GlobalStyle />
      <GlobalStyle />
      {brand && <BrandStyle $brand={brand} />}
      {children}
    </ThemeProvider>
  );
}

const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light dark;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    --ui-banner: 0px;
    scroll-padding-block: calc(var(--ui-banner) + ${theme.size.header} + ${theme.space.m}) calc(2 * ${theme.size.bar} + ${theme.space.m});
  }
  :root:has([data-ui-banner]) { --ui-banner: 48px; }
  ${media.desktop} {
    :root { scroll-padding-bottom: ${theme.space.m}; }
  }
  ${media.low} {
    :root { scroll-padding-block: ${theme.space.m}; }
  }
  @media screen and (prefers-color-scheme: dark) {
    :root { ${darkValues} }
  }
  *, *::before, *::after { box-sizing: border-box; }
  body {
    margin: 0;
    min-height: 100dvh;
    background: ${theme.color.bg};
    color: ${theme.color.text};
    font: ${theme.font.body};
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
    -webkit-tap-highlight-color: transparent;
  }
  h1, h2, h3, h4, p, figure, fieldset, legend, dl, dd, ul, ol { margin: 0; padding: 0; }
  fieldset { border: 0; min-width: 0; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  img, svg { display: block; max-width: 100%; }
  table { border-collapse: collapse; }
  :focus-visible { outline: 2px solid ${theme.color.focus}; outline-offset: 2px; }
  @media print {
    :root { color-scheme: light; --ui-banner: 0px !important; }
    body { min-height: 0; background: canvas; }
    [data-ui-banner] { display: none !important; }
  }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
