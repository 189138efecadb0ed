import { admin, backendUrls } from '../backends.ts';
import { Person } from '../person.ts';
import { expect } from '../report.ts';

const [one, two] = backendUrls as [string, string];

/** A session belongs to the club, not to a backend. */
export async function sessionsAreShared(): Promise<void> {
  const here = await new Person(one).signIn(admin);
  const there = here.at(two);
  const before = (await there.get('/api/auth/me')).status;
  await there.post('/api/auth/logout', {});
  const after = (await here.get('/api/auth/me')).status;
  expect('signed in at one backend, known at the other; signed out there, gone here', before === 200 && after === 401, [
    before,
    after,
  ]);
}
