import { limits } from '../limits.ts';
import * as messages from '../messages.ts';
import { looksLikeAddress } from '../names/address.ts';
import { inSpokenOrder } from '../names/comma.ts';
import { faultOfPersonName, faultOfText } from '../names/faults.ts';
import { hasInvisible, withoutJoiners } from '../names/invisible.ts';
import { tidyName } from '../names/tidy-name.ts';
import { lengthRule, type TextLimits } from './text.ts';
import { accept, tidiedBy, type ValueRule } from './value-rule.ts';

/** One line without the faults that `faultOf` finds. A faulty text is not tidied, because NFKC would make another text of it. */
function lineRule(
  { min = limits.name.min, max = limits.name.max, message = messages.nameRequired }: TextLimits,
  faultOf: (text: string) => string | null,
): ValueRule<string> {
  return lengthRule(
    { min, max, message },
    (text) => (faultOf(text) === null ? tidyName(text) : text.trim()),
    (text) => {
      const isHidden = hasInvisible(withoutJoiners(text)) && faultOfText(text) === null;
      if (isHidden) return messages.invisibleCharacters;
      const fault = faultOf(text);
      return fault === null ? null : messages.faultyName(fault);
    },
  );
}

/** One line that names something: 1 to 100 characters unless said otherwise. */
export const nameRule = (given: TextLimits = {}): ValueRule<string> => lineRule(given, faultOfText);

/** A list of at most `max` names, each once. */
export const nameListRule = (max: number, message: string): ValueRule<string[]> => {
  const { tidy, problemWith, schema: items } = nameRule();
  const isList = (value: unknown) =>
    Array.isArray(value) && value.length <= max && value.every((name) => problemWith(name) === null);
  return tidiedBy(
    (given) => (Array.isArray(given) ? [...new Set(given.map(tidy))] : given),
    accept(isList, message, { type: 'array', items, maxItems: max, example: ['Harbour Lions Under 12'] }),
  );
};

export interface PersonNameLimits extends TextLimits {
  /** The name until now, which may stay. */
  present?: string;
}

/** The name of a person, which mails print. */
export function personNameRule({ present, ...given }: PersonNameLimits = {}): ValueRule<string> {
  const { problemWith, ...rule } = lineRule(given, faultOfPersonName);
  return {
    ...rule,
    problemWith(name) {
      if (present !== undefined && name === present) return nameRule(given).problemWith(name);
      return problemWith(name) ?? (looksLikeAddress(name as string) ? messages.nameLikeAddress : null);
    },
  };
}

/** The name of a child: `Keller, Mia` becomes `Mia Keller`. */
export const childNameRule = (): ValueRule<string> => tidiedBy(inSpokenOrder, personNameRule());
