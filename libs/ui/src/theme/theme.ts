import { useSyncExternalStore } from 'react';
import { createTheme } from 'styled-components';

/**
 * The light theme. A club's own colour replaces `brand` (lines and marks), `action` (main buttons, what is on) and `panel` (large
 * areas). `accent` stays, because it means available, confirmed and match; `focus` stays, because it must not look like an error.
 */
export const light = {
  bg: '#f5f7f4',
  surface: '#ffffff',
  raised: '#edf1ec',
  line: '#d5dcd4',
  control: '#7d8a80',
  text: '#142019',
  muted: '#4b5850',
  focus: '#1b5a9e',
  brand: '#14663b',
  action: '#14663b',
  onAction: '#ffffff',
  actionLine: '#14663b',
  panel: '#14663b',
  onPanel: '#ffffff',
  accent: '#14663b',
  onAccent: '#ffffff',
  accentSoft: '#e1f1e7',
  info: '#1b5a9e',
  infoSoft: '#e4eefa',
  plum: '#6a3fa0',
  plumSoft: '#f0e8fa',
  teal: '#0a6068',
  tealSoft: '#dcf1f3',
  warn: '#7a4f00',
  warnSoft: '#fff1cc',
  danger: '#b0241c',
  onDanger: '#ffffff',
  dangerSoft: '#fde7e5',
  overlay: 'rgb(15 20 17 / 0.5)',
  shadow: '0 8px 28px rgb(20 32 25 / 0.18)',
};

/** The colours of people who prefer a dark screen; same names as the light ones. */
export const dark: typeof light = {
  bg: '#0f1411',
  surface: '#161d19',
  raised: '#1f2822',
  line: '#2d3831',
  control: '#738178',
  text: '#e7eee9',
  muted: '#a8b5ac',
  focus: '#82b7f2',
  brand: '#63c98f',
  action: '#63c98f',
  onAction: '#06130b',
  actionLine: '#63c98f',
  panel: '#123524',
  onPanel: '#e7eee9',
  accent: '#63c98f',
  onAccent: '#06130b',
  accentSoft: '#17352a',
  info: '#82b7f2',
  infoSoft: '#16293f',
  plum: '#c3a3ef',
  plumSoft: '#2d2140',
  teal: '#5ccbd6',
  tealSoft: '#0d3138',
  warn: '#f0c25a',
  warnSoft: '#3a2d0c',
  danger: '#ff8f86',
  onDanger: '#06130b',
  dangerSoft: '#40191a',
  overlay: 'rgb(0 0 0 / 0.6)',
  shadow: '0 8px 28px rgb(0 0 0 / 0.5)',
};

/** Backgrounds of avatars, the same in both themes; their letters are `onAvatar`. */
const avatar = {
  a0: '#14663b',
  a1: '#1b5a9e',
  a2: '#6a3fa0',
  a3: '#a3341f',
  a4: '#7a4f00',
  a5: '#0f6a6a',
  a6: '#8f2a5b',
  a7: '#4a5568',
  onAvatar: '#ffffff',
};

/** A QR code, the same in both themes, because many scanners do not read it inverted. */
const qrCode = { ink: '#000000', paper: '#ffffff' };

const family = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
/** The shell's page loads it. */
const numbers = `"Touchline Numbers", "Narrow Numbers", ${family}`;

/** Each token is a CSS custom property, so that every copy of this library follows the page's theme. */
export const theme = createTheme(
  {
    color: light,
    avatar,
    qrCode,
    space: { xxs: '4px', xs: '8px', s: '12px', m: '16px', l: '24px', xl: '32px', xxl: '48px' },
    radius: { card: '12px', control: '8px', pill: '999px' },
    font: {
      // At most a quarter of a screen's characters are above 500 (look.journey.ts): titles of pages, sections and rows.
      title: `700 1.75rem/2rem ${family}`,
      titleOfPhone: `700 1.5rem/1.75rem ${family}`,
      section: `650 1.125rem/1.5rem ${family}`,
      name: `600 1rem/1.5rem ${family}`,
      control: `500 1rem/1.5rem ${family}`,
      body: `400 1rem/1.5rem ${family}`,
      label: `500 0.875rem/1.25rem ${family}`,
      secondary: `400 0.875rem/1.25rem ${family}`,
      tiny: `500 0.75rem/1rem ${family}`,
      // Times, dates and counts, which are read at a glance.
      number: `500 1.25rem/1.25rem ${numbers}`,
    },
    size: { touch: '44px', header: '56px', bar: '64px', content: '1120px' },
    quick: '120ms ease-out',
  },
  { prefix: 'ui' },
);

/** The widths at which the layout changes. */
export const media = {
  phone: '@media (max-width: 767.98px)',
  tablet: '@media (min-width: 768px)',
  desktop: '@media (min-width: 1024px)',
  /** A phone on its side, or a page zoomed in a lot: nothing is sticky there. */
  low: '@media (max-height: 499.98px)',
};

export type Space = keyof typeof theme.raw.space;
/** The meaning of a colour; colour is never the only signal. */
export type Tone = 'accent' | 'info' | 'plum' | 'teal' | 'warn' | 'danger' | 'neutral';

/** Strong and soft colour of a tone. */
export const toneColor: Record<Tone, { strong: string; soft: string }> = {
  accent: { strong: theme.color.accent, soft: theme.color.accentSoft },
  info: { strong: theme.color.info, soft: theme.color.infoSoft },
  plum: { strong: theme.color.plum, soft: theme.color.plumSoft },
  teal: { strong: theme.color.teal, soft: theme.color.tealSoft },
  warn: { strong: theme.color.warn, soft: theme.color.warnSoft },
  danger: { strong: theme.color.danger, soft: theme.color.dangerSoft },
  neutral: { strong: theme.color.muted, soft: theme.color.raised },
};

/** True while a query matches: `useMediaQuery(media.tablet)` or `useMediaQuery('(min-width: 900px)')`. */
export function useMediaQuery(query: string): boolean {
  const condition = query.replace('@media ', '');
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(condition);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(condition).matches,
  );
}
