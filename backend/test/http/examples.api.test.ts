import { fillSampleClub } from '../../src/schema/sample-club/fill-sample-club.ts';
import { type Api } from '../support/api.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';
import { operations } from '../support/contract.ts';

/** A set-up would wait for a code that no example knows, and others need the password that the sample accounts have. */
const last = ['beginSecondFactor', 'changePassword'];

/** Swagger UI shows these examples, so consumers try them first. */
const withBody = operations
  .filter(({ requestBody }) => requestBody?.content['application/json'])
  .toSorted((one, other) => last.indexOf(one.operationId) - last.indexOf(other.operationId));

describe('The request example', () => {
  let club: ClubApp;
  let admin: Api;

  beforeAll(async () => {
    club = await startClub();
    await fillSampleClub(club.database, club.settings);
    admin = await club.signIn('admin@touchline.example');
  });
  afterAll(() => club.close());

  it.each(withBody.map((operation) => [operation.operationId, operation] as const))(
    'of %s is valid',
    async (operationId, { method, path, requestBody }) => {
      // User 3 is the last sample account, so changes to it do not affect the other examples; season 2 is the planned one.
      const id = path.startsWith('/api/users') ? '3' : path.startsWith('/api/seasons') ? '2' : '1';
      const address = path.replaceAll(/\{\w+\}/g, id);
      const caller = operationId === 'register' ? club.guest() : admin;
      const { status, body } = await caller.call(method, address, requestBody!.content['application/json']!.example);
      expect({ status, message: body?.message }).not.toMatchObject({ status: 400 });
      expect([200, 201, 202, 204, 403, 404, 409]).toContain(status);
    },
  );
});
