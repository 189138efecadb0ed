import { clubUrl } from '../balancer.ts';
import { countStatuses, ApiClient } from '../api-client.ts';
import { expect } from '../report.ts';

const attempt = () =>
  new ApiClient(clubUrl).post('/api/auth/login', { username: 'guessed@club.example', password: 'wrong' });

/** Of 500 wrong passwords at once over both backends, ten are checked. */
export async function limitsAreShared(): Promise<void> {
  const counts = countStatuses(await Promise.all(Array.from({ length: 500 }, attempt)));
  expect('500 wrong passwords at once over both backends', counts[401] === 10 && counts[429] === 490, counts);
}

/** An exhausted limit is still exhausted after the failovers. */
export async function limitsSurvive(): Promise<void> {
  const { status } = await attempt();
  expect('the limit still applies after the failovers', status === 429, status);
}
