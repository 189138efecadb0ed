import { childNameRule, foldName, leagueAgeGroupRule, nameRule, textRule, type ValueRule } from '@touchline/domain';
import { type ClubApp } from './club-app.ts';

/** Names that files, spreadsheets or readers could change, around a word. */
const oddNames: ((word: string) => string)[] = [
  (word) => `Zoë ${word}`,
  (word) => `O'${word} ’t Hooft`,
  (word) => `"Ace" ${word}`,
  (word) => `${word} "the "" wall"`,
  (word) => `${word}, Jr.`,
  (word) => `${word}; ${word}`,
  (word) => `-${word}`,
  (word) => `'-${word}`,
  (word) => `''-${word}`,
  (word) => `'${word}'`,
  (word) => `نور ${word} الهدى`,
  (word) => `${word} בן־דוד`,
  (word) => `李小龍 ${word}`,
  (word) => `${word} 🌟`,
  (word) => `Ñ́${word}`,
  (word) => `ß ${word} ẞ`,
  (word) => `# ${word}`,
  (word) => `${word} | ${word}`,
  (word) => `Łukasz ${word}-Ångström`,
  (word) => `1,5 ${word} 2.5`,
];

/** Names of teams and leagues can look like formulas, too. */
const oddTeamNames = [
  ...oddNames,
  (word: string) => `=${word}`,
  (word: string) => `'=${word}`,
  (word: string) => `@${word}`,
  (word: string) => `+1 ${word}`,
  (word: string) => `${word} U12`,
  (word: string) => `${word} (Under 13)`,
];

/** A number as a word, so that no two names are the same. */
const wordOf = (n: number) =>
  `W${[...n.toString(26)].map((digit) => 'abcdefghijklmnopqrstuvwxyz'[parseInt(digit, 26)]).join('')}`;

/** As the API would store it. */
function stored(rule: ValueRule<string>, text: string): string {
  const value = rule.tidy(text) as string;
  const problem = rule.problemWith(value);
  if (problem !== null) throw new Error(`${JSON.stringify(text)}: ${problem}`);
  return value;
}

const oddName = (n: number) => stored(childNameRule(), oddNames[n % oddNames.length]!(wordOf(n)));
const oddTeamName = (n: number) => stored(nameRule(), oddTeamNames[n % oddTeamNames.length]!(wordOf(n)));
const oddText = (n: number) => stored(textRule(), `=${wordOf(n)},\n"two lines";\t${wordOf(n)}`);

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Fills an empty club of odd names with teams, players, who are in a team each, and a fixture for each team. */
export async function fillOddClub(
  { database }: Pick<ClubApp, 'database'>,
  size: { players: number; teams: number; leagues: number },
): Promise<void> {
  const insert = async (table: string, rows: object[]) => {
    const columns = Object.keys(rows[0]!).join(', ');
    const source = `json_populate_recordset(NULL::${table}, $1)`;
    await database.query(`INSERT INTO ${table} (${columns}) SELECT ${columns} FROM ${source}`, [JSON.stringify(rows)]);
  };
  await insert('leagues', ids(size.leagues).map(oddLeague));
  await insert(
    'teams',
    // Teams of two leagues share each name.
    ids(size.teams).map((n) => ({
      ...named(oddTeamName(Math.ceil(n / 2))),
      league_id: (n % size.leagues) + 1,
      description: oddText(n),
    })),
  );
  await insert('children', ids(size.players).map(oddPlayer));
  await insert(
    'memberships',
    ids(size.players).map((n) => ({
      ...{ team_id: (n % size.teams) + 1, child_id: n, jersey_number: n % 100 },
      position: oddTeamName(n).slice(0, 20).trim(),
    })),
  );
  const fixtures = ids(size.teams).map((n) => oddFixture(n, size.leagues));
  await insert('events', fixtures);
  const ofTwoTeams = ids(size.teams).filter((n) => n % 3 === 2);
  await insert(
    'event_teams',
    // Two teams of one league, because a row names one league for both.
    ofTwoTeams.flatMap((n) =>
      [n, ((n + size.leagues - 1) % size.teams) + 1].map((team_id, position) => ({ event_id: n, team_id, position })),
    ),
  );
}

const named = (name: string) => ({ name, folded_name: foldName(name) });

function oddLeague(n: number) {
  const age_group = stored(leagueAgeGroupRule(), ['U12', 'Under 13', 'Ladies, "A"', '=Mixed'][n % 4]!);
  return { ...named(oddTeamName(n)), age_group, folded_age_group: foldName(age_group), description: oddText(n) };
}

const oddPlayer = (n: number) => ({
  ...named(oddName(n)),
  date_of_birth: `201${n % 7}-0${(n % 9) + 1}-1${n % 10}`,
  age_group: n % 5 === 0 ? 'U12' : null,
});

/** For a team, a league as long as there is one, or two teams. */
const oddFixture = (n: number, leagues: number) => ({
  ...{ title: oddTeamName(n), date: '2099-05-04', start_time: `${10 + (n % 10)}:30`, location: oddTeamName(n + 1) },
  ...{ team_id: n % 3 === 0 || (n % 3 === 1 && n > leagues) ? n : null },
  ...{ league_id: n % 3 === 1 && n <= leagues ? n : null, relevance_type: 'team' },
});
