import {
  hasInvisible,
  isCivilDate,
  isClockTime,
  isOverlong,
  limits,
  lookAlikeProblem,
  messages,
  normalizeEmail,
  tidyName,
} from '@touchline/domain';
import { Refusal } from './refusal.ts';

/** What a member of a body or query must be: the value as it is kept, or the sentence that says what is wrong. */
export type Rule<Value> = (given: unknown, member: string) => { value: Value } | { wrong: string };

type Fields<Rules> = { [Member in keyof Rules]: Rules[Member] extends Rule<infer Value> ? Value : never };

/** The members that the rules name, or 400 with a message for each that is not acceptable. */
export function check<Rules extends Record<string, Rule<unknown>>>(
  given: Record<string, unknown>,
  rules: Rules,
): Fields<Rules> {
  const checked = Object.entries(rules).map(([member, rule]) => [member, rule(given[member], member)] as const);
  const errors = checked.flatMap(([member, result]) => ('wrong' in result ? [[member, result.wrong] as const] : []));
  if (errors[0]) throw new Refusal(400, errors[0][1], { errors: Object.fromEntries(errors) });
  return Object.fromEntries(
    checked.map(([member, result]) => [member, 'value' in result && result.value]),
  ) as Fields<Rules>;
}

/** A rule from a test and its sentence. */
export const rule =
  <Value>(holds: (given: unknown) => boolean, wrong: string | ((given: unknown, member: string) => string)) =>
  (given: unknown, member: string): { value: Value } | { wrong: string } =>
    holds(given)
      ? { value: given as Value }
      : { wrong: typeof wrong === 'string' ? wrong.replace('$member', member) : wrong(given, member) };

/** Missing or null, else the rule. */
export const optional =
  <Value>(inner: Rule<Value>): Rule<Value | null | undefined> =>
  (given, member) =>
    given === null || given === undefined ? { value: given } : inner(given, member);

/** Missing, else the rule; null is no value for it. */
export const omittable =
  <Value>(inner: Rule<Value>): Rule<Value | undefined> =>
  (given, member) =>
    given === undefined ? { value: given } : inner(given, member);

/** Changes what is given before the rule sees it. */
export const from =
  <Value>(change: (given: unknown) => unknown, inner: Rule<Value>): Rule<Value> =>
  (given, member) =>
    inner(change(given), member);

/** Changes a text before its rule sees it. One that is far too long stays as it is, for the rule to refuse. */
const onText = (max: number, change: (text: string) => string) => (given: unknown) =>
  typeof given === 'string' && !isOverlong(given, max) ? change(given) : given;

/** Text whose length is counted as people count characters. `problemOf` is the sentence on what else is wrong. */
function length(
  min: number,
  max: number,
  tooShort: string,
  problemOf: (text: string) => string | null = () => null,
): Rule<string> {
  const lengthOf = (given: unknown) => (typeof given === 'string' ? Array.from(given).length : -1);
  return (given, member) => {
    if (lengthOf(given) > max) return { wrong: `${member} must be at most ${max} characters` };
    if (lengthOf(given) < min) return { wrong: tooShort.replace('$member', member) };
    const wrong = problemOf(given as string);
    return wrong ? { wrong } : { value: given as string };
  };
}

interface Limits {
  min?: number;
  max?: number;
  message?: string;
}

/** A name of somebody or something: tidied, one line. */
export const name = ({
  min = limits.name.min,
  max = limits.name.max,
  message = messages.nameRequired,
}: Limits = {}): Rule<string> =>
  from(
    onText(max, tidyName),
    length(min, max, message, (text) => (hasInvisible(text) ? messages.invisibleCharacters : null)),
  );

/** Free text, line breaks kept. */
export const text = (max: number = limits.text.max, message = '$member must be text', min = 0): Rule<string> =>
  from(
    onText(max, (written) => written.replace(/\r\n?/g, '\n').trim()),
    length(min, max, message),
  );

export const isId = (given: unknown): given is number =>
  Number.isInteger(given) && (given as number) >= limits.id.min && (given as number) <= limits.id.max;

export const id = (message = '$member must be an id'): Rule<number> => rule(isId, message);

/** A list of at most so many ids; one that comes twice counts once. */
export const idList = (max: number, message: string): Rule<number[]> =>
  from(
    (given) => (Array.isArray(given) ? [...new Set(given)] : given),
    rule((given) => Array.isArray(given) && given.length <= max && given.every(isId), message),
  );

export const day = (
  message: string = messages.dateInvalid,
  min: string = limits.dateOfBirth.min,
  max = '9999-12-31',
): Rule<string> => rule((given) => isCivilDate(given) && given >= min && given <= max, message);

/** A day since 1900; that there is none at all has a sentence of its own. */
export const dateOfBirth = (): Rule<string> => (given, member) =>
  given === undefined || given === null || given === ''
    ? { wrong: messages.dateOfBirthRequired }
    : day()(given, member);

export const clock = (message = '$member must be a time as HH:MM'): Rule<string> => rule(isClockTime, message);

export const boolean = (): Rule<boolean> =>
  rule((given) => typeof given === 'boolean', '$member must be true or false');

export const oneOf = <Value extends string>(
  values: readonly Value[],
  message = `$member must be one of the following values: ${values.join(', ')}`,
): Rule<Value> => rule((given) => values.includes(given as Value), message);

const emailPattern =
  /^(?=.{1,64}@)[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,}$/u;

export const email = (): Rule<string> =>
  from(
    onText(limits.email.max, normalizeEmail),
    length(
      3,
      limits.email.max,
      messages.emailInvalid,
      (address) => lookAlikeProblem(address) ?? (emailPattern.test(address) ? null : messages.emailInvalid),
    ),
  );

export const password = (): Rule<string> =>
  length(limits.password.min, limits.password.max, messages.passwordTooShort());

/** Any text of 1 to so many characters. */
export const filled = (max: number, message: string): Rule<string> =>
  rule((given) => typeof given === 'string' && given.length >= 1 && Array.from(given).length <= max, message);
