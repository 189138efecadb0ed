/** What a value must be. Decorators, form schemas, import cells and the demo server are adapters over these rules. */
export interface ValueRule<Value = unknown> {
  /** The form in which the value is stored. A value of another type is returned as it is, for `problemWith` to refuse. */
  tidy: (given: unknown) => unknown;
  /** The sentence on what is wrong with a tidied value, or null. `$property` stands for the value's name. */
  problemWith: (value: unknown) => string | null;
  /** What the API's document says of the value, with its type. */
  schema?: ValueSchema;
  /** Never set; carries the type of an acceptable value. */
  readonly type?: Value;
}

/** The part of JSON Schema that rules need. */
export interface ValueSchema {
  type: string;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  items?: ValueSchema;
  example?: unknown;
}

/** The values of an object whose members have these rules. */
export type ValuesOf<Rules> = { [Name in keyof Rules]: Rules[Name] extends ValueRule<infer Value> ? Value : never };

/** The sentence on what is wrong with a value that has not been tidied, or null. */
export const problemWith = (rule: ValueRule, given: unknown): string | null => rule.problemWith(rule.tidy(given));

/** The tidied value, or null when it has a problem. */
export function valueOf<Value>(rule: ValueRule<Value>, given: unknown): Value | null {
  const value = rule.tidy(given);
  return rule.problemWith(value) === null ? (value as Value) : null;
}

/** A rule for values that need no tidying. */
export const accept = <Value>(
  holds: (value: unknown) => boolean,
  message: string,
  schema?: ValueSchema,
): ValueRule<Value> => ({
  tidy: (given) => given,
  problemWith: (value) => (holds(value) ? null : message),
  schema,
});

/** The same rule after another function has tidied the value. */
export const tidiedBy = <Value>(tidy: (given: unknown) => unknown, rule: ValueRule<Value>): ValueRule<Value> => ({
  ...rule,
  tidy: (given) => rule.tidy(tidy(given)),
});

/** May be missing or null. */
export const optional = <Value>(rule: ValueRule<Value>): ValueRule<Value | null | undefined> => ({
  ...rule,
  problemWith: (value) => (value === null || value === undefined ? null : rule.problemWith(value)),
});

/** May be missing; null is refused. */
export const omittable = <Value>(rule: ValueRule<Value>): ValueRule<Value | undefined> => ({
  ...rule,
  problemWith: (value) => (value === undefined ? null : rule.problemWith(value)),
});
