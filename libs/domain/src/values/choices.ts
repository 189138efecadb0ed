import * as messages from '../messages.ts';
import { accept, tidiedBy, type ValueRule } from './value-rule.ts';

/** One of the choices. */
export const choiceRule = <Choice extends string>(
  choices: readonly Choice[],
  message = `$property must be one of the following values: ${choices.join(', ')}`,
): ValueRule<Choice> => accept((value) => choices.includes(value as Choice), message);

/** Some of the choices: a list, or a text that separates them by commas, as in a query. */
export const choiceListRule = <Choice extends string>(
  choices: readonly Choice[],
  message = `$property must be a list of these values: ${choices.join(', ')}`,
): ValueRule<Choice[]> =>
  tidiedBy(
    (given) => (typeof given === 'string' ? given.split(',') : given),
    accept((value) => Array.isArray(value) && value.every((one) => choices.includes(one as Choice)), message),
  );

/** `true` or `false`. */
export const booleanRule = (message: string = messages.notYesOrNo): ValueRule<boolean> =>
  accept((value) => typeof value === 'boolean', message, { type: 'boolean' });

const flags: Record<string, boolean> = { true: true, false: false };

/** `true` or `false`, also as text, as in a query. */
export const flagRule = (): ValueRule<boolean> =>
  tidiedBy((given) => (typeof given === 'string' ? (flags[given] ?? given) : given), booleanRule());
