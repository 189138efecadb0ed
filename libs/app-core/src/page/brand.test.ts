import { backgrounds } from '@touchline/domain';
import { dark, theme } from '@touchline/ui';

it('The backgrounds against which a club’s colour is checked are those of the themes', () => {
  expect(theme.raw.color).toMatchObject(backgrounds.light);
  expect(dark).toMatchObject(backgrounds.dark);
});
