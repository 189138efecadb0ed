import { type ClubClient, together } from '../county/club-client.ts';
import { type County } from '../county/county-data.ts';
import { addFixtures, importFiles } from '../county/load-county.ts';

const leagueCount = 20;
const teamsPerLeague = 20;
const playersPerTeam = 12;
const ageGroups = ['U10', 'U12', 'U14', 'U16'];

/** A made-up season: 400 teams, 4,800 players, a match of each team with its neighbour. */
function season(): County {
  const leagues = Array.from({ length: leagueCount }, (_, at) => ({
    name: `League ${at + 1}`,
    ageGroup: ageGroups[at % ageGroups.length]!,
  }));
  const teams = leagues.flatMap(({ name }) =>
    Array.from({ length: teamsPerLeague }, (_, at) => ({ name: `${name} Team ${at + 1}`, leagueName: name })),
  );
  const members = teams.flatMap((team, at) =>
    Array.from({ length: playersPerTeam }, (_, shirt) => ({
      teamName: team.name,
      leagueName: team.leagueName,
      childName: `Player “${at}” O'${shirt} Ünal`,
      dateOfBirth: `201${at % 8}-0${(shirt % 9) + 1}-1${at % 10}`,
      jerseyNumber: String(shirt + 1),
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
  return { files: { leagues, teams, children, 'team-members': members }, fixtures };
}

/** Fills a running club over its API as people would: files, fixtures, answers. */
export async function playSeason(club: ClubClient): Promise<void> {
  const county = season();
  await importFiles(club, county);
  await addFixtures(club, county);
  const events: { id: number }[] = await club.get('/api/events');
  await together(events.slice(0, 100), 4, async ({ id }) => {
    const asked: { childId: number }[] = await club.get(`/api/events/${id}/availabilities`);
    for (const { childId } of asked.slice(0, 8)) {
      await club.post('/api/availabilities', { eventId: id, childId, isAvailable: childId % 3 > 0 });
    }
  });
}
