import { emailRule, problemWith } from '@touchline/domain';

/** How the text of an environment variable becomes the value of a setting, and which values are allowed. */
export interface Rule {
  parse: (text: string) => unknown;
  /** What follows the name of the variable, for each rule that the value breaks. */
  problemsWith: (value: unknown) => string[];
}

const asItIs = (value: string) => value;

/** A text for which the condition holds. */
export const text = (problem: string, holds: (value: string) => boolean, tidy: Rule['parse'] = asItIs): Rule => ({
  parse: tidy,
  problemsWith: (value) => (holds(value as string) ? [] : [problem]),
});

export const anyText: Rule = { parse: asItIs, problemsWith: () => [] };

export const textUpTo = (max: number) =>
  text(`must be shorter than or equal to ${max} characters`, (value) => [...value].length <= max);

export const oneOf = (values: readonly string[]) =>
  text(`must be one of the following values: ${values.join(', ')}`, (value) => values.includes(value));

/** Texts that commas separate. */
export const list = (problem: string, holds: (part: string) => boolean): Rule => ({
  parse: (value) => value.split(',').map((part) => part.trim()),
  problemsWith: (value) => ((value as string[]).every(holds) ? [] : [problem]),
});

export const wholeNumber = (min: number, max: number): Rule => ({
  parse: (value) => (/^-?\d+$/.test(value) ? Number(value) : NaN),
  problemsWith: (value) => {
    const number = value as number;
    return [
      ...(number <= max ? [] : [`must not be greater than ${max}`]),
      ...(number >= min ? [] : [`must not be less than ${min}`]),
      ...(Number.isInteger(number) ? [] : ['must be an integer number']),
    ];
  },
});

/** A whole number, or `auto` for the number that this machine suggests. */
export const wholeNumberOrAuto = (min: number, max: number, automatic: () => number): Rule => {
  const { parse, problemsWith } = wholeNumber(min, max);
  return {
    parse: (value) => (value === 'auto' ? Math.min(automatic(), max) : parse(value)),
    problemsWith: (value) =>
      problemsWith(value).length === 0 ? [] : [`must be a whole number from ${min} to ${max}, or auto`],
  };
};

const switches: Record<string, boolean> = { true: true, on: true, false: false, off: false };

export const onOff = (problem = 'must be on or off'): Rule => ({
  // Another text stays one.
  parse: (value) => switches[value.toLowerCase()] ?? value,
  problemsWith: (value) => (typeof value === 'boolean' ? [] : [problem]),
});

export const emailAddress = text('must be an email address', (value) => problemWith(emailRule(), value) === null);

export const isWebAddress = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/** The form that browsers send in `Origin`; any other form would never match. */
export const isOrigin = (value: string) => isWebAddress(value) && new URL(value).origin === value;
