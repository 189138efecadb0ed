import { csvOf, type ImportSummary, type ImportType, importTypes } from '@touchline/domain';
import { type ClubClient, forEachConcurrently } from './club-client.ts';
import { type County, type Row } from './county-data.ts';

const concurrentRequests = 8;

/** Imports the four files in the order of their references. Throws if a row fails. */
export async function importFiles(club: ClubClient, { files }: County): Promise<Record<ImportType, ImportSummary>> {
  const summaries: [ImportType, ImportSummary][] = [];
  for (const type of importTypes) {
    const form = new FormData();
    form.append('file', new File([csvFrom(files[type])], `${type}.csv`));
    const { summary, results } = await club.post(`/api/import/${type}`, form);
    const failed = results.find(({ status }: { status: string }) => status === 'error');
    if (failed) throw new Error(`${type}.csv, line ${failed.line}, ${failed.name}: ${failed.message}`);
    summaries.push([type, summary]);
  }
  return Object.fromEntries(summaries) as Record<ImportType, ImportSummary>;
}

const csvFrom = (rows: Row[]) => csvOf([Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]);

/** Creates an event for the two teams of every fixture. */
export async function addFixtures(club: ClubClient, { fixtures }: County): Promise<void> {
  const teams: { id: number; name: string; league: { name: string } | null }[] = await club.get('/api/teams');
  const ids = new Map(teams.map(({ id, name, league }) => [`${league?.name} ${name}`, id]));
  await forEachConcurrently(
    fixtures,
    concurrentRequests,
    async ({ title, type, date, startTime, location, leagueName, homeTeam, awayTeam }) => {
      const teamsInvolved = [homeTeam, awayTeam].map((name) => ids.get(`${leagueName} ${name}`));
      await club.post('/api/events', { title, type, date, startTime, location, teamsInvolved, relevanceType: 'team' });
    },
  );
}
