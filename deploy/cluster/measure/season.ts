import { addFixtures, importFiles, readCounty, signIn } from '@touchline/tools/county';
import { admin } from '../verify/backends.ts';
import { ask, clubUrl } from '../verify/balancer.ts';
import { Person } from '../verify/person.ts';

const parents = 40;

/** A county's season: leagues, teams, players, fixtures, and the answer of three in five to every event. */
export async function makeSeason(folder: string): Promise<void> {
  const county = readCounty(folder);
  const club = await signIn({ url: clubUrl, email: admin.username, password: admin.password });
  await importFiles(club, county);
  await addFixtures(club, county);
  const answered = `FROM event_children('2026-08-31') WHERE (event_id + child_id) % 5 < 3`;
  await ask(`
    SET statement_timeout = 0;
    INSERT INTO availabilities (event_id, child_id, is_available) SELECT event_id, child_id, child_id % 4 > 0 ${answered};
    INSERT INTO availability_history (event_id, child_id, is_available, responded_at)
      SELECT event_id, child_id, is_available, responded_at FROM availabilities`);
}

/** What the season takes on disk, in megabytes, table by table with their indexes. */
export const sizes = () =>
  ask<{ name: string; rows: number; mb: number }>(`
    SELECT relname AS name, (SELECT n_live_tup::int FROM pg_stat_user_tables s WHERE s.relid = c.oid) AS rows,
           round(pg_total_relation_size(oid) / 1e6, 1)::float AS mb
    FROM pg_class c WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
    ORDER BY pg_total_relation_size(oid) DESC LIMIT 8`);

/** A parent at work: signed in, and what there is to answer. */
export interface Family {
  person: Person;
  childId: number;
  eventIds: number[];
}

/** Parents who have registered, with two children each and what lies ahead of them. */
export async function makeFamilies(): Promise<Family[]> {
  const families: Family[] = [];
  for (let n = 0; n < parents; n++) {
    const person = new Person(clubUrl);
    const account = { email: `parent${n}@families.example`, password: 'long enough', fullName: 'A Parent' };
    await person.post('/api/auth/register', account);
    await ask(`
      INSERT INTO guardianships (child_id, user_id)
      SELECT c.id, u.id FROM users u, (SELECT id FROM children ORDER BY id OFFSET ${n * 200} LIMIT 2) c
      WHERE u.email = '${account.email}'`);
    const [child] = (await person.get('/api/children')).body as { id: number }[];
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const events = (await person.get(`/api/children/${child!.id}/events?from=${tomorrow}`)).body as { id: number }[];
    families.push({ person, childId: child!.id, eventIds: events.map(({ id }) => id) });
  }
  return families;
}
