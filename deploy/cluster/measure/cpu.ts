import { readdirSync, readFileSync } from 'node:fs';
import { backendPids } from '../verify/backends.ts';
import { leader, postmasterOf } from '../verify/database-nodes.ts';
import { machines } from '../verify/machines.ts';
import { pidOf } from '../verify/processes.ts';

/** Processor time used by each part of the cluster, in milliseconds. */
export type Cpu = Record<'backends' | 'leader' | 'followers' | 'haproxy' | 'pgbouncer', number>;

export async function readCpu(): Promise<Cpu> {
  const { name } = await leader();
  const followers = machines.databases.filter((node) => node.name !== name);
  const used = usedByTree();
  const total = (pids: (number | undefined)[]) => pids.reduce<number>((sum, pid) => sum + used(pid), 0);
  return {
    backends: total(backendPids()),
    leader: total([postmasterOf(name)]),
    followers: total(followers.map((node) => postmasterOf(node.name))),
    haproxy: total([pidOf('haproxy')]),
    pgbouncer: total([pidOf('pgbouncer')]),
  };
}

// Linux counts processor time in hundredths of a second.
const tickMs = 10;

/** Processor time of a process and its children, including those that have exited. */
function usedByTree(): (pid: number | undefined) => number {
  const processes = readdirSync('/proc').flatMap((pid) => (/^\d+$/.test(pid) ? statOf(pid) : []));
  const used = (pid: number | undefined): number => {
    const own = processes.find((process) => process.pid === pid);
    const children = processes.filter(({ parent }) => parent === pid);
    return (own?.ms ?? 0) + children.reduce((sum, child) => sum + used(child.pid), 0);
  };
  return used;
}

function statOf(pid: string): { pid: number; parent: number; ms: number }[] {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').map(Number);
    // Time in user and kernel mode, of the process and of its exited children.
    const ticks = fields.slice(11, 15).reduce((sum, value) => sum + value, 0);
    return [{ pid: Number(pid), parent: fields[1]!, ms: ticks * tickMs }];
  } catch {
    // The process has exited.
    return [];
  }
}
