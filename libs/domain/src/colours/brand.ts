import { contrast, type Oklch, toHex, toOklch } from './oklch.ts';

export type ThemeName = 'light' | 'dark';

/** What a club's colour becomes in a theme. The names are those of the theme's tokens. */
export interface BrandShades {
  /** Lines and marks, such as the bar beside the current page: readable as text on every background of the theme. */
  brand: string;
  /** Main buttons and what is switched on: `brand`, or the colour of text if `brand` is grey or could be taken for a signal. */
  action: string;
  onAction: string;
  /** The line at the foot of a main button: the club's own colour where `action` is that of text, otherwise `action`. */
  actionLine: string;
  /** Large areas, such as the sign-in page: the club's own colour where the theme is light. */
  panel: string;
  onPanel: string;
}

export type Brand = Record<ThemeName, BrandShades>;

/** The backgrounds of each theme, and its strongest text; the same as in `libs/ui/src/theme/theme.ts`, where the signals are, too. */
export const backgrounds = {
  light: { bg: '#f5f7f4', surface: '#ffffff', raised: '#edf1ec', text: '#142019' },
  dark: { bg: '#0f1411', surface: '#161d19', raised: '#1f2822', text: '#e7eee9' },
};

/** The colours of each theme that mean something is wrong. */
export const signals = {
  light: { warn: '#7a4f00', danger: '#b0241c' },
  dark: { warn: '#f0c25a', danger: '#ff8f86' },
};

/** In radians; a smaller difference of hue looks like the same colour. */
const closestHue = (25 * Math.PI) / 180;

/** Below it, a colour looks grey and its hue means nothing. */
const leastChroma = 0.04;

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
  const light = shadesFor('light', own);
  if (own.l - toOklch(light.brand).l > furthestDarker) return null;
  const onPanel = contrast(colour, white) >= readable ? white : black;
  const panel = { ...own, l: Math.min(own.l, 0.32), c: Math.min(own.c, 0.09) };
  return {
    light: { ...light, panel: colour, onPanel },
    dark: { ...shadesFor('dark', own), panel: toHex(panel), onPanel: backgrounds.dark.text },
  };
}

/** The colour itself if it is readable in the theme, otherwise the nearest shade that is; and what buttons make of it. */
function shadesFor(theme: ThemeName, own: Oklch): Omit<BrandShades, 'panel' | 'onPanel'> {
  const { text, ...behind } = backgrounds[theme];
  const isReadable = (shade: string) => Object.values(behind).every((one) => contrast(shade, one) >= readable);
  let { l } = own;
  let brand = toHex(own);
  while (!isReadable(brand)) {
    l += theme === 'light' ? -step : step;
    brand = toHex({ ...own, l });
  }
  const isMisleading = looksDisabled(brand) || looksLikeSignal(brand, theme);
  const action = isMisleading ? text : brand;
  const onAction = contrast(action, white) >= readable ? white : black;
  return { brand, action, onAction, actionLine: isMisleading ? toHex(own) : action };
}

/** Grey is the colour of what cannot be pressed. */
const looksDisabled = (colour: string) => toOklch(colour).c < leastChroma;

function looksLikeSignal(colour: string, theme: ThemeName): boolean {
  const { h } = toOklch(colour);
  return Object.values(signals[theme]).some((signal) => {
    const apart = Math.abs(toOklch(signal).h - h) % (2 * Math.PI);
    return Math.min(apart, 2 * Math.PI - apart) <= closestHue;
  });
}

/** The nearest colour of the same hue that `brandOf` accepts. */
export function nearestBrandColour(colour: string): string {
  const own = toOklch(colour);
  for (let { l } = own; ; l -= step) {
    const darker = toHex({ ...own, l });
    if (brandOf(darker)) return darker;
  }
}
