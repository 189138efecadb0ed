import { type OpenAPIObject } from '@nestjs/swagger';
import { type Action, limits, mayTry } from '@touchline/domain';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']> & { 'x-requires'?: Action };

const problemBody = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
const correlationHeader = {
  description: 'Identifies the request in the server’s log',
  schema: { type: 'string' as const },
};

const descriptions: Record<string, string> = {
  400: 'A value is invalid; `errors` has a message per field',
  401: 'Not signed in',
  403: 'Not permitted',
  404: 'Does not exist, or you may not see it',
  409: 'Conflicts with the current data',
  413: 'The body is too large',
  415: 'The body has the wrong content type',
  429: 'A rate limit is reached; `Retry-After` says when to retry',
  503: 'The database is unavailable; `Retry-After` says when to retry',
};

/** Operations with a rate limit. */
const rateLimited = [
  ...['login', 'register', 'updateMe', 'changePassword', 'addChild', 'searchChild', 'readFeed'],
  ...['beginSecondFactor', 'confirmSecondFactor', 'renewRecoveryCodes', 'turnOffSecondFactor', 'resetFactors'],
  ...['exportAccount', 'exportChild', 'createEvent', 'updateEvent', 'createSeries', 'updateSeries'],
];

/** Operations without an id that return 404 when there is nothing to return. */
const mayBeMissing = ['getCrest'];

/** Adds the possible problems to every operation, and the bounds to ids in paths. */
export function documentProblems(document: OpenAPIObject): OpenAPIObject {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item as Record<string, Operation>)) {
      for (const status of problemsOf(path, method, operation)) {
        operation.responses[status] ??= { description: descriptions[status]!, content: problemBody };
      }
      for (const response of Object.values(operation.responses)) {
        if (response && 'description' in response)
          response.headers = { 'x-correlation-id': correlationHeader, ...response.headers };
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
    ...(action && !mayTry(null, action) ? ['401', '403'] : []),
    ...(operation.operationId === 'login' ? ['401'] : []),
    ...(isChange ? ['403', '404', '409', '413', '415'] : []),
    ...(hasId || mayBeMissing.includes(operation.operationId ?? '') ? ['404'] : []),
    ...(rateLimited.includes(operation.operationId ?? '') ? ['429'] : []),
    '503',
  ];
}

/** All numbers are integers, and OpenAPI requires null in the enum of a nullable member. */
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
    const { schema } = parameter;
    if (schema && ('format' in schema || 'pattern' in schema)) continue;
    parameter.schema = { type: 'integer', minimum: limits.id.min, maximum: limits.id.max };
  }
}
