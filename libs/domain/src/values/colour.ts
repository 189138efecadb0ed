import { brandOf, nearestBrandColour } from '../colours/brand.ts';
import * as messages from '../messages.ts';
import { type ValueRule } from './value-rule.ts';

const form = /^#[0-9a-f]{6}$/;

export const isColour = (value: unknown): value is string => typeof value === 'string' && form.test(value);

/** A club's colour: `#rrggbb`, with a shade that can be read in both themes. */
export const colourRule = (): ValueRule<string> => ({
  schema: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' },
  tidy: (given) => (typeof given === 'string' ? given.trim().toLowerCase() : given),
  problemWith(value) {
    if (!isColour(value)) return messages.colourInvalid;
    return brandOf(value) ? null : messages.colourTooLight(nearestBrandColour(value));
  },
});
