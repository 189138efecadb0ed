import {
  accept,
  flagRule,
  idListRule,
  limits,
  messages,
  optional,
  type ValueRule,
  type ValuesOf,
} from '@touchline/domain';
import { type RequestContext } from './request-context.ts';
import { assertNone, check, checkWithin, type Errors, isObject } from './validation.ts';

const { max } = limits.chosenRows;

const atLeastOne = <Value>(rule: ValueRule<Value>): ValueRule<Value> => ({
  ...rule,
  problemWith: (value) => (Array.isArray(value) && value.length > 0 ? rule.problemWith(value) : messages.rowsRequired),
});

/** The ids of rows that a request changes. */
export const chosenIdsRule = atLeastOne(idListRule(max, messages.tooManyRows));

const rowsRule = atLeastOne(
  accept<Record<string, unknown>[]>(
    (value) => Array.isArray(value) && value.length <= max && value.every(isObject),
    messages.tooManyRows,
  ),
);

/** The rows that a request changes, in a member of its body. */
export function readRows<Rules extends Record<string, ValueRule>>(
  { body }: RequestContext,
  member: string,
  rules: Rules,
): ValuesOf<Rules>[] {
  const rows = check(body, { [member]: rowsRule })[member]!;
  const errors: Errors = {};
  const read = rows.map((row, index) => checkWithin(errors, `${member}.${index}.`, row, rules));
  assertNone(errors);
  return read;
}

/** The same request; with `preview`, it changes a copy of the data. */
export function rehearsed(context: RequestContext): RequestContext {
  const { preview } = check(context.query, { preview: optional(flagRule()) });
  return preview ? { ...context, me: context.me, data: structuredClone(context.data) } : context;
}
