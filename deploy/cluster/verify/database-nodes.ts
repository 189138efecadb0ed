import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployed, folderOf, machines, password } from './machines.ts';
import { pidOf, signalTree, start, until } from './processes.ts';

type Node = (typeof machines.databases)[number];

const nodes = machines.databases;
const list = (write: (node: Node) => string) => nodes.map(write).join(',');

/** etcd and Patroni of one machine, which starts PostgreSQL; on data that are there it goes on with them. */
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

/** The main process of its PostgreSQL, while there is one. */
export const postmasterOf = (name: string): number | undefined => {
  try {
    return Number(readFileSync(join(dataOf(name), 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return undefined;
  }
};

/** Its power is cut (kill -9 of etcd, Patroni and PostgreSQL), or it hangs. */
export type Mishap = 'killed' | 'hung';

export const befall = (mishap: Mishap, node: Node) => signalNode(node, mishap === 'killed' ? 'SIGKILL' : 'SIGSTOP');

/** Brings the machine back with the data that it had. One that hung was reset by its watchdog; without one it comes to again. */
export function bringBack(mishap: Mishap, node: Node, hasWatchdog: boolean): void {
  if (mishap === 'hung') signalNode(node, hasWatchdog ? 'SIGKILL' : 'SIGCONT');
  if (mishap === 'killed' || hasWatchdog) startNode(node);
}

function signalNode({ name }: Node, signal: NodeJS.Signals): void {
  for (const pid of [pidOf(`patroni-${name}`), postmasterOf(name), pidOf(`etcd-${name}`)]) signalTree(pid, signal);
}

/** The processes of PostgreSQL, which are not children of ours. */
export const postmasters = () => nodes.map(({ name }) => postmasterOf(name));

interface Member {
  name: string;
  role: 'leader' | 'sync_standby' | 'replica';
  state: string;
  timeline?: number;
}

/** Who leads and who follows, as Patroni tells on any machine that answers. */
export async function members(): Promise<Member[]> {
  const asked = nodes.map(async ({ address }) => {
    const answer = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(2000) });
    return ((await answer.json()) as { members: Member[] }).members;
  });
  return Promise.any(asked);
}

/** The machine that leads. */
export async function leader(): Promise<Node> {
  const { name } = (await members()).find(({ role }) => role === 'leader')!;
  return nodes.find((node) => node.name === name)!;
}

/** Waits until all three are there, on one timeline, and a second one has every write. */
export const everyoneFollows = () =>
  until('all three databases are there and one follows synchronously', 180, async () => {
    const all = await members();
    const isUp = ({ state }: Member) => ['running', 'streaming'].includes(state);
    const roles = all.map(({ role }) => role).sort();
    const timelines = new Set(all.map(({ timeline }) => timeline));
    return roles.join() === 'leader,replica,sync_standby' && all.every(isUp) && timelines.size === 1;
  });
