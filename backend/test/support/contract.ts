import { readFileSync } from 'node:fs';

/** An operation of the committed contract. */
export interface Operation {
  operationId: string;
  summary?: string;
  'x-requires'?: string;
  parameters?: { name: string; in: 'path' | 'query'; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  pattern?: string;
  minLength?: number;
  enum?: unknown[];
  nullable?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
  additionalProperties?: Schema | boolean;
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

export const contractFile = new URL('../../../libs/api-client/openapi.json', import.meta.url);

export const contract = JSON.parse(readFileSync(contractFile, 'utf8')) as Contract;

export const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, ...operation })),
);

export const contractRoutes = operations.map(({ method, path }) => `${method} ${path}`);
