import { importFiles, readCounty, signIn } from '@touchline/tools/county';
import { admin } from '../verify/backends.ts';
import { query, clubUrl } from '../verify/balancer.ts';
import { ApiClient } from '../verify/api-client.ts';

const parents = 40;

/** Loads a county's season: leagues, teams, players, fixtures, and responses from three in five of each audience. */
export async function makeSeason(folder: string): Promise<void> {
  const club = await signIn({ url: clubUrl, email: admin.username, password: admin.password });
  await importFiles(club, readCounty(folder));
  const responses = `FROM event_children('2026-08-31') WHERE (event_id + child_id) % 5 < 3`;
  await query(`
    SET statement_timeout = 0;
    INSERT INTO availabilities (event_id, child_id, is_available) SELECT event_id, child_id, child_id % 4 > 0 ${responses};
    INSERT INTO availability_history (event_id, child_id, is_available, responded_at)
      SELECT event_id, child_id, is_available, responded_at FROM availabilities`);
}

/** Size of each table with its indexes, in megabytes. */
export const sizes = () =>
  query<{ name: string; rows: number; mb: number }>(`
    SELECT relname AS name, (SELECT n_live_tup::int FROM pg_stat_user_tables s WHERE s.relid = c.oid) AS rows,
           round(pg_total_relation_size(oid) / 1e6, 1)::float AS mb
    FROM pg_class c WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
    ORDER BY pg_total_relation_size(oid) DESC LIMIT 8`);

/** A signed-in parent, with a child and its upcoming events. */
export interface Family {
  client: ApiClient;
  childId: number;
  eventIds: number[];
}

/** Registers parents with two children each. */
export async function makeFamilies(): Promise<Family[]> {
  const families: Family[] = [];
  for (let n = 0; n < parents; n++) {
    const client = new ApiClient(clubUrl);
    const account = { email: `parent${n}@families.example`, password: 'long enough', fullName: 'A Parent' };
    await client.post('/api/auth/register', account);
    await query(`
      INSERT INTO guardianships (child_id, user_id)
      SELECT c.id, u.id FROM users u, (SELECT id FROM children ORDER BY id OFFSET ${n * 200} LIMIT 2) c
      WHERE u.email = '${account.email}'`);
    const [child] = (await client.get('/api/children')).body as { id: number }[];
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const events = (await client.get(`/api/children/${child!.id}/events?from=${tomorrow}`)).body as { id: number }[];
    families.push({ client, childId: child!.id, eventIds: events.map(({ id }) => id) });
  }
  return families;
}
