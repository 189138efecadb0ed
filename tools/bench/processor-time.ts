import { median } from './goals.ts';
import { type Request, sendMany } from './load.ts';
import { ask, type Server } from './servers.ts';

const connections = 16;
/** In each slice. */
const requestsPerSlice = 100;

/**
 * How many times as much processor time one server needs for the requests as the other. Both work in turn, and the median of the
 * quotients of neighbouring slices counts, because another program on the machine then disturbs both. The first slices warm them up.
 */
export async function processorTimeRatio(
  one: Server,
  other: Server,
  requests: Request[],
  rounds: number,
): Promise<number> {
  for (const { url } of [one, other]) await sendMany(url, requests, 5 * requestsPerSlice, connections);
  const quotients: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const used: number[] = [];
    for (const server of [one, other]) used.push(await processorTime(server, requests));
    quotients.push(used[0]! / used[1]!);
  }
  return median(quotients);
}

/** The processor time of a slice, in microseconds. */
async function processorTime(server: Server, requests: Request[]): Promise<number> {
  const before = await ask<number>(server);
  await sendMany(server.url, requests, requestsPerSlice, connections);
  return (await ask<number>(server)) - before;
}
