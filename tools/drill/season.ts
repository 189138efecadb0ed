import { type ClubClient, forEachConcurrently } from '../county/club-client.ts';
import { type County } from '../county/county-data.ts';
import { importFiles } from '../county/load-county.ts';

const leagueCount = 20;
const teamsPerLeague = 20;
const playersPerTeam = 12;
const ageGroups = ['U10', 'U12', 'U14', 'U16'];

/** A generated season: 400 teams, 4,800 players, a match between each team and its neighbour. */
function season(): County {
  const leagues = Array.from({ length: leagueCount }, (_, at) => ({
    name: `League ${at + 1}`,
    ageGroup: ageGroups[at % ageGroups.length]!,
  }));
  const teams = leagues.flatMap(({ name }) =>
    Array.from({ length: teamsPerLeague }, (_, at) => ({ name: `${name} Team ${at + 1}`, leagueName: name })),
  );
  const members = teams.flatMap((team, at) =>
    Array.from({ length: playersPerTeam }, (_, index) => ({
      teamName: team.name,
      leagueName: team.leagueName,
      childName: `Player “${at}” O'${index} Ünal`,
      dateOfBirth: `201${at % 8}-0${(index % 9) + 1}-1${at % 10}`,
      jerseyNumber: String(index + 1),
    })),
  );
  const children = members.map(({ childName, dateOfBirth }) => ({ name: childName, dateOfBirth }));
  const fixtures = teams.map(({ name, leagueName }, at) => ({
    title: `${name} at home`,
    type: 'match',
    date: new Date(Date.now() + ((at % 60) + 1) * 86_400_000).toISOString().slice(0, 10),
    startTime: '10:30',
    location: 'Riverside; Pitch\t2',
    leagueName,
    homeTeam: name,
    awayTeam: teams[(at % teamsPerLeague) + 1 === teamsPerLeague ? at - 1 : at + 1]!.name,
  }));
  return { leagues, teams, children, 'team-members': members, fixtures };
}

/** Fills a running club through its API: import files, responses. */
export async function createSeason(club: ClubClient): Promise<void> {
  await importFiles(club, season());
  const events: { id: number }[] = await club.get('/api/events');
  await forEachConcurrently(events.slice(0, 100), 4, async ({ id }) => {
    const availabilities: { childId: number }[] = await club.get(`/api/events/${id}/availabilities`);
    for (const { childId } of availabilities.slice(0, 8)) {
      await club.post('/api/availabilities', { eventId: id, childId, isAvailable: childId % 3 > 0 });
    }
  });
}
