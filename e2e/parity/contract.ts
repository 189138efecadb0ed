import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';

export interface Schema {
  $ref?: string;
  enum?: unknown[];
  type?: string;
  format?: string;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
}

/** An operation of the committed contract. */
export interface Operation {
  method: string;
  /** With its parameters in braces. */
  path: string;
  operationId: string;
  parameters?: { name: string; in: 'path' | 'query'; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema; example?: Record<string, unknown> }> };
}

interface Contract {
  paths: Record<string, Record<string, Omit<Operation, 'method' | 'path'>>>;
  components: { schemas: Record<string, Schema> };
}

const contract = createRequire(import.meta.url)('@touchline/api-client/openapi.json') as Contract;

const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];

/** What changes least comes first, and a part before the whole, so that what is asked for later is still there. */
const inOrder = (one: Operation, other: Operation): number =>
  methods.indexOf(one.method) - methods.indexOf(other.method) || depth(other) - depth(one);

const depth = ({ path }: Operation): number => path.split('/').length;

/** All but the server's health, of which the demo has none. */
export const operations: Operation[] = Object.entries(contract.paths)
  .flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
  )
  .filter(({ path }) => !path.startsWith('/api/health/'))
  .sort(inOrder);

/** The members that a body may have. */
export function membersOf({ requestBody }: Operation): string[] {
  const schema = requestBody?.content['application/json']?.schema;
  const name = schema?.$ref?.split('/').at(-1);
  return Object.keys((name ? contract.components.schemas[name] : schema)?.properties ?? {});
}

export type Role = 'anonymous' | 'parent-own' | 'parent-other' | 'coach' | 'admin';

/** Who calls what, by the permission matrix: `GET /api/teams` to its roles. */
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
