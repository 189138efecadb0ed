import { csvOf, type ImportSummary, type ImportType, importTypes } from '@touchline/domain';
import { type ClubClient, together } from './club-client.ts';
import { type County, type Row } from './county-data.ts';

/** How many fixtures are under way at once. */
const atOnce = 8;

/** Imports the four files in the order in which a club needs them; a row that is wrong is thrown. */
export async function importFiles(club: ClubClient, { files }: County): Promise<Record<ImportType, ImportSummary>> {
  const summaries: [ImportType, ImportSummary][] = [];
  for (const type of importTypes) {
    const form = new FormData();
    form.append('file', new File([tableOf(files[type])], `${type}.csv`));
    const { summary, results } = await club.post(`/api/import/${type}`, form);
    const wrong = results.find(({ status }: { status: string }) => status === 'error');
    if (wrong) throw new Error(`${type}.csv, line ${wrong.line}, ${wrong.name}: ${wrong.message}`);
    summaries.push([type, summary]);
  }
  return Object.fromEntries(summaries) as Record<ImportType, ImportSummary>;
}

const tableOf = (rows: Row[]) => csvOf([Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]);

/** Makes every fixture an event of the two teams that play. */
export async function addFixtures(club: ClubClient, { fixtures }: County): Promise<void> {
  const teams: { id: number; name: string; league: { name: string } | null }[] = await club.get('/api/teams');
  const ids = new Map(teams.map(({ id, name, league }) => [`${league?.name} ${name}`, id]));
  await together(
    fixtures,
    atOnce,
    async ({ title, type, date, startTime, location, leagueName, homeTeam, awayTeam }) => {
      const teamsInvolved = [homeTeam, awayTeam].map((name) => ids.get(`${leagueName} ${name}`));
      await club.post('/api/events', { title, type, date, startTime, location, teamsInvolved, relevanceType: 'team' });
    },
  );
}
