import fc from 'fast-check';
import { testPassword } from '../club-app.ts';
import { contract, type operations, type Schema } from '../contract.ts';
import { boundary, crestForms, forms } from './generated-forms.ts';

export interface GeneratedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array | undefined;
}

type Op = (typeof operations)[number];

/** The mails of the club that gets the requests. */
export const mailIds = ['0f5e4d3c-2b1a-4098-8765-432100000001', '0f5e4d3c-2b1a-4098-8765-432100000002'];

/** Values that tend to break servers: limits, other types, other encodings, other date formats. */
const nasty = fc.constantFrom<unknown>(
  null,
  true,
  0,
  -1,
  1e3,
  0.5,
  2147483647,
  2147483648,
  9007199254740991,
  '',
  ' ',
  '0',
  '1e3',
  '0x10',
  'null',
  '[]',
  '{}',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '👩‍👩‍👧',
  'ß'.repeat(101),
  "'; DROP TABLE users; --",
  '%',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '2026-02-30',
  '20260230',
  '2026-W05-3',
  '0000-00-00',
  '9999-12-31',
  '-0001-01-01',
  '2026-11-20T00:00:00Z',
  '24:00',
  '23:59',
  '٣',
  'x'.repeat(5000),
  [],
  [1, 2],
  ['a'],
  [[[[]]]],
  {},
  { a: 1 },
  { 0: 1 },
  { __proto__: 1 },
  '[1,2]',
  '[1,"x"]',
  Number.MAX_VALUE,
);

const someId = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 6 }) },
  { weight: 1, arbitrary: fc.integer() },
);

const resolve = (schema: Schema): Schema => {
  const target = schema.$ref ?? schema.allOf?.[0]?.$ref;
  return target ? contract.components.schemas[target.split('/').at(-1)!]! : schema;
};

/** Values of a schema, mostly valid ones, so that requests get past the first check. */
function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  const { type, enum: values, format, pattern, minLength = 0, items, properties, required = [] } = resolve(schema);
  if (values) return fc.constantFrom(...values);
  if (type === 'integer' || type === 'number') return someId;
  if (type === 'boolean') return fc.boolean();
  if (type === 'array') return fc.array(valueOf(items ?? {}), { maxLength: 4 });
  if (type === 'object') {
    // An admin's own password, for changes of accounts. With theirs, callers would change their own, and lose their sessions.
    const isOfAdmin = properties !== undefined && ('isAdmin' in properties || 'password' in properties);
    const members = Object.entries(properties ?? {}).map(([name, member]) => {
      const right = name === 'currentPassword' && isOfAdmin ? fc.constant(testPassword) : valueOf(member);
      return [name, withNasty(right)] as const;
    });
    return fc.record(Object.fromEntries(members), { requiredKeys: required });
  }
  // A deadline before every generated day.
  if (pattern?.includes(' ')) return fc.constant('1989-12-31 18:00');
  if (pattern) return fc.constantFrom('00:00', '10:30', '23:59');
  if (format === 'date')
    return fc
      .date({ min: new Date('1990-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10));
  if (format === 'date-time') return fc.constantFrom('2026-11-20T09:05:00.000Z', '2026-11-20T09:05:00+01:00');
  if (format === 'uuid') return fc.constantFrom(...mailIds);
  if (format === 'email') return fc.integer({ min: 1, max: 50 }).map((n) => `fuzz${n}@families.example`);
  return fc.oneof(
    fc.string({ minLength, maxLength: 20 }),
    fc.constantFrom('10:30', 'Mia Keller', 'U12', 'Lions'),
    fc.string({ unit: 'binary', maxLength: 8 }),
  );
}

const withNasty = (right: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: nasty });

const asText = (value: unknown) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return encodeURIComponent(String(text).toWellFormed());
};

const noHeaders: Record<string, string> = {};

/** Bodies with their headers, mostly of the type that the operation accepts. */
function contentsOf(
  path: string,
  requestBody: Op['requestBody'],
): fc.Arbitrary<Pick<GeneratedRequest, 'headers' | 'body'>> {
  const form = requestBody?.content['multipart/form-data'];
  const schema = requestBody?.content['application/json']?.schema;
  const body = fc.oneof(
    { weight: 15, arbitrary: schema ? valueOf(schema) : fc.constant(undefined) },
    { weight: 1, arbitrary: nasty },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
  const type = fc.oneof(
    { weight: 30, arbitrary: fc.constant('application/json') },
    { weight: 1, arbitrary: fc.constantFrom('text/plain', 'application/json; charset=utf-16', 'multipart/form-data') },
  );
  const json = fc
    .tuple(body, type)
    .map(([value, name]) =>
      value === undefined
        ? { headers: noHeaders, body: undefined }
        : { headers: { 'content-type': name }, body: JSON.stringify(value) },
    );
  if (!form) return json;
  const sent = (path.endsWith('/crest') ? crestForms : forms).map((content) => ({
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: content,
  }));
  return fc.oneof({ weight: 15, arbitrary: sent }, { weight: 1, arbitrary: json });
}

export function requestsOf({ method, path, parameters = [], requestBody }: Op): fc.Arbitrary<GeneratedRequest> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const valuesOf = (list: typeof parameters) => fc.tuple(...list.map(({ schema }) => withNasty(valueOf(schema))));
  return fc
    .record({
      path: valuesOf(inPath),
      query: valuesOf(inQuery),
      asked: fc.array(fc.boolean(), { minLength: inQuery.length, maxLength: inQuery.length }),
      content: contentsOf(path, requestBody),
    })
    .map((made) => {
      const filled = inPath.reduce(
        (at, { name }, index) => at.replace(`{${name}}`, asText(made.path[index]) || '%20'),
        path,
      );
      const query = inQuery.flatMap(({ name }, index) =>
        made.asked[index] ? [`${name}=${asText(made.query[index])}`] : [],
      );
      const content = method === 'GET' ? { headers: noHeaders, body: undefined } : made.content;
      return { method, path: query.length > 0 ? `${filled}?${query.join('&')}` : filled, ...content };
    });
}

export const asCurl = (url: string, { method, path, headers, body }: GeneratedRequest, cookie: string): string =>
  [
    `curl -i -X ${method} '${url}${path}'`,
    ...Object.entries({ ...headers, ...(cookie && { cookie }) }).map(([name, value]) => `-H '${name}: ${value}'`),
    ...(body === undefined ? [] : [dataOf(body)]),
  ].join(' ');

const dataOf = (body: string | Uint8Array): string =>
  typeof body === 'string'
    ? `--data-raw '${body.replaceAll("'", `'\\''`)}'`
    : `--data-binary @<(echo ${Buffer.from(body).toString('base64')} | base64 -d)`;
