import { setTimeout as pause } from 'node:timers/promises';
import { backendUrls } from './backends.ts';
import { befall, bringBack, everyoneFollows, leader, type Mishap } from './database-nodes.ts';
import { type Load } from './load.ts';
import { Person } from './person.ts';
import { until } from './processes.ts';
import { expect } from './report.ts';

/** Takes the leader away under load, waits for another one, and brings the old one back as a follower. */
export async function failOver<T>(mishap: Mishap, load: Load, justBefore?: () => Promise<T>): Promise<T> {
  const former = await leader();
  await pause(2000);
  const begun = (await justBefore?.()) as T;
  const moment = Date.now();
  befall(mishap, former);
  await until('writes are confirmed again', 120, () => load.writesCameBackAfter(moment) !== null);
  const writes = load.writesCameBackAfter(moment)!.toFixed(1);
  await until('both backends are ready', 60, bothReady);
  const ready = ((Date.now() - moment) / 1000).toFixed(1);
  const next = await leader();
  const seen = `${former.name} → ${next.name}, writes again after ${writes} s, both backends ready after ${ready} s`;
  expect(`the leader is ${mishap}: another one leads`, next.name !== former.name, seen);

  bringBack(mishap, former, !process.argv.includes('--without-watchdog'));
  const follows = await everyoneFollows().then(
    () => true,
    () => false,
  );
  expect('  the former leader follows', follows && (await leader()).name === next.name, (await leader()).name);
  const { counts, longest } = load.since(moment);
  expect('  answers meanwhile, and the longest wait', load.strange.length === 0, [
    counts,
    `${longest} s`,
    ...load.strange,
  ]);
  return begun;
}

async function bothReady(): Promise<boolean> {
  const answers = await Promise.all(backendUrls.map((url) => new Person(url).get('/api/health/ready')));
  return answers.every(({ status }) => status === 200);
}
