import { clubUrl } from '../balancer.ts';
import { countStatuses, Person } from '../person.ts';
import { expect } from '../report.ts';

const guess = () =>
  new Person(clubUrl).post('/api/auth/login', { username: 'guessed@club.example', password: 'wrong' });

/** 500 wrong passwords at once, over both backends: ten are looked at. */
export async function limitsAreShared(): Promise<void> {
  const counts = countStatuses(await Promise.all(Array.from({ length: 500 }, guess)));
  expect('500 wrong passwords at once over both backends', counts[401] === 10 && counts[429] === 490, counts);
}

/** What was used up before the leader died is used up after it. */
export async function limitsSurvive(): Promise<void> {
  const { status } = await guess();
  expect('the limit holds after the failovers', status === 429, status);
}
