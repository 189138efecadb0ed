import { limits } from '@touchline/domain';
import { readCounty } from '../county/county-data.ts';
import { csvFrom } from '../county/load-county.ts';
import { type Rounds } from './alternate.ts';
import { query } from './cluster.ts';
import { type Goal, median } from './goals.ts';
import { upload } from './import.ts';
import { load } from './load.ts';
import { type Club } from './routes.ts';

const title = 'Fixture of a measurement';

/** Imports as many fixtures of a county as fit into one file, and creates fixtures with one request each, alternately. */
export async function measureFixtures(
  { server, databaseUrl, admin, teamIds }: Club,
  data: string,
  { rounds, seconds }: Rounds,
): Promise<Goal> {
  const rows = readCounty(data).fixtures.slice(0, limits.importFile.maxRows);
  const file = csvFrom(rows.map((row) => ({ ...row, title, date: decadesLater(row.date!) })));
  const importFile = async () => {
    const began = performance.now();
    const { success } = await upload(`${server.url}/api/import/fixtures`, admin, file);
    return (success * 1000) / (performance.now() - began);
  };
  const fixture = { title, type: 'match', date: '2027-01-02', startTime: '10:30', location: 'Riverside' };
  const json = JSON.stringify({ ...fixture, teamsInvolved: teamIds, relevanceType: 'team' });
  const create = load([server.url], [{ path: '/api/events', cookie: admin, json }], 8);

  const rates: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    for (const [index, work] of [importFile, async () => (await create(seconds)).perSecond].entries()) {
      rates[index]!.push(await work());
      await query(databaseUrl, `DELETE FROM events WHERE title = '${title}'`);
    }
  }
  const [imported, created] = rates.map(median) as [number, number];
  return {
    id: 'fixtures',
    what: 'fixtures imported per second / created one by one',
    atLeast: 4,
    measured: imported / created,
    note: `${Math.round(imported)} and ${Math.round(created)} per second`,
  };
}

/** The club has the fixtures of the file already, but not on these dates. A multiple of four keeps 29 February. */
const decadesLater = (date: string) => date.replace(/^\d+/, (year) => String(Number(year) + 40));
