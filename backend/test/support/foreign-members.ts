import { type DataSource } from 'typeorm';
import { contract, type operations } from './contract.ts';

type Op = (typeof operations)[number];

/** Values that occur nowhere else, so that they can be found in the database. */
const marks = { text: 'mass-assigned', number: 987_654, day: '1912-12-12' };

export const carriesMark = (row: Record<string, unknown>): boolean => {
  const text = JSON.stringify(row);
  return Object.values(marks).some((mark) => text.includes(String(mark)));
};

const valueFor = (type: string, flag: boolean): unknown => {
  if (type === 'boolean') return flag;
  if (type === 'jsonb') return { [marks.text]: true };
  if (type === 'date') return marks.day;
  if (type.startsWith('timestamp')) return `${marks.day}T00:00:00Z`;
  return /int|numeric/.test(type) ? marks.number : marks.text;
};

/** A value for every column of the database, by the name that the API would use. */
export async function foreignMembersFor(database: DataSource, flag: boolean): Promise<Record<string, unknown>> {
  const columns = await database.query<{ name: string; type: string }[]>(
    `SELECT DISTINCT column_name AS name, data_type AS type FROM information_schema.columns WHERE table_schema = 'public'`,
  );
  const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(columns.map(({ name, type }) => [camel(name), valueFor(type, flag)]));
}

function membersOf({ requestBody }: Op): string[] {
  const schema = requestBody?.content['application/json']?.schema;
  const named = schema?.$ref ? contract.components.schemas[schema.$ref.split('/').at(-1)!] : schema;
  return Object.keys(named?.properties ?? {});
}

/** The body with the foreign members added, as JSON because only text can contain `__proto__`. */
export function withForeignMembers(operation: Op, body: unknown, members: Record<string, unknown>): string {
  const own = membersOf(operation);
  const foreign = Object.fromEntries(Object.entries(members).filter(([name]) => !own.includes(name)));
  const text = JSON.stringify({ ...foreign, ...(body as object | undefined) });
  const inherited = JSON.stringify(members);
  return `${text.slice(0, -1)},"__proto__":${inherited},"constructor":{"prototype":${inherited}}}`;
}
