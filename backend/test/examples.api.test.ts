import { fillSampleClub } from '../src/schema/sample-club.ts';
import { type Api } from './support/api.ts';
import { type ClubApp, startClub } from './support/club-app.ts';
import { operations } from './support/contract.ts';

/** Operations that take JSON: what Swagger UI shows for them is what a consumer tries first. */
const withBody = operations.filter(({ requestBody }) => requestBody?.content['application/json']);

describe('the example of a request', () => {
  let club: ClubApp;
  let admin: Api;

  beforeAll(async () => {
    club = await startClub();
    await fillSampleClub(club.database, club.settings.clubTimeZone);
    admin = await club.signIn('admin@touchline.example');
  });
  afterAll(() => club.close());

  it.each(withBody.map((operation) => [operation.operationId, operation] as const))(
    'of %s is understood as it stands',
    async (operationId, { method, path, requestBody }) => {
      // The last of the sample accounts: what happens to it disturbs nobody else.
      const address = path.replaceAll(/\{\w+\}/g, path.startsWith('/api/users') ? '3' : '1');
      const caller = operationId === 'register' ? club.guest() : admin;
      const { status, body } = await caller.call(method, address, requestBody!.content['application/json']!.example);
      expect({ status, message: body?.message }).not.toMatchObject({ status: 400 });
      expect([200, 201, 204, 403, 404, 409]).toContain(status);
    },
  );
});
