import { type Contract, type Schema } from './contract.ts';

/** Keywords that do not restrict values. */
const annotations = ['description', 'example', 'default', 'title', 'deprecated'];
const equal = ['format', 'pattern', 'uniqueItems'] as const;
const least = ['minimum', 'minLength', 'minItems'] as const;
const most = ['maximum', 'maxLength', 'maxItems'] as const;
const compared = ['type', 'nullable', 'enum', 'items', 'required', 'properties', 'additionalProperties'];
const known = new Set<string>([...annotations, ...equal, ...least, ...most, ...compared]);

/** A schema of the released contract and its current counterpart. */
export interface Pair {
  released?: Schema;
  current?: Schema;
}

/**
 * Compares the sender's schema with the receiver's: every value that fits the first must fit the second. A released client sends
 * requests to today's server, and today's server sends responses to a released client.
 */
export function schemaComparison(contracts: { released: Contract; current: Contract }) {
  return compare;

  function compare(at: string, sentBy: 'client' | 'server', pair: Pair): string[] {
    const released = flat(contracts.released, pair.released);
    const current = flat(contracts.current, pair.current);
    const [sent, taken] = sentBy === 'client' ? [released, current] : [current, released];
    const was = (keyword: keyof Schema) =>
      `${at}: ${keyword} was ${JSON.stringify(released[keyword])}, is ${JSON.stringify(current[keyword])}`;

    const differing: (keyof Schema | false | undefined)[] = [
      taken.type !== undefined &&
        sent.type !== taken.type &&
        !(sent.type === 'integer' && taken.type === 'number') &&
        'type',
      sent.nullable === true && taken.nullable !== true && 'nullable',
      taken.enum && !sent.enum?.every((value) => taken.enum!.includes(value)) && 'enum',
      ...equal.map((keyword) => taken[keyword] !== undefined && sent[keyword] !== taken[keyword] && keyword),
      ...least.map((keyword) => (sent[keyword] ?? -Infinity) < (taken[keyword] ?? -Infinity) && keyword),
      ...most.map((keyword) => (sent[keyword] ?? Infinity) > (taken[keyword] ?? Infinity) && keyword),
    ];

    const demanded = (taken.required ?? []).filter((name) => !sent.required?.includes(name));
    const members = Object.keys(released.properties ?? {});
    const within = (name: keyof Schema & ('items' | 'additionalProperties'), word: string) =>
      taken[name] ? compare(at + word, sentBy, { released: released[name], current: current[name] }) : [];

    return [
      ...differing.filter((keyword) => typeof keyword === 'string').map(was),
      ...demanded
        .filter((name) => !members.includes(name) || current.properties?.[name])
        .map((name) => `${at}.${name}: ${sentBy === 'client' ? 'is required now' : 'may be missing now'}`),
      ...members.flatMap((name) => {
        const member = { released: released.properties![name], current: current.properties?.[name] };
        return member.current ? compare(`${at}.${name}`, sentBy, member) : [`${at}.${name}: is gone`];
      }),
      ...within('items', '[]'),
      ...within('additionalProperties', '{}'),
    ];
  }
}

/** Resolves the references on the first level of a schema. A missing schema accepts everything. */
function flat(contract: Contract, { $ref, allOf = [], ...own }: Schema = {}): Schema {
  const unknown = Object.keys(own).find((keyword) => !known.has(keyword));
  if (unknown) throw new Error(`schema-breaks.ts does not handle the keyword ${unknown} yet`);
  const named = $ref === undefined ? [] : [contract.components.schemas[$ref.split('/').at(-1)!]!];
  const parts = [...named, ...allOf].map((part) => flat(contract, part));
  return [...parts, own].reduce((sum, part) => ({
    ...sum,
    ...part,
    required: [...(sum.required ?? []), ...(part.required ?? [])],
    properties: { ...sum.properties, ...part.properties },
  }));
}
