/** What a value must be. Decorators, form schemas, import cells and the demo server are adapters over these rules. */
export interface ValueRule<Value = unknown> {
  /** The form in which the value is stored. A value of another type is returned as it is, for `problemWith` to refuse. */
  tidy: (given: unknown) => unknown;
  /** The sentence on what is wrong with a tidied value, or null. `$property` stands for the value's name. */
  problemWith: (value: unknown) => string | null;
  /** Never set; carries the type of an acceptable value. */
  readonly type?: Value;
}

/** The sentence on what is wrong with a value that has not been tidied, or null. */
export const problemWith = (rule: ValueRule, given: unknown): string | null => rule.problemWith(rule.tidy(given));

/** The tidied value, or null when it has a problem. */
export function valueOf<Value>(rule: ValueRule<Value>, given: unknown): Value | null {
  const value = rule.tidy(given);
  return rule.problemWith(value) === null ? (value as Value) : null;
}

/** A rule for values that need no tidying. */
export const accept = <Value>(holds: (value: unknown) => boolean, message: string): ValueRule<Value> => ({
  tidy: (given) => given,
  problemWith: (value) => (holds(value) ? null : message),
});

/** The same rule after another function has tidied the value. */
export const tidiedBy = <Value>(tidy: (given: unknown) => unknown, rule: ValueRule<Value>): ValueRule<Value> => ({
  ...rule,
  tidy: (given) => rule.tidy(tidy(given)),
});
