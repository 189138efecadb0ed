import fc from 'fast-check';
import { backgrounds, brandOf, nearestBrandColour, type ThemeName } from './brand.ts';
import { contrast, toHex, toOklch } from './oklch.ts';

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
        const { bg, surface, raised, text } = backgrounds[theme];
        const { brand: shade, onBrand, brandSoft, panel, onPanel } = brand[theme];
        for (const behind of [bg, surface, raised, brandSoft]) {
          expect(contrast(shade, behind)).toBeGreaterThanOrEqual(4.5);
        }
        expect(contrast(onBrand, shade)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(onPanel, panel)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(text, brandSoft)).toBeGreaterThanOrEqual(4.5);
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
  expect(brandOf(colour)!.light).toMatchObject({ brand: colour, onBrand: '#ffffff', panel: colour });
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
  for (const colour of ['#ffffff', '#fffff0', '#f7f7ff']) {
    expect(brandOf(colour)).toBeNull();
    expect(brandOf(nearestBrandColour(colour))).not.toBeNull();
  }
});

it('nearestBrandColour returns a colour that works for every colour', () => {
  fc.assert(fc.property(anyColour, (colour) => expect(brandOf(nearestBrandColour(colour))).not.toBeNull()));
});
