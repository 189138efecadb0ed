import { createGlobalStyle, css, styled } from 'styled-components';
import { dark, light, theme } from './theme.ts';

/** The tokens that a club's own colour replaces. */
type BrandTokens = Pick<typeof light, 'brand' | 'action' | 'onAction' | 'actionLine' | 'panel' | 'onPanel'>;

/** A club's own colour in both themes. */
export interface Brand {
  light: BrandTokens;
  dark: BrandTokens;
}

const assign = (tokens: Partial<typeof light>) =>
  Object.entries(tokens)
    .map(([name, value]) => `${theme.vars.color[name as keyof typeof light]}: ${value};`)
    .join('\n');

/** Gives the page a club's colours. The doubled selector beats the theme's own variables, whichever rules come first. */
export const BrandStyle = createGlobalStyle<{ $brand: Brand }>`
  :root:root { ${({ $brand }) => assign($brand.light)} }
  @media (prefers-color-scheme: dark) {
    :root:root { ${({ $brand }) => assign($brand.dark)} }
  }
`;

export const darkValues = assign(dark);

/** Shows its content in one of the themes, whichever the page has, and in a club's colours. */
export const ThemeSample = styled.div<{ $theme: 'light' | 'dark'; $brand: Brand | null }>`
  ${({ $theme, $brand }) => css`
    color-scheme: ${$theme};
    ${assign({ ...{ light, dark }[$theme], ...$brand?.[$theme] })}
  `}
  background: ${theme.color.bg};
  color: ${theme.color.text};
`;
