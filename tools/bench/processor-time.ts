import { median } from './goals.ts';
import { type Request, sendMany } from './load.ts';
import { ask, type Server } from './servers.ts';

const connections = 16;
/** Node optimises what runs often. */
const warmingRequests = 200;
/** The processor time that a slice takes the first server, in microseconds. */
const slice = 60_000;

/**
 * How many times as much processor time one server needs for the requests as the other. Both work in turn, and the median of the
 * quotients of neighbouring slices counts, because another program on the machine then disturbs both.
 */
export async function processorTimeRatio(
  one: Server,
  other: Server,
  requests: Request[],
  rounds: number,
): Promise<number> {
  await sendMany(other.url, requests, warmingRequests, connections);
  const warming = await processorTime(one, requests, warmingRequests);
  const count = Math.ceil((slice * warmingRequests) / warming);
  const quotients: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const used: number[] = [];
    for (const server of [one, other]) used.push(await processorTime(server, requests, count));
    quotients.push(used[0]! / used[1]!);
  }
  return median(quotients);
}

/** The processor time of so many requests, in microseconds. */
async function processorTime(server: Server, requests: Request[], count: number): Promise<number> {
  const before = await ask<number>(server);
  await sendMany(server.url, requests, count, connections);
  return (await ask<number>(server)) - before;
}
