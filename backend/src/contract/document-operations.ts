import { type OpenAPIObject } from '@nestjs/swagger';
import { type Action, type Actor, can } from '@touchline/domain';
import { exampleOf, type Schema } from './request-example.ts';

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
