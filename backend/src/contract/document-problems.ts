import { type OpenAPIObject } from '@nestjs/swagger';
import { type Action, can, limits } from '@touchline/domain';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']> & { 'x-requires'?: Action };

const problemBody = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
const correlationHeader = {
  description: 'Names this request in the server’s log',
  schema: { type: 'string' as const },
};

const descriptions: Record<string, string> = {
  400: 'A value is not acceptable; `errors` has a message per field',
  401: 'Not signed in',
  403: 'The access policy or the state of things forbids it',
  404: 'Unknown, or another family’s',
  409: 'In conflict with what is there',
  413: 'The body is too large',
  415: 'The body is not of the type that this operation takes',
  429: 'Too often; `Retry-After` says when again',
  503: 'The database is away; `Retry-After` says when again',
};

/** Operations that count how often they are called. */
const limited = ['login', 'register', 'updateMe', 'changePassword', 'addChild', 'searchChild'];

/** Adds to every operation the failures that it can answer, all of one shape, and to ids in paths their bounds. */
export function documentProblems(document: OpenAPIObject): OpenAPIObject {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item as Record<string, Operation>)) {
      for (const status of problemsOf(path, method, operation)) {
        operation.responses[status] ??= { description: descriptions[status]!, content: problemBody };
      }
      for (const answer of Object.values(operation.responses)) {
        if (answer && 'description' in answer)
          answer.headers = { 'x-correlation-id': correlationHeader, ...answer.headers };
      }
      boundIds(operation);
    }
  }
  Object.values(document.components?.schemas ?? {}).forEach(tightenSchema);
  return document;
}

function problemsOf(path: string, method: string, operation: Operation): string[] {
  const action = operation['x-requires'];
  const isChange = method !== 'get';
  const hasId = path.includes('{');
  return [
    ...(isChange || hasId || operation.parameters?.length ? ['400'] : []),
    ...(action && !can(null, action) ? ['401', '403'] : []),
    ...(operation.operationId === 'login' ? ['401'] : []),
    ...(isChange ? ['403', '404', '409', '413', '415'] : []),
    ...(hasId ? ['404'] : []),
    ...(limited.includes(operation.operationId ?? '') ? ['429'] : []),
    '503',
  ];
}

/** Every number of ours is a whole one, and who may be null says so in the list of values, too. */
function tightenSchema(schema: object): void {
  const { properties = {}, items, ...own } = schema as { properties?: Record<string, object>; items?: object } & Values;
  if (own.type === 'number') Object.assign(schema, { type: 'integer' });
  if (own.nullable && own.enum) Object.assign(schema, { enum: [...own.enum, null] });
  [...Object.values(properties), ...(items ? [items] : [])].forEach(tightenSchema);
}

interface Values {
  type?: string;
  nullable?: boolean;
  enum?: unknown[];
}

function boundIds(operation: Operation): void {
  for (const parameter of operation.parameters ?? []) {
    if (!('in' in parameter) || parameter.in !== 'path' || !/id$/i.test(parameter.name)) continue;
    parameter.schema = { type: 'integer', minimum: limits.id.min, maximum: limits.id.max };
  }
}
