import { type Client } from 'undici';
import { median } from './goals.ts';
import { connect, type Request, sendMany } from './load.ts';
import { ask, type Server } from './servers.ts';

/** The processor time that a slice takes the first server, in microseconds. */
const slice = 60_000;

/**
 * How many times as much processor time one server needs for the requests as the other. Both work in turn, and the median of the
 * quotients of neighbouring slices counts, because what another program disturbs for a moment then hardly counts. Both answer many
 * requests first, because Node optimises what runs often: a fast server that is still cold makes the other look better.
 */
export async function processorTimeRatio(
  one: Server,
  other: Server,
  requests: Request[],
  { rounds, warming, otherRequests = requests }: { rounds: number; warming: number; otherRequests?: Request[] },
): Promise<number> {
  const servers = [
    { server: one, requests, connections: connect(one.url, 16) },
    { server: other, requests: otherRequests, connections: connect(other.url, 16) },
  ];
  try {
    const [first] = await eachProcessorTime(servers, warming);
    const count = Math.ceil((slice * warming) / first!);
    const quotients: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const [used, compared] = await eachProcessorTime(servers, count);
      quotients.push(used! / compared!);
    }
    return median(quotients);
  } finally {
    await Promise.all(servers.flatMap(({ connections }) => connections).map((connection) => connection.close()));
  }
}

/** The processor time of so many requests on each server, in microseconds. */
async function eachProcessorTime(
  servers: { server: Server; requests: Request[]; connections: Client[] }[],
  count: number,
): Promise<number[]> {
  const times: number[] = [];
  for (const { server, requests, connections } of servers) {
    const before = await ask<number>(server);
    await sendMany(connections, requests, count);
    times.push((await ask<number>(server)) - before);
  }
  return times;
}
