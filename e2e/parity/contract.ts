import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { type Action } from '@touchline/domain';

export interface Schema {
  $ref?: string;
  enum?: unknown[];
  items?: Schema;
  type?: string;
  format?: string;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
}

/** An operation of the committed contract. */
export interface Operation {
  method: string;
  /** The path, with its parameters in braces. */
  path: string;
  operationId: string;
  parameters?: { name: string; in: 'path' | 'query'; schema: Schema }[];
  'x-requires': Action;
  /** `none` if the demo answers it with one fixed problem. */
  'x-demo'?: 'none';
  requestBody?: { content: Record<string, { schema: Schema; example?: Record<string, unknown> }> };
}

interface Contract {
  paths: Record<string, Record<string, Omit<Operation, 'method' | 'path'>>>;
  components: { schemas: Record<string, Schema> };
}

const contract = createRequire(import.meta.url)('@touchline/api-client/openapi.json') as Contract;

const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];

/** Operations that change least come first, and parts before wholes, so that later requests still find their data. */
const inOrder = (one: Operation, other: Operation): number =>
  methods.indexOf(one.method) - methods.indexOf(other.method) || depth(other) - depth(one);

const depth = ({ path }: Operation): number => path.split('/').length;

/** All operations except health, which the demo does not have. */
export const operations: Operation[] = Object.entries(contract.paths)
  .flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
  )
  .filter(({ path }) => !path.startsWith('/api/health/'))
  .sort(inOrder);

/** The members of a request body. */
export function membersOf({ requestBody }: Operation): string[] {
  const schema = requestBody?.content['application/json']?.schema;
  const name = schema?.$ref?.split('/').at(-1);
  return Object.keys((name ? contract.components.schemas[name] : schema)?.properties ?? {});
}

export type Role = 'anonymous' | 'parent-own' | 'parent-other' | 'coach' | 'welfare-officer' | 'admin';

/** The roles that call each route in the permission matrix, by `GET /api/teams`. */
export function matrixRoles(): Map<string, Role[]> {
  const file = new URL('../../backend/test/permission-matrix.csv', import.meta.url);
  const found = new Map<string, Role[]>();
  for (const row of readFileSync(file, 'utf8').split('\n')) {
    const [, method, path, what, role] = row.split(',');
    if (what !== 'default') continue;
    const route = `${method} ${path}`;
    found.set(route, [...(found.get(route) ?? []), role as Role]);
  }
  return found;
}
