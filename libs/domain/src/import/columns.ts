import { csvOf } from '../table/csv.ts';

/** In the order in which a new club imports them. `rosters` can stand for `children` and `team-members`. */
export const importTypes = [
  'leagues',
  'teams',
  'children',
  'team-members',
  'fixtures',
  'rosters',
  'trainings',
  'coaches',
] as const;
export type ImportType = (typeof importTypes)[number];

export const isImportType = (text: string): text is ImportType => (importTypes as readonly string[]).includes(text);

/** The columns of each file in the template's order; true for required ones. The age group of a team is that of its league. */
export const importColumns = {
  leagues: { name: true, ageGroup: true, description: false },
  teams: { name: true, leagueName: true, ageGroup: false, description: false },
  children: { name: true, dateOfBirth: true, parentEmail: false, ageGroup: false },
  'team-members': {
    teamName: true,
    leagueName: false,
    ageGroup: false,
    childName: true,
    dateOfBirth: true,
    jerseyNumber: false,
    position: false,
  },
  // Players, their parents and their teams in one file. The age group is that of the team's league.
  rosters: {
    name: true,
    dateOfBirth: true,
    parentEmail: false,
    teamName: true,
    leagueName: false,
    ageGroup: false,
    jerseyNumber: false,
    position: false,
  },
  fixtures: {
    title: false,
    type: false,
    date: true,
    startTime: true,
    endTime: false,
    location: false,
    leagueName: false,
    ageGroup: false,
    homeTeam: true,
    awayTeam: false,
    status: false,
    competition: false,
    externalId: false,
  },
  // A training that a team has every week.
  trainings: {
    teamName: true,
    leagueName: false,
    ageGroup: false,
    weekday: true,
    startTime: true,
    endTime: false,
    location: false,
    firstDay: true,
    lastDay: true,
    title: false,
  },
  // A row for each team of a coach. Who has no account gets one.
  coaches: {
    name: true,
    email: true,
    teamName: false,
    leagueName: false,
    ageGroup: false,
    role: false,
  },
} satisfies Record<ImportType, Record<string, boolean>>;

/** Imported in order, these rows make a small club. */
const examples: Record<ImportType, string[]> = {
  leagues: ['U12 Premier Division', 'U12', 'Saturday mornings'],
  teams: ['U12 Lions', 'U12 Premier Division', 'U12', 'Trains on Wednesdays'],
  children: ['Nia Brook', '2014-05-04', 'dana.brook@example.org;robin.brook@example.org', 'U12'],
  'team-members': ['U12 Lions', 'U12 Premier Division', 'U12', 'Nia Brook', '2014-05-04', '7', 'Midfielder'],
  rosters: [
    ...['Nia Brook', '2014-05-04', 'dana.brook@example.org;robin.brook@example.org'],
    ...['U12 Lions', 'U12 Premier Division', 'U12', '7', 'Midfielder'],
  ],
  fixtures: [
    ...['U12 Lions v Hillside Bears', 'match', '2027-05-08', '10:30', '12:00', 'Riverside Pitch 2'],
    // The away team is of another club.
    ...['U12 Premier Division', 'U12', 'U12 Lions', 'Hillside Bears'],
    ...['confirmed', 'Under 12 Division Two', 'FT-1042'],
  ],
  trainings: [
    ...['U12 Lions', 'U12 Premier Division', 'U12', 'Wednesday', '17:30', '19:00', 'Riverside Pitch 2'],
    ...['2030-01-09', '2030-06-26', ''],
  ],
  coaches: ['Casey Ward', 'casey.ward@example.org', 'U12 Lions', 'U12 Premier Division', 'U12', 'lead'],
};

/** The header and an example row. */
export const importTemplate = (type: ImportType): string => csvOf([Object.keys(importColumns[type]), examples[type]]);

export const importTemplateNames: Record<ImportType, string> = {
  leagues: 'leagues-template.csv',
  teams: 'teams-template.csv',
  children: 'children-template.csv',
  'team-members': 'team-members-template.csv',
  rosters: 'rosters-template.csv',
  fixtures: 'fixtures-template.csv',
  trainings: 'trainings-template.csv',
  coaches: 'coaches-template.csv',
};
