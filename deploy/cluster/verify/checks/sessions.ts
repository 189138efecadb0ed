import { admin, backendUrls } from '../backends.ts';
import { ApiClient } from '../api-client.ts';
import { expect } from '../report.ts';

const [one, two] = backendUrls as [string, string];

/** A session is valid at both backends and ends at both. */
export async function sessionsAreShared(): Promise<void> {
  const here = await new ApiClient(one).signIn(admin);
  const there = here.at(two);
  const before = (await there.get('/api/auth/me')).status;
  await there.post('/api/auth/logout', {});
  const after = (await here.get('/api/auth/me')).status;
  expect(
    'a session from one backend works at the other, and signing out there ends it here',
    before === 200 && after === 401,
    [before, after],
  );
}
