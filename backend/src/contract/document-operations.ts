import { type OpenAPIObject } from '@nestjs/swagger';
import { type Action, type Actor, mayTry } from '@touchline/domain';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']> & { 'x-requires'?: Action };

/** Completes every operation with its roles, security and an example of its body. */
export function documentOperations(document: OpenAPIObject): OpenAPIObject {
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item as Record<string, Operation>)) describeOperation(operation, document);
  }
  return document;
}

function describeOperation(operation: Operation, document: OpenAPIObject): void {
  const action = operation['x-requires'];
  const roleText = action && `For ${rolesFor(action)} (\`${action}\`).`;
  operation.description = [operation.description, roleText].filter(Boolean).join(' ');
  // An empty list means that no session is needed.
  operation.security ??= [];
  for (const response of Object.values(operation.responses)) {
    if (response && 'description' in response) response.description ||= 'Success';
  }

  const body = operation.requestBody && 'content' in operation.requestBody ? operation.requestBody : undefined;
  const json = body?.content['application/json'];
  if (json?.schema) json.example ??= exampleOf(json.schema as Schema, document);
}

const roles = { isParent: false, isCoach: false, isAdmin: false };
const actors: [Actor, string][] = [
  [{ id: 0, ...roles, isParent: true }, 'parents'],
  [{ id: 0, ...roles, isCoach: true }, 'coaches'],
  [{ id: 0, ...roles, isAdmin: true }, 'admins'],
];

/** The roles that may perform an action, in words. */
function rolesFor(action: Action): string {
  const allowed = actors.filter(([actor]) => mayTry(actor, action)).map(([, name]) => name);
  if (mayTry(null, action)) return allowed.length > 0 ? 'everyone, signed in or not' : 'guests';
  return allowed.length === actors.length ? 'all signed-in users' : allowed.join(' and ');
}

interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  example?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
}

/** Examples for required members without an `@example`, by format or type. */
const defaultExamples: Record<string, unknown> = {
  date: '2015-03-14',
  email: 'casey.rivera@club.example',
  password: 'correct horse',
  integer: 1,
  number: 1,
  boolean: true,
};

/**
 * An example body with all required members and the optional members that have an `@example` (a string of several words needs
 * double quotes).
 */
function exampleOf(schema: Schema, document: OpenAPIObject): Record<string, unknown> {
  const { properties = {}, required = [] } = resolve(schema, document);
  const members = Object.entries(properties).map(([name, { example, type = '', format = type }]) => [
    name,
    example ?? (required.includes(name) ? defaultExamples[format] : undefined),
  ]);
  return Object.fromEntries(members.filter(([, example]) => example !== undefined)) as Record<string, unknown>;
}

function resolve(schema: Schema, document: OpenAPIObject): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name ? (document.components!.schemas![name] as Schema) : schema;
}
