import { readFileSync } from 'node:fs';
import { breaks } from './breaks.ts';
import { type Contract, type Schema } from './contract.ts';

const read = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Contract;
const released = read('../released/openapi.json');
const today = read('../openapi.json');

// Otherwise keep the old form beside the new one, or release the contract.
it('Today’s contract breaks no client of the released one', () => {
  expect(breaks(released, today)).toEqual([]);
});

it('Today’s contract has only keywords that the comparison knows, so that it can be released', () => {
  expect(breaks(today, today)).toEqual([]);
});

/** The breaks that a change of the released contract causes. */
function breaksOf(change: (contract: Contract) => void): string[] {
  const changed = structuredClone(released);
  change(changed);
  expect(changed).not.toEqual(released);
  return breaks(released, changed);
}

const operation = ({ paths }: Contract, method: string, path: string) => paths[path]![method]!;
const parameter = (contract: Contract, name: string) =>
  operation(contract, 'get', '/api/events').parameters!.find((one) => one.name === name)!;
const schema = ({ components }: Contract, name: string) => components.schemas[name]!;
const member = (contract: Contract, name: string, property: string): Schema =>
  schema(contract, name).properties![property]!;
const without = (names: string[] | undefined, name: string) => names?.filter((one) => one !== name);

describe('breaks reports', () => {
  it.each<[string, (contract: Contract) => void, string]>([
    ['a missing path', ({ paths }) => delete paths['/api/club'], 'GET /api/club: is gone'],
    ['a missing operation', ({ paths }) => delete paths['/api/teams/{id}']!.delete, 'DELETE /api/teams/{id}: is gone'],
    [
      'a session that becomes required',
      (contract) => (operation(contract, 'get', '/api/club').security = [{ session: [] }]),
      'GET /api/club: needs a session now',
    ],
    [
      'a missing parameter',
      (contract) => {
        const { parameters } = operation(contract, 'get', '/api/events');
        parameters!.splice(parameters!.indexOf(parameter(contract, 'from')), 1);
      },
      'GET /api/events ?from: is gone',
    ],
    [
      'a parameter that becomes required',
      (contract) => (parameter(contract, 'from').required = true),
      'GET /api/events ?from: is required now',
    ],
    [
      'a new required parameter',
      (contract) =>
        operation(contract, 'get', '/api/club').parameters!.push({
          name: 'x',
          in: 'query',
          required: true,
          schema: {},
        }),
      'GET /api/club ?x: is required now',
    ],
    [
      'fewer values for a parameter',
      (contract) => parameter(contract, 'order').schema.enum!.pop(),
      'GET /api/events ?order: enum was ["asc","desc"], is ["asc"]',
    ],
    [
      'a lower limit of a parameter',
      (contract) => (parameter(contract, 'limit').schema.maximum = 100),
      'GET /api/events ?limit: maximum was 10000, is 100',
    ],
    [
      'a body that becomes required',
      (contract) => (operation(contract, 'post', '/api/auth/logout').requestBody = { required: true, content: {} }),
      'POST /api/auth/logout body: is required now',
    ],
    [
      'another type of body',
      (contract) => {
        const { content } = operation(contract, 'post', '/api/import/{type}').requestBody!;
        content['text/csv'] = content['multipart/form-data']!;
        delete content['multipart/form-data'];
      },
      'POST /api/import/{type} body multipart/form-data: is gone',
    ],
    [
      'a new required member of a request',
      (contract) => {
        schema(contract, 'LoginDto').properties!.reason = { type: 'string' };
        schema(contract, 'LoginDto').required!.push('reason');
      },
      'POST /api/auth/login body.reason: is required now',
    ],
    [
      'a missing member of a request',
      (contract) => delete schema(contract, 'RegisterDto').properties!.username,
      'POST /api/auth/register body.username: is gone',
    ],
    [
      'a narrower limit of a text in a request',
      (contract) => (member(contract, 'RegisterDto', 'fullName').minLength = 5),
      'POST /api/auth/register body.fullName: minLength was 2, is 5',
    ],
    [
      'more items that a request must have',
      (contract) => (member(contract, 'SendAnswersDto', 'answers').minItems = 2),
      'POST /api/answer-links/{token} body.answers: minItems was 1, is 2',
    ],
    [
      'items that a request must not repeat',
      (contract) => (member(contract, 'CreateTeamDto', 'assistantCoachIds').uniqueItems = true),
      'POST /api/teams body.assistantCoachIds: uniqueItems was undefined, is true',
    ],
    [
      'another pattern in a request',
      (contract) => (member(contract, 'SaveEventDto', 'startTime').pattern = '^x$'),
      'POST /api/events body.startTime: pattern was',
    ],
    [
      'a request member that may no longer be null',
      (contract) => delete member(contract, 'UpdateMeDto', 'phone').nullable,
      'PATCH /api/auth/me body.phone: nullable was true, is undefined',
    ],
    [
      'another type in a request',
      (contract) => (member(contract, 'LoginDto', 'password').type = 'number'),
      'POST /api/auth/login body.password: type was "string", is "number"',
    ],
    [
      'a missing member of a response',
      (contract) => {
        const dto = schema(contract, 'ClubDto');
        delete dto.properties!.timeZone;
        dto.required = without(dto.required, 'timeZone');
      },
      'GET /api/club 200.timeZone: is gone',
    ],
    [
      'a member of a response that may be missing',
      (contract) => (schema(contract, 'ClubDto').required = without(schema(contract, 'ClubDto').required, 'name')),
      'GET /api/club 200.name: may be missing now',
    ],
    [
      'a member of a response that may be null',
      (contract) => (member(contract, 'ClubDto', 'name').nullable = true),
      'GET /api/club 200.name: nullable was undefined, is true',
    ],
    [
      'another type deep in a response',
      (contract) => (member(contract, 'RosterMemberDto', 'age').type = 'string'),
      'GET /api/teams 200[].members[].age: type was "integer", is "string"',
    ],
    [
      'a value in a response that clients do not know',
      (contract) => member(contract, 'ImportResultDto', 'status').enum!.push('doubtful'),
      'POST /api/import/{type} 200.results[].status: enum was ["success","skipped","error"], is ["success","skipped","error","doubtful"]',
    ],
    [
      'another status of success',
      (contract) => {
        const { responses } = operation(contract, 'post', '/api/auth/register');
        responses['202'] = responses['201']!;
        delete responses['201'];
      },
      'POST /api/auth/register 201: is gone',
    ],
    [
      'a missing header of a response',
      (contract) => delete operation(contract, 'get', '/api/events').responses['200']!.headers!['x-total-count'],
      'GET /api/events 200 x-total-count: is gone',
    ],
    [
      'another body of an error',
      (contract) => delete schema(contract, 'Problem').properties!.correlationId,
      'GET /api/auth/me 401.correlationId: is gone',
    ],
  ])('%s', (_what, change, found) => {
    expect(breaksOf(change)).toContainEqual(expect.stringContaining(found));
  });
});

describe('breaks allows', () => {
  it.each<[string, (contract: Contract) => void]>([
    ['a new path', ({ paths }) => (paths['/api/new'] = paths['/api/club']!)],
    [
      'a new parameter',
      (contract) =>
        operation(contract, 'get', '/api/club').parameters!.push({
          name: 'x',
          in: 'query',
          schema: { type: 'string' },
        }),
    ],
    ['a new member of a request', (contract) => (schema(contract, 'LoginDto').properties!.reason = { type: 'string' })],
    ['a new member of a response', (contract) => (schema(contract, 'ClubDto').properties!.motto = { type: 'string' })],
    ['a request member that becomes optional', (contract) => schema(contract, 'LoginDto').required!.pop()],
    [
      'a wider limit of a text in a request',
      (contract) => (member(contract, 'RegisterDto', 'fullName').maxLength = 200),
    ],
    ['more values in a request', (contract) => parameter(contract, 'order').schema.enum!.push('random')],
    [
      'a response member that may no longer be null',
      (contract) => delete member(contract, 'ClubDto', 'contactEmail').nullable,
    ],
    [
      'a new error status',
      (contract) => {
        const { responses } = operation(contract, 'get', '/api/club');
        responses['418'] = responses['503']!;
      },
    ],
    [
      'other descriptions and another name of a schema',
      (contract) => {
        const text = JSON.stringify(contract).replaceAll('ClubDto', 'ClubSettingsDto').replaceAll('The zone', 'Zone');
        Object.assign(contract, JSON.parse(text));
      },
    ],
  ])('%s', (_what, change) => {
    expect(breaksOf(change)).toEqual([]);
  });
});

it('breaks throws on a keyword that it does not handle', () => {
  expect(() => breaksOf((contract) => Object.assign(schema(contract, 'ClubDto'), { oneOf: [] }))).toThrow('oneOf');
});
