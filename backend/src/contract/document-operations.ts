import { type OpenAPIObject } from '@nestjs/swagger';
import { type Action, type Actor, can } from '@touchline/domain';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']> & { 'x-requires'?: Action };

/** Completes every operation by what follows from its doc comment, its action and its body's schema. */
export function documentOperations(document: OpenAPIObject): OpenAPIObject {
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item as Record<string, Operation>)) describeOperation(operation, document);
  }
  return document;
}

function describeOperation(operation: Operation, document: OpenAPIObject): void {
  const action = operation['x-requires'];
  const audience = action && `For ${whoMay(action)} (\`${action}\`).`;
  operation.description = [operation.description, audience].filter(Boolean).join(' ');
  // An empty list says: no session is needed.
  operation.security ??= [];
  for (const response of Object.values(operation.responses)) {
    if (response && 'description' in response) response.description ||= 'Done';
  }

  const body = operation.requestBody && 'content' in operation.requestBody ? operation.requestBody : undefined;
  const json = body?.content['application/json'];
  if (json?.schema) json.example ??= exampleOf(json.schema as Schema, document);
}

const roles = { isParent: false, isCoach: false, isAdmin: false };
const people: [Actor, string][] = [
  [{ id: 0, ...roles, isParent: true }, 'parents'],
  [{ id: 0, ...roles, isCoach: true }, 'coaches'],
  [{ id: 0, ...roles, isAdmin: true }, 'admins'],
];

/** In words, whom the access policy lets do it at all. */
function whoMay(action: Action): string {
  const allowed = people.filter(([actor]) => can(actor, action)).map(([, name]) => name);
  if (can(null, action)) return allowed.length > 0 ? 'everybody, signed in or not' : 'guests';
  return allowed.length === people.length ? 'everybody who is signed in' : allowed.join(' and ');
}

interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  example?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
}

/** What stands for a member that must be there and whose comment gives no example. */
const usual: Record<string, unknown> = {
  date: '2015-03-14',
  email: 'casey.rivera@club.example',
  password: 'correct horse',
  integer: 1,
  number: 1,
  boolean: true,
};

/**
 * A body as a consumer might send it: every member that must be there, and of the others those that have an example, by
 * their doc comment (`@example`; a string of several words in double quotes).
 */
function exampleOf(schema: Schema, document: OpenAPIObject): Record<string, unknown> {
  const { properties = {}, required = [] } = resolve(schema, document);
  const members = Object.entries(properties).map(([name, { example, type = '', format = type }]) => [
    name,
    example ?? (required.includes(name) ? usual[format] : undefined),
  ]);
  return Object.fromEntries(members.filter(([, example]) => example !== undefined)) as Record<string, unknown>;
}

function resolve(schema: Schema, document: OpenAPIObject): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name ? (document.components!.schemas![name] as Schema) : schema;
}
