import { setTimeout as pause } from 'node:timers/promises';
import { backendUrls } from './backends.ts';
import { injectFailure, recover, waitForReplicas, leader, type Failure } from './database-nodes.ts';
import { type Load } from './load.ts';
import { ApiClient } from './api-client.ts';
import { mailsBeingSent } from './mail-server.ts';
import { until } from './processes.ts';
import { expect } from './report.ts';

/** Makes the leader fail under load, waits for a new leader, and brings the old one back as a follower. */
export async function failOver<T>(failure: Failure, load: Load, beforeFailure?: () => Promise<T>): Promise<T> {
  const former = await leader();
  await pause(2000);
  const started = (await beforeFailure?.()) as T;
  const moment = Date.now();
  const mails = mailsBeingSent();
  injectFailure(failure, former);
  await until('writes to be confirmed again', 120, () => load.secondsUntilWritesResumed(moment) !== null);
  const writes = load.secondsUntilWritesResumed(moment)!.toFixed(1);
  await until('both backends to be ready', 60, bothReady);
  const ready = ((Date.now() - moment) / 1000).toFixed(1);
  const next = await leader();
  const details = `${former.name} → ${next.name}, writes again after ${writes} s, both backends ready after ${ready} s, ${mails} mails being sent`;
  expect(`the leader is ${failure}: another node takes over`, next.name !== former.name, details);

  recover(failure, former, !process.argv.includes('--without-watchdog'));
  const follows = await waitForReplicas().then(
    () => true,
    () => false,
  );
  expect('  the former leader follows', follows && (await leader()).name === next.name, (await leader()).name);
  const { counts, longest } = load.since(moment);
  expect('  statuses during the failover, and the longest response time', load.unexpected.length === 0, [
    counts,
    `${longest} s`,
    ...load.unexpected,
  ]);
  return started;
}

async function bothReady(): Promise<boolean> {
  const responses = await Promise.all(backendUrls.map((url) => new ApiClient(url).get('/api/health/ready')));
  return responses.every(({ status }) => status === 200);
}
