import { contrast, type Oklch, toHex, toOklch } from './oklch.ts';

export type ThemeName = 'light' | 'dark';

/** What a club's colour becomes in a theme. The names are those of the theme's tokens. */
export interface BrandShades {
  /** Primary buttons, links and the current page: readable as text on every background of the theme. */
  brand: string;
  onBrand: string;
  /** A tint behind `brand`. */
  brandSoft: string;
  /** Large areas, such as the sign-in page: the club's own colour where the theme is light. */
  panel: string;
  onPanel: string;
}

export type Brand = Record<ThemeName, BrandShades>;

/** The backgrounds of each theme, and its strongest text; the same as in `libs/ui/src/theme/theme.ts`. */
export const backgrounds = {
  light: { bg: '#f5f7f4', surface: '#ffffff', raised: '#edf1ec', text: '#142019' },
  dark: { bg: '#0f1411', surface: '#161d19', raised: '#1f2822', text: '#e7eee9' },
};

/** WCAG AA for text, which includes the 3:1 of a control's border. */
const readable = 4.5;

/** A shade this much darker than the club's colour would look like another colour. */
const furthestDarker = 0.45;

const white = '#ffffff';
const black = '#000000';
const step = 0.004;

/**
 * The shades of a club's colour in both themes: the same hue, darker in the light theme and lighter in the dark one as far as
 * contrast needs it. Null for a colour so light that its readable shade would look like another colour.
 */
export function brandOf(colour: string): Brand | null {
  const own = toOklch(colour);
  const light = shadeFor('light', own);
  if (own.l - toOklch(light.brand).l > furthestDarker) return null;
  const onPanel = contrast(colour, white) >= readable ? white : black;
  const panel = { ...own, l: Math.min(own.l, 0.32), c: Math.min(own.c, 0.09) };
  return {
    light: { ...light, panel: colour, onPanel },
    dark: { ...shadeFor('dark', own), panel: toHex(panel), onPanel: backgrounds.dark.text },
  };
}

/** The colour itself if it is readable in the theme, otherwise the nearest shade that is. */
function shadeFor(theme: ThemeName, own: Oklch): Pick<BrandShades, 'brand' | 'onBrand' | 'brandSoft'> {
  const isLight = theme === 'light';
  const { bg, surface, raised } = backgrounds[theme];
  const brandSoft = toHex(
    isLight
      ? { ...own, l: 0.945, c: Math.min(own.c * 0.25, 0.03) }
      : { ...own, l: 0.3, c: Math.min(own.c * 0.4, 0.05) },
  );
  const isReadable = (shade: string) =>
    [bg, surface, raised, brandSoft].every((behind) => contrast(shade, behind) >= readable);
  let { l } = own;
  let brand = toHex(own);
  while (!isReadable(brand)) {
    l += isLight ? -step : step;
    brand = toHex({ ...own, l });
  }
  return { brand, onBrand: contrast(brand, white) >= readable ? white : black, brandSoft };
}

/** The nearest colour of the same hue that `brandOf` accepts. */
export function nearestBrandColour(colour: string): string {
  const own = toOklch(colour);
  for (let { l } = own; ; l -= step) {
    const darker = toHex({ ...own, l });
    if (brandOf(darker)) return darker;
  }
}
