import { colourRule } from './colour.ts';
import { problemWith, valueOf } from './value-rule.ts';

it('colourRule accepts #rrggbb in any case', () => {
  expect(valueOf(colourRule(), ' #B3121D ')).toBe('#b3121d');
});

it.each(['', 'red', '#abc', '#12345g', 'b3121d', '#b3121d80', 7, null, ['#b3121d']])('colourRule refuses %p', (value) =>
  expect(problemWith(colourRule(), value)).toBe('Please give the colour as # and six digits or letters from a to f'),
);

it('colourRule refuses a colour that is too light, with one that works', () => {
  expect(problemWith(colourRule(), '#ffffff')).toMatch(
    /^This colour is too light: .* The nearest colour that works is #[0-9a-f]{6}\.$/,
  );
});
