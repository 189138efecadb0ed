import { type OpenAPIObject } from '@nestjs/swagger';

export interface Schema {
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
export function exampleOf(schema: Schema, document: OpenAPIObject): Record<string, unknown> {
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
