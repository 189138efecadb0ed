import { Ajv, type ValidateFunction } from 'ajv';
import { contract, type operations, type Schema } from '../contract.ts';

type Op = (typeof operations)[number];

const ajv = new Ajv({ strict: false, allErrors: false, formats: { binary: true } });

/** JSON Schema of an OpenAPI 3.0 schema; objects may not have undocumented members. */
function asJsonSchema(schema: Schema): object {
  const { nullable, properties, items, additionalProperties, allOf, $ref, ...rest } = schema;
  const target = $ref ?? allOf?.[0]?.$ref;
  const own = target
    ? asJsonSchema(contract.components.schemas[target.split('/').at(-1)!]!)
    : {
        ...rest,
        ...(properties && {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, member]) => [name, asJsonSchema(member)]),
          ),
          additionalProperties: false,
        }),
        ...(typeof additionalProperties === 'object' && { additionalProperties: asJsonSchema(additionalProperties) }),
        ...(items && { items: asJsonSchema(items) }),
      };
  return nullable ? { anyOf: [{ type: 'null' }, own] } : own;
}

const validators = new Map<string, ValidateFunction>();

/** How the response breaks the contract, or null. */
export function offContract(operation: Op, status: number, contentType: string, body: unknown): string | null {
  const documented = operation.responses[String(status)];
  if (!documented) return `${status} is not documented`;
  const [type, content] = Object.entries(documented.content ?? {})[0] ?? [];
  if (!type || !content) return body === '' ? null : 'a body where none is documented';
  if (!contentType.startsWith(type)) return `${contentType} instead of ${type}`;
  const key = `${operation.operationId} ${status}`;
  const validate = validators.get(key) ?? ajv.compile(asJsonSchema(content.schema));
  validators.set(key, validate);
  return validate(body) ? null : `${ajv.errorsText(validate.errors)}: ${JSON.stringify(body).slice(0, 300)}`;
}
