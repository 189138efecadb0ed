import fc from 'fast-check';
import { backgrounds, brandOf, nearestBrandColour, signals, type ThemeName } from './brand.ts';
import { contrast, difference, toHex, toOklch } from './oklch.ts';

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
const themes: ThemeName[] = ['light', 'dark'];

it('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
  expect(contrast('#14663b', '#14663b')).toBe(1);
});

it('toHex undoes toOklch for every colour', () => {
  fc.assert(fc.property(anyColour, (colour) => expect(toHex(toOklch(colour))).toBe(colour)));
});

it('brandOf returns readable shades in both themes, or nothing', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      const brand = brandOf(colour);
      for (const theme of themes) {
        if (!brand) continue;
        const { bg, surface, raised } = backgrounds[theme];
        const { brand: shade, action, onAction, panel, onPanel } = brand[theme];
        for (const behind of [bg, surface, raised]) {
          expect(contrast(shade, behind)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(action, behind)).toBeGreaterThanOrEqual(4.5);
        }
        expect(contrast(onAction, action)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(onPanel, panel)).toBeGreaterThanOrEqual(4.5);
      }
    }),
    { numRuns: 500 },
  );
});

it.each([
  ['navy', '#1b2a6b'],
  ['red', '#b3121d'],
  ['claret', '#7a263a'],
  ['dark green', '#14663b'],
  ['black', '#000000'],
])('brandOf keeps %s as it is where the page is light', (_name, colour) => {
  expect(brandOf(colour)!.light).toMatchObject({ brand: colour, panel: colour });
});

it.each([
  ['amber', '#ffb000'],
  ['sky blue', '#6cabdd'],
  ['yellow', '#ffed00'],
  ['orange', '#ff6600'],
])('brandOf darkens %s for text and keeps it for large areas', (_name, colour) => {
  const { light } = brandOf(colour)!;
  expect(light.brand).not.toBe(colour);
  expect(light.panel).toBe(colour);
  expect(Math.abs(toOklch(light.brand).h - toOklch(colour).h)).toBeLessThan(0.1);
});

it('brandOf refuses colours that are almost white, and nearestBrandColour finds one that works', () => {
  for (const colour of ['#ffffff', '#fffff0', '#fafaff']) {
    expect(brandOf(colour)).toBeNull();
    expect(brandOf(nearestBrandColour(colour))).not.toBeNull();
  }
});

it('nearestBrandColour returns a colour that works for every colour', () => {
  fc.assert(fc.property(anyColour, (colour) => expect(brandOf(nearestBrandColour(colour))).not.toBeNull()));
});

it.each([
  ['red', '#b3121d', 'both'],
  ['claret', '#7a263a', 'both'],
  ['orange', '#ff6600', 'both'],
  ['yellow', '#f2c400', 'both'],
  ['black', '#111111', 'both'],
  ['brownish black', '#1c1210', 'both'],
  ['blue', '#1b5a9e', 'none'],
  ['green', '#14663b', 'none'],
] as const)(
  'brandOf gives buttons of a %s club the colour of text where its own looks disabled or like a signal',
  (_name, colour, where) => {
    const brand = brandOf(colour)!;
    for (const theme of themes) {
      const { brand: shade, action, actionLine } = brand[theme];
      expect(action).toBe(where === 'both' ? backgrounds[theme].text : shade);
      expect(actionLine).toBe(where === 'both' ? colour : shade);
    }
  },
);

describe.each(['#b3121d', '#f2c400', '#111111', '#ffffff', '#1b5a9e'])('a club in %s', (colour) => {
  it.each(themes)('has a main button in the %s theme that nobody takes for danger, a warning or an answer', (theme) => {
    const { action } = (brandOf(colour) ?? brandOf(nearestBrandColour(colour))!)[theme];
    const meanings = { ...signals[theme], accent: { light: '#14663b', dark: '#63c98f' }[theme] };
    for (const meaning of Object.values(meanings)) expect(difference(action, meaning)).toBeGreaterThanOrEqual(0.12);
  });
});
