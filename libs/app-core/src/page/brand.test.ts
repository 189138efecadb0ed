import { backgrounds, contrast, difference, signals } from '@touchline/domain';
import { dark, theme } from '@touchline/ui';

it('The backgrounds and signals against which a club’s colour is checked are those of the themes', () => {
  expect(theme.raw.color).toMatchObject({ ...backgrounds.light, ...signals.light });
  expect(dark).toMatchObject({ ...backgrounds.dark, ...signals.dark });
});

it.each([
  ['light', theme.raw.color],
  ['dark', dark],
])('The focus of the %s theme, the same in every club, looks like no error, warning or answer', (_name, colors) => {
  const { focus, danger, warn, accent, bg, surface, raised } = colors;
  for (const meaning of [danger, warn, accent]) expect(difference(focus, meaning)).toBeGreaterThanOrEqual(0.12);
  for (const behind of [bg, surface, raised]) expect(contrast(focus, behind)).toBeGreaterThanOrEqual(3);
});
