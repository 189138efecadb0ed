import { todayIn } from '@touchline/domain';
import { alternate, ratioOf, type Rounds } from '../alternate.ts';
import { query } from '../cluster.ts';
import { type Goal } from '../goals.ts';
import { load, type Request } from '../load.ts';
import { processorTimeRatio } from '../processor-time.ts';
import { type Club, parentsOf } from '../routes.ts';
import { CLUB_TIME_ZONE, startPeer } from '../servers.ts';
import { fillPeer, token } from './fill.ts';
import { prepareProject, schema, strapiVersion } from './project.ts';

const connections = 32;

/** Our server against Strapi with the same data in the same PostgreSQL, for two pages that a club opens all the time. */
export async function measurePeer(club: Club, rounds: Rounds): Promise<Goal[]> {
  await query(club.databaseUrl, `CREATE SCHEMA ${schema}`);
  const peer = await startPeer(club.databaseUrl, prepareProject());
  await fillPeer(club.databaseUrl);
  const families = await query<{ children: number[]; team: number }>(club.databaseUrl, familiesQuery);
  const compare = async (what: string, ours: Request[], theirs: Request[]): Promise<Goal> => {
    console.log(`${what}, Strapi …`);
    const targets = [load([club.server.url], ours, connections), load([peer.url], theirs, connections)] as const;
    const samples = await alternate(...targets, rounds);
    const measured = ratioOf('perSecond', samples);
    const goal = { id: 'peer', what: `${what}: throughput / Strapi ${strapiVersion}`, atLeast: 1 };
    if (measured === null) return { ...goal, measured, hasFailed: true };
    const time = await processorTimeRatio(peer, club.server, theirs, { rounds: 7, warming: 100, otherRequests: ours });
    return { ...goal, measured, note: `Strapi needs ${time.toFixed(0)} × the processor time` };
  };
  const goals = [
    await compare('upcoming events with answers', club.routes['dashboard events']!, families.map(upcomingEvents)),
    await compare('roster', club.rosters, families.map(roster)),
  ];
  await peer.stop();
  return goals;
}

/** The families whose requests our server answers. */
const familiesQuery = `
  SELECT array_agg(g.child_id ORDER BY g.child_id) AS children,
         (SELECT min(team_id) FROM team_members WHERE child_id = min(g.child_id)) AS team
  FROM users u JOIN guardianships g ON g.user_id = u.id
  WHERE split_part(u.email, '@', 1) = ANY ('{${parentsOf(1).join()}}')
  GROUP BY u.id`;

const upcomingEvents = ({ children }: { children: number[] }) => {
  const today = todayIn(CLUB_TIME_ZONE);
  const ofChildren = (path: string) => children.map((child, index) => `${path}[documentId][$in][${index}]=${child}`);
  return request('/api/events', [
    `filters[date][$gte]=${today}`,
    ...ofChildren('filters[teams][players]'),
    ...ofChildren('populate[answers][filters][player]'),
    'populate[teams]=true',
    'sort[0]=date',
    'sort[1]=startTime',
    'pagination[limit]=15',
  ]);
};

const roster = ({ team }: { team: number }) => request(`/api/teams/${team}`, ['populate[players]=true']);

const request = (path: string, parameters: string[]): Request => ({
  path: `${path}?${parameters.join('&')}`,
  cookie: '',
  authorization: `Bearer ${token}`,
});
