/** What a value must be. Decorators, form schemas, import cells and the demo server are adapters over these rules. */
export interface ValueRule<Value = unknown> {
  /** The form in which the value is kept. What is of another kind is returned as it is, for `problemWith` to refuse. */
  tidy: (given: unknown) => unknown;
  /** The sentence on what is wrong with a tidied value, or null. `$property` stands for the value's name. */
  problemWith: (value: unknown) => string | null;
  /** Never set: only tells the compiler the type of a value without a problem. */
  readonly type?: Value;
}

/** The sentence on what is wrong with a value as it was given, or null. */
export const problemWith = (rule: ValueRule, given: unknown): string | null => rule.problemWith(rule.tidy(given));

/** The value as it is kept, or null when there is something wrong with it. */
export function valueOf<Value>(rule: ValueRule<Value>, given: unknown): Value | null {
  const value = rule.tidy(given);
  return rule.problemWith(value) === null ? (value as Value) : null;
}

/** A rule for values that are kept as they are given. */
export const accept = <Value>(holds: (value: unknown) => boolean, message: string): ValueRule<Value> => ({
  tidy: (given) => given,
  problemWith: (value) => (holds(value) ? null : message),
});

/** The same rule, for a value that another function tidies first. */
export const tidiedBy = <Value>(tidy: (given: unknown) => unknown, rule: ValueRule<Value>): ValueRule<Value> => ({
  ...rule,
  tidy: (given) => rule.tidy(tidy(given)),
});
