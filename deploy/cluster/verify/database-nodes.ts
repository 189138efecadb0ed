import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployed, folderOf, machines, password } from './machines.ts';
import { pidOf, signalTree, start, until } from './processes.ts';

type Node = (typeof machines.databases)[number];

const nodes = machines.databases;
const list = (write: (node: Node) => string) => nodes.map(write).join(',');

/** Starts etcd and Patroni of one machine; Patroni starts PostgreSQL and reuses existing data. */
export function startNode({ name, address }: Node): void {
  const url = (port: number) => `http://${address}:${port}`;
  start(`etcd-${name}`, {
    command: '/usr/bin/etcd',
    asDatabaseUser: true,
    env: {
      ETCD_NAME: name,
      ETCD_LISTEN_CLIENT_URLS: url(2379),
      ETCD_ADVERTISE_CLIENT_URLS: url(2379),
      ETCD_LISTEN_PEER_URLS: url(2380),
      ETCD_INITIAL_ADVERTISE_PEER_URLS: url(2380),
      ETCD_INITIAL_CLUSTER: list((node) => `${node.name}=http://${node.address}:2380`),
      ETCD_INITIAL_CLUSTER_TOKEN: 'touchline',
      ETCD_DATA_DIR: join(folderOf(name), 'etcd'),
    },
  });
  start(`patroni-${name}`, {
    command: '/usr/bin/patroni',
    args: [deployed('patroni.yml')],
    asDatabaseUser: true,
    env: {
      PATRONI_NAME: name,
      PATRONI_ETCD3_HOSTS: list((node) => `${node.address}:2379`),
      PATRONI_RESTAPI_LISTEN: `${address}:8008`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:8008`,
      PATRONI_POSTGRESQL_LISTEN: `${address}:5432`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:5432`,
      PATRONI_POSTGRESQL_DATA_DIR: dataOf(name),
      PATRONI_POSTGRESQL_PGPASS: join(folderOf(name), 'pgpass'),
      PATRONI_SUPERUSER_PASSWORD: password,
      PATRONI_REPLICATION_PASSWORD: password,
      PATRONI_RESTAPI_USERNAME: 'patroni',
      PATRONI_RESTAPI_PASSWORD: password,
    },
  });
}

const dataOf = (name: string) => join(folderOf(name), 'data');

/** Process id of the machine's PostgreSQL, if it runs. */
export const postmasterOf = (name: string): number | undefined => {
  try {
    return Number(readFileSync(join(dataOf(name), 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return undefined;
  }
};

/** How a machine fails: power loss (kill -9 of etcd, Patroni and PostgreSQL), or a hang. */
export type Failure = 'killed' | 'hung';

export const injectFailure = (failure: Failure, node: Node) =>
  signalNode(node, failure === 'killed' ? 'SIGKILL' : 'SIGSTOP');

/** Restarts the machine with its data. A watchdog resets a machine that hangs; without one the machine resumes. */
export function recover(failure: Failure, node: Node, hasWatchdog: boolean): void {
  if (failure === 'hung') signalNode(node, hasWatchdog ? 'SIGKILL' : 'SIGCONT');
  if (failure === 'killed' || hasWatchdog) startNode(node);
}

function signalNode({ name }: Node, signal: NodeJS.Signals): void {
  for (const pid of [pidOf(`patroni-${name}`), postmasterOf(name), pidOf(`etcd-${name}`)]) signalTree(pid, signal);
}

/** Process ids of PostgreSQL, which are not our child processes. */
export const postmasters = () => nodes.map(({ name }) => postmasterOf(name));

interface Member {
  name: string;
  role: 'leader' | 'sync_standby' | 'replica';
  state: string;
  timeline?: number;
}

/** The cluster's members, as reported by Patroni on the first machine that responds. */
export async function members(): Promise<Member[]> {
  const responses = nodes.map(async ({ address }) => {
    const response = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(2000) });
    return ((await response.json()) as { members: Member[] }).members;
  });
  return Promise.any(responses);
}

export async function leader(): Promise<Node> {
  const { name } = (await members()).find(({ role }) => role === 'leader')!;
  return nodes.find((node) => node.name === name)!;
}

/** Waits until all three run on one timeline and one follows synchronously. */
export const waitForReplicas = () =>
  until('three running databases with a synchronous follower', 180, async () => {
    const all = await members();
    const isUp = ({ state }: Member) => ['running', 'streaming'].includes(state);
    const roles = all.map(({ role }) => role).sort();
    const timelines = new Set(all.map(({ timeline }) => timeline));
    return roles.join() === 'leader,replica,sync_standby' && all.every(isUp) && timelines.size === 1;
  });
