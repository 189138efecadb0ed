import { type ValueRule, type ValuesOf } from '@touchline/domain';
import { HttpError } from './http-error.ts';

export { booleanRule } from '@touchline/domain';

/** The members that the rules name; throws 400 with a message per field that has a problem. */
export function check<Rules extends Record<string, ValueRule>>(
  given: Record<string, unknown>,
  rules: Rules,
): ValuesOf<Rules> {
  const errors: Errors = {};
  const fields = checkWithin(errors, '', given, rules);
  assertNone(errors);
  return fields;
}

/** A message per field, whose name is its path. */
export type Errors = Record<string, string>;

/** The same as part of a larger value: adds the problems under a path, as `topics.0.isOn`, to others, and does not throw. */
export function checkWithin<Rules extends Record<string, ValueRule>>(
  errors: Errors,
  path: string,
  given: Record<string, unknown>,
  rules: Rules,
): ValuesOf<Rules> {
  const fields = Object.entries(rules).map(([member, { tidy, problemWith }]) => {
    const value = tidy(given[member]);
    const problem = problemWith(value);
    if (problem !== null) errors[path + member] = problem.replace('$property', member);
    return [member, value];
  });
  return Object.fromEntries(fields) as ValuesOf<Rules>;
}

export function assertNone(errors: Errors): void {
  const [first] = Object.values(errors);
  if (first !== undefined) throw new HttpError(400, first, { errors });
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same of the members that are given. */
export function checkGiven<Rules extends Record<string, ValueRule>>(
  given: Record<string, unknown>,
  rules: Rules,
): Partial<ValuesOf<Rules>> {
  const present = Object.entries(rules).filter(([member]) => given[member] !== undefined);
  return check(given, Object.fromEntries(present)) as Partial<ValuesOf<Rules>>;
}

/** A copy without the members that are undefined. */
export const definedOnly = <Members extends object>(members: Members): Partial<Members> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Partial<Members>;

/** May be null. */
export const nullable = <Value>(rule: ValueRule<Value>): ValueRule<Value | null> => ({
  tidy: rule.tidy,
  problemWith: (value) => (value === null ? null : rule.problemWith(value)),
});
