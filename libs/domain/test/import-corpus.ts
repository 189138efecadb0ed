import { type ImportType, importTypes } from '../src/index.ts';

/** The club into which every file of the corpus is imported. */
export const corpusClub = {
  leagues: [
    { name: 'Harbour League', ageGroup: 'U12' },
    { name: 'County League', ageGroup: 'U12' },
    { name: 'County League', ageGroup: 'U14' },
  ],
  /** `league` is an index of the leagues above. */
  teams: [
    { name: 'Lions', league: 0 },
    { name: 'Bears', league: 0 },
    { name: 'Bears', league: 1 },
  ],
  /** `team` is an index of the teams above. */
  children: [
    { name: 'Mia Keller', dateOfBirth: '2014-05-04', isRegistered: true, team: 0 },
    { name: 'Noah Okafor', dateOfBirth: '2014-10-21', isRegistered: true, team: null },
    { name: 'Leo Marin', dateOfBirth: '2015-01-02', isRegistered: false, team: null },
  ],
  users: [
    { email: 'admin@club.example', isAdmin: true },
    { email: 'made@club.example', isParent: true, fullName: 'Dana Brook' },
    { email: 'self@club.example', isParent: true, hasUnverifiedEmail: true },
    { email: 'coach@club.example', isCoach: true, fullName: 'Casey Ward' },
    { email: 'gone@club.example', isParent: true, isActive: false },
  ],
};

/** A file, and what the decisions say that comes of it. */
export interface CorpusFile {
  case: string;
  type: ImportType;
  file: Uint8Array;
  /** For a file that is refused as a whole. */
  refused?: { status: number; message: string };
  /** `line status name: message` for every row. */
  results?: string[];
  ignoredColumns?: string[];
  /** Names that the club has kept as they are written here. */
  kept?: string[];
}

const utf8 = (text: string) => Uint8Array.from(Buffer.from(text));
const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const utf16 = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le'));
const swapped = (bytes: Uint8Array) => Uint8Array.from(Buffer.from(bytes).swap16());
const bytes = (...parts: (number[] | string)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : part)));

type Expected = Pick<CorpusFile, 'refused' | 'results' | 'ignoredColumns' | 'kept'>;

const of = (type: ImportType) => (name: string, file: string | Uint8Array, expected: Expected) =>
  ({ case: name, type, file: typeof file === 'string' ? utf8(file) : file, ...expected }) satisfies CorpusFile;
const [leagues, teams, children, members, fixtures, rosters, trainings, coaches] = importTypes.map(of) as [
  ...[Of, Of, Of, Of],
  ...[Of, Of, Of, Of],
];
type Of = ReturnType<typeof of>;

const advice = 'Save the table as “CSV UTF-8” and try again.';
const near = (line: string, name: string) =>
  `${line} error ${name}: name "${name}" is close to the name of a registered player born on 2014-05-04. Add this player by hand if it is another one. Did you mean "Mia Keller"?`;
const refused = (status: number, message: string) => ({ refused: { status, message } });
const results = (...rows: string[]) => ({ results: rows });
const north = results('2 success North League: Imported');
const empty = refused(400, 'The file is empty. Its first line must name the columns.');
const noCsv = refused(415, `This is not a CSV file. ${advice}`);

const limit = 2 * 1024 * 1024;
const filledTo = (size: number) => `name,ageGroup,description\nNorth League,U12,`.padEnd(size, 'x');
const manyRows = (count: number) =>
  `name,ageGroup\n${Array.from({ length: count }, (_, n) => `League ${n},U12\n`).join('')}`;
/** Bytes as a compressed file has them, the same every time. */
const noise = Uint8Array.from({ length: 3000 }, (_, n) => ((n * 2_654_435_761) >>> 13) & 0xff);

const encodings: CorpusFile[] = [
  leagues('a plain file', 'name,ageGroup,description\nNorth League,U12,Saturdays\n', north),
  leagues('a byte order mark', '\ufeffname,ageGroup\nNorth League,U12\n', north),
  leagues('CRLF', 'name,ageGroup\r\nNorth League,U12\r\n', north),
  leagues('CR alone', 'name,ageGroup\rNorth League,U12\r', north),
  leagues('all kinds of line breaks', 'name,ageGroup\r\nNorth League,U12\nEast League,U12\rWest League,U12', {
    ...results(
      '2 success North League: Imported',
      '3 success East League: Imported',
      '4 success West League: Imported',
    ),
  }),
  leagues('no line break at the end', 'name,ageGroup\nNorth League,U12', north),
  leagues('letters beyond ASCII, composed or not', 'name,ageGroup\nÉtoile ⚽ Liga,U12\nE\u0301toile ⚽ Liga,U12\n', {
    ...results('2 success Étoile ⚽ Liga: Imported', '3 skipped Étoile ⚽ Liga: Duplicate of line 2'),
    kept: ['Étoile ⚽ Liga'],
  }),
  leagues('UTF-16 with its mark', utf16('\ufeffname,ageGroup\nNorth League,U12\n'), {
    ...refused(400, `Line 1 cannot be read: the file is UTF-16. ${advice}`),
  }),
  leagues('big-endian UTF-16', swapped(utf16('\ufeffname,ageGroup\nNorth League,U12\n')), {
    ...refused(400, `Line 1 cannot be read: the file is UTF-16. ${advice}`),
  }),
  leagues('UTF-16 without its mark', utf16('name,ageGroup\nNorth League,U12\n'), {
    ...refused(400, `Line 1 holds a NUL character. ${advice}`),
  }),
  leagues('Latin-1', latin1('name,ageGroup\nNorth League,U12\nÉtoile,U12\nOst,U12\n'), {
    ...refused(400, `Line 3 is not UTF-8 text. ${advice}`),
  }),
  leagues('windows-1252', bytes('name,ageGroup\r\n', [0x93], 'North', [0x94], ',U12\r\n'), {
    ...refused(400, `Line 2 is not UTF-8 text. ${advice}`),
  }),
  leagues('half of a surrogate pair', bytes('name,ageGroup\rNorth ', [0xed, 0xa0, 0x80], ',U12\r'), {
    ...refused(400, `Line 2 is not UTF-8 text. ${advice}`),
  }),
  leagues('a NUL', 'name,ageGroup\nNorth League,U12\n\nEa\0st,U12\n', {
    ...refused(400, `Line 4 holds a NUL character. ${advice}`),
  }),
  leagues('a workbook (zip)', bytes('PK', [3, 4, 20, 0, 6, 0, 8, 0], [...noise]), noCsv),
  leagues('an old workbook', bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), noCsv),
  leagues('a PDF', '%PDF-1.7\n1 0 obj\n', noCsv),
  leagues('a picture', bytes([0x89], 'PNG\r\n', [0x1a], '\n'), noCsv),
  leagues('bytes of no known kind', noise, noCsv),
  leagues('a web page', '<!doctype html>\n<title>Sign in</title>\n', {
    ...refused(400, 'The columns "name", "ageGroup" are missing. The file has the columns "<!doctype html>".'),
  }),
];

const shapes: CorpusFile[] = [
  leagues('semicolons', 'name;ageGroup;description\n"North; League";U12;Sat, Sun\n', {
    ...results('2 success North; League: Imported'),
  }),
  leagues('tabs', 'name\tageGroup\nNorth League\tU12\n', north),
  leagues('quoted names and cells', '"name","ageGroup"\n"North, East","U12"\n', {
    ...results('2 success North, East: Imported'),
  }),
  leagues('quotes inside of quotes', 'name,ageGroup\n"The ""Old"" League",U12\n', {
    ...results('2 success The "Old" League: Imported'),
  }),
  leagues('a quote inside of an unquoted cell', 'name,ageGroup\n5" League,U12\n', {
    ...results('2 success 5" League: Imported'),
  }),
  leagues('a quoted line break', 'name,ageGroup,description\r\nNorth League,U12,"Sat\r\nSun"\r\nEast League,U12,\r\n', {
    ...results('2 success North League: Imported', '4 success East League: Imported'),
  }),
  leagues('an unclosed quote', 'name,ageGroup\nNorth League,U12\n\n"East League,U12\nWest League,U12\n', {
    ...refused(400, 'Line 4 opens a quote that is never closed'),
  }),
  leagues(
    'names in other cases, with spaces and underscores',
    ' AGE_GROUP ,Na me,DESCRIPTION\nU12,North League,x\n',
    north,
  ),
  leagues('columns of no meaning', 'name,ageGroup,Colour,=HYPERLINK(),\nNorth League,U12,red,1,\n', {
    ...north,
    ignoredColumns: ['Colour', "'=HYPERLINK()"],
  }),
  leagues(
    'a missing column',
    'name,description\nNorth League,x\n',
    refused(400, 'The column "ageGroup" is missing. The file has the columns "name", "description".'),
  ),
  leagues('no header', 'North League,U12\n', {
    ...refused(400, 'The columns "name", "ageGroup" are missing. The file has the columns "North League", "U12".'),
  }),
  leagues('the delimiter in the first line', 'sep=;\r\nname;ageGroup\r\nNorth League;U12\r\n', {
    ...results('3 success North League: Imported'),
  }),
  leagues('lines above the header', 'Leagues of the club\n2026\n\nname;ageGroup\nNorth League;U12\n', {
    ...results('5 success North League: Imported'),
  }),
  leagues('names of another system', 'Division,Age Group (required),Level\nNorth League,Under 12,A\n', {
    ...north,
    ignoredColumns: ['Level'],
  }),
  leagues('a column twice', 'name,ageGroup,NAME\nNorth League,U12,x\n', {
    ...refused(400, 'The column "name" appears twice in the header'),
  }),
  leagues('a header alone', 'name,ageGroup,description\n', results()),
  leagues('nothing', '', empty),
  leagues('a mark and blank lines alone', '\ufeff\r\n \r\n', empty),
  leagues('blank lines and rows of commas', '\n\nname,ageGroup\n\n,\n , \nNorth League,U12\n\n,,,\n', {
    ...results('7 success North League: Imported'),
  }),
  leagues('trailing commas', 'name,ageGroup,\nNorth League,U12,,,\n', north),
  leagues('more cells than columns', 'name,ageGroup\nNorth League,U12,Sat\nEast League,U12\n', {
    ...results(
      '2 error North League: The row has more cells than the header has columns. Put quotes around a cell that holds a comma.',
      '3 success East League: Imported',
    ),
  }),
  leagues('fewer cells than columns', 'name,ageGroup\nNorth League\n,U12\n', {
    ...results(
      '2 error North League: ageGroup is empty. Write it like U12.',
      '3 error Line 3: name is empty. Write a name.',
    ),
  }),
  leagues('2 MB', filledTo(limit), {
    ...results(
      `2 success North League: Imported. Left out: description "${'x'.repeat(100)}…" is too long. Write at most 2000 characters`,
    ),
  }),
  leagues('2 MB and a byte', filledTo(limit + 1), refused(413, 'The file is larger than 2 MB')),
  leagues('a line of 10 MB', filledTo(5 * limit), refused(413, 'The file is larger than 2 MB')),
  leagues('10,001 rows', manyRows(10_001), refused(413, 'The file has more than 10,000 rows')),
];

const cells: CorpusFile[] = [
  leagues(
    'what is there, and what the file repeats',
    'name,ageGroup\n harbour  LEAGUE,u12\nNew,U12\nHarbour League,U14\nNEW,U12\n',
    {
      ...results(
        '2 skipped harbour LEAGUE: Already exists',
        '3 success New: Imported',
        '4 success Harbour League: Imported',
        '5 skipped NEW: Duplicate of line 3',
      ),
    },
  ),
  leagues('formulas', 'name,ageGroup\n=1+1,U12\n@SUM(A1),U12\n+49,U12\n-3,U12\n', {
    ...results(
      "2 success '=1+1: Imported",
      "3 success '@SUM(A1): Imported",
      "4 success '+49: Imported",
      "5 success '-3: Imported",
    ),
    kept: ['=1+1', '@SUM(A1)', '+49', '-3'],
  }),
  leagues(
    'texts too short, too long or not of one line',
    `name,ageGroup\nX,U12\n${'x'.repeat(101)},U12\nNo\u0007rth,U12\nNorth,${'U'.repeat(21)}\n`,
    {
      ...results(
        '2 error X: name "X" is too short. Write at least 2 characters.',
        `3 error ${'x'.repeat(100)}…: name "${'x'.repeat(100)}…" is too long. Write at most 100 characters.`,
        '4 error North: name "North" has invisible characters. It contains a control character. Remove them or type it again.',
        `5 error North: ageGroup "${'U'.repeat(21)}" is too long. Write at most 20 characters.`,
      ),
    },
  ),
  leagues('a huge cell', `name,ageGroup\n${'👩‍👩‍👧'.repeat(60_000)},U12\n`, {
    ...results(`2 error ${'👩‍👩‍👧'.repeat(20)}…: name "${'👩‍👩‍👧'.repeat(20)}…" is too long. Write at most 100 characters.`),
  }),
  teams(
    'teams and their leagues',
    'name,leagueName\nHawks,HARBOUR  league\nHawks,Nowhere\nHawks,\nHawks,County League\nlions,Harbour League\nHawks,Harbour League\n',
    {
      ...results(
        '2 success Hawks: Imported',
        '3 error Hawks: leagueName "Nowhere" is not a league of the club. Import the league first, or correct the name.',
        '4 error Hawks: leagueName is empty. Write it like U12 Premier Division.',
        '5 error Hawks: leagueName "County League" is the name of several leagues. Write its age group in the column ageGroup, or after the name, like "County League U12".',
        '6 skipped lions: Already exists',
        '7 skipped Hawks: Duplicate of line 2',
      ),
    },
  ),
  teams(
    'teams of a league that several age groups share',
    `name,leagueName,ageGroup
Red,County League,U12
Red,County League,Under 14
Red,County League U12,
Blue,County League (U-14),
Blue,County League,U9
Blue,County League U12,U14
Blue,Harbour League,U14
`,
    {
      ...results(
        '2 success Red: Imported',
        '3 success Red: Imported',
        '4 skipped Red: Duplicate of line 2',
        '5 success Blue: Imported',
        '6 error Blue: ageGroup "U9" is not an age group of the league "County League". Import the league first, or correct leagueName or ageGroup.',
        '7 error Blue: leagueName "County League U12" is not a league of the club. Import the league first, or correct the name.',
        '8 error Blue: ageGroup "U14" is not an age group of the league "Harbour League". Import the league first, or correct leagueName or ageGroup.',
      ),
    },
  ),
  teams(
    'teams without the column of leagues',
    'name\nHawks\n',
    refused(400, 'The column "leagueName" is missing. The file has the columns "name".'),
  ),
  children(
    'dates of birth',
    'name,dateOfBirth\nA,2026-02-30\nB,20140504\nC,04/05/2014\nD,1899-12-31\nE,\nF,2199-01-01\nG,2024-02-29\nH,2014-W05-3\n',
    {
      ...results(
        '2 error A: dateOfBirth "2026-02-30" is not a date. Write it like 2015-02-28.',
        '3 success B: Imported',
        '4 error C: dateOfBirth "04/05/2014" is not a date. Write it like 2015-02-28.',
        '5 error D: dateOfBirth "1899-12-31" is before 1900-01-01. Write it like 2015-02-28.',
        '6 error E: dateOfBirth is empty. Write it like 2015-02-28.',
        '7 error F: dateOfBirth "2199-01-01" is in the future. Write it like 2015-02-28.',
        '8 success G: Imported',
        '9 error H: dateOfBirth "2014-W05-3" is not a date. Write it like 2015-02-28.',
      ),
    },
  ),
  children(
    'age groups as clubs write them',
    `name,dateOfBirth,ageGroup
Ag One,2014-10-04,U12
Ag Two,2014-10-05,u12
Ag Three,2014-10-06,Under 12
Ag Four,2014-10-07,U12 Girls
Ag Five,2014-10-08,12
Ag Six,2014-10-09,#N/A
Ag Seven,2014-10-10,
`,
    {
      ...results(
        '2 success Ag One: Imported',
        '3 success Ag Two: Imported',
        '4 success Ag Three: Imported',
        '5 success Ag Four: Imported. Left out: ageGroup "U12 Girls" is not an age group from U5 to U21. Write it like U12',
        '6 success Ag Five: Imported. Left out: ageGroup "12" is not an age group from U5 to U21. Write it like U12',
        '7 success Ag Six: Imported. Left out: ageGroup "#N/A" is not an age group from U5 to U21. Write it like U12',
        '8 success Ag Seven: Imported',
      ),
    },
  ),
  children(
    'known and removed players',
    'name,dateOfBirth\nMIA keller,2014-05-04\nMia Keller,2014-05-05\nleo marin,2015-01-02\n',
    {
      ...results(
        '2 skipped MIA keller: Already exists',
        '3 success Mia Keller: Imported',
        '4 success leo marin: Imported',
      ),
    },
  ),
  children(
    'names that are none, near a known one, or have the family name first',
    'name,dateOfBirth\nMia–Keller,2014-05-04\nLia Keller,2014-05-04\nZoÃ« Roth,2014-05-04\nO&#39;Hara,2014-05-04\n#N/A,2014-05-04\n"Brook, Nia",2014-05-04\nعلی\u200cرضا,2014-05-04\n',
    {
      ...results(
        near('2', 'Mia–Keller'),
        near('3', 'Lia Keller'),
        '4 error ZoÃ« Roth: name "ZoÃ« Roth" has “Ã«”, which was read in the wrong encoding. Write the name as it is spelled.',
        '5 error O&#39;Hara: name "O&#39;Hara" has “&#39;”, which is a code of web pages. Write the name as it is spelled.',
        '6 error #N/A: name "#N/A" is an error of a spreadsheet. Write the name as it is spelled.',
        '7 success Nia Brook: Imported. "Brook, Nia" is stored as "Nia Brook"',
        '8 success علی\u200cرضا: Imported',
      ),
    },
  ),
  members(
    'players whose names are spelled a little differently',
    'teamName,childName,dateOfBirth\nBears,x,2014-05-04\nLions,"OKAFOR, Noah",2014-10-21\nlions,Nóah Okafor,2014-10-21\n',
    {
      ...results(
        '2 error x: teamName "Bears" is the name of several teams. Write the leagueName as well.',
        '3 success Noah OKAFOR: Imported',
        '4 error Nóah Okafor: childName "Nóah Okafor" is not the name of a player born on 2014-10-21. Did you mean "Noah Okafor"?',
      ),
    },
  ),
  children(
    'parents',
    'name,dateOfBirth,parentEmail,ageGroup\nA,2015-01-01, Made@Club.Example ,U12\nB,2015-01-01,self@club.example,\nC,2015-01-01,coach@club.example,\nD,2015-01-01,gone@club.example,\nE,2015-01-01,nobody,\nF,2015-01-01,made@club.example,\n',
    {
      ...results(
        '2 success A: Imported',
        '3 success B: Imported. The account self@club.example exists but its email is unverified; assign the player manually',
        '4 success C: Imported. The account coach@club.example is not a parent',
        '5 success D: Imported. The account gone@club.example is deactivated',
        '6 success E: Imported. Left out: parentEmail "nobody" is not an email address. Write it like dana.brook@example.org',
        '7 success F: Imported',
      ),
    },
  ),
  children(
    'several parents',
    'name;dateOfBirth;parentEmail\nA;2015-01-01;"made@club.example; Nobody@Club.Example ;; MADE@club.example"\nB;2015-01-01;"self@club.example;coach@club.example;made@club.example"\nC;2015-01-01;"nobody;made@club.example;x@y"\nD;2015-01-01;"a@x.example;b@x.example;c@x.example;d@x.example;e@x.example;f@x.example;g@x.example"\nMia Keller;2014-05-04;"made@club.example;nobody@club.example"\nE;2015-01-01;;\nF;2015-01-01;made@club.example;nobody@club.example\n',
    {
      ...results(
        '2 success A: Imported. There is no account with the email nobody@club.example',
        '3 success B: Imported. The account self@club.example exists but its email is unverified; assign the player manually. The account coach@club.example is not a parent',
        '4 success C: Imported. Left out: parentEmail "nobody", "x@y" are not email addresses. Write each like dana.brook@example.org',
        '5 success D: Imported. Left out: parentEmail "a@x.example;b@x.example;c@x.example;d@x.example;e@x.example;f@x.example;g@x.example" has more than 6 addresses. Write at most 6, separated by semicolons',
        '6 skipped Mia Keller: Already exists',
        '7 success E: Imported',
        '8 error F: The row has more cells than the header has columns. Put quotes around a cell that holds a comma.',
      ),
    },
  ),
  members(
    'rosters of teams with one name',
    `teamName,leagueName,ageGroup,childName,dateOfBirth
Bears,County League,U12,Mia Keller,2014-05-04
Bears,County League,U14,Mia Keller,2014-05-04
Lions,,U12,Noah Okafor,2014-10-21
Lions,,U14,Noah Okafor,2014-10-21
Bears,Harbour League u12,,Noah Okafor,2014-10-21
`,
    {
      ...results(
        '2 success Mia Keller: Imported',
        '3 error Mia Keller: teamName "Bears" is not a team in the league "County League" of the age group "U14". Correct teamName or leagueName or ageGroup.',
        '4 success Noah Okafor: Imported',
        '5 error Noah Okafor: teamName "Lions" is not a team of the age group "U14". Correct teamName or ageGroup.',
        '6 success Noah Okafor: Imported',
      ),
    },
  ),
  members(
    'rosters',
    'teamName,leagueName,childName,dateOfBirth\nlions,,NOAH okafor,2014-10-21\nBears,,Noah Okafor,2014-10-21\nBears,harbour league,Noah Okafor,2014-10-21\nBears,County League,Noah Okafor,2014-10-21\nHawks,,Mia Keller,2014-05-04\nLions,Nowhere,Mia Keller,2014-05-04\nLions,,Mia Keller,2014-05-04\nLions,,Leo Marin,2015-01-02\nLions,,Mia Keller,2014-05-05\nLions,Harbour League,Noah Okafor,2014-10-21\n',
    {
      ...results(
        '2 success NOAH okafor: Imported',
        '3 error Noah Okafor: teamName "Bears" is the name of several teams. Write the leagueName as well.',
        '4 success Noah Okafor: Imported',
        '5 success Noah Okafor: Imported',
        '6 error Mia Keller: teamName "Hawks" is not a team of the club. Import the team first, or correct the name.',
        '7 error Mia Keller: teamName "Lions" is not a team in the league "Nowhere". Correct teamName or leagueName.',
        '8 skipped Mia Keller: Already exists',
        '9 error Leo Marin: childName "Leo Marin" is not the name of a player born on 2015-01-02. Import the player first, or correct childName or dateOfBirth.',
        '10 error Mia Keller: childName "Mia Keller" is not the name of a player born on 2014-05-05. Import the player first, or correct childName or dateOfBirth.',
        '11 skipped Noah Okafor: Duplicate of line 2',
      ),
    },
  ),
  members(
    'numbers and positions',
    `teamName,childName,dateOfBirth,jerseyNumber,position\n${['-1', '1000', 'ten', '7.0', '0x7'].map((number) => `Lions,Noah Okafor,2014-10-21,${number},\n`).join('')}Bears,Noah Okafor,2014-10-21,007,\n`,
    {
      ...results(
        `2 success Noah Okafor: Imported. Left out: jerseyNumber "'-1" is not a whole number from 0 to 999. Write it like 7`,
        ...[3, 4, 5, 6].map((line) => `${line} skipped Noah Okafor: Duplicate of line 2`),
        '7 error Noah Okafor: teamName "Bears" is the name of several teams. Write the leagueName as well.',
      ),
    },
  ),
  members(
    'a long position',
    `teamName,childName,dateOfBirth,jerseyNumber,position\nLions,Noah Okafor,2014-10-21,007,${'x'.repeat(41)}\n`,
    {
      ...results(
        `2 success Noah Okafor: Imported. Left out: position "${'x'.repeat(41)}" is too long. Write at most 40 characters`,
      ),
    },
  ),
  rosters(
    'players, parents and teams of TeamSnap',
    `First,Last,Birthdate,Jersey Number,Team,Division,P1 Email Address,P2 Email Address,Non-Player
Ana,Brook,31/12/2014,7,Lions,U12,made@club.example,new@club.example,
Ana,Brook,31/12/2014,8,Bears,U14,,,
ana,brook,31/12/2014,9,LIONS,U12,,,
Mia,Keller,2014-05-04,7,Lions,U12,,,
Noah,Okafor,2014-10-21,x,Lions,U12,,,
Ben,Brook,2013-01-31,,Eagles,U12,,,
Cal,Brook,2013-01-31,,,,,,
Dana,Brook,1980-01-31,,Lions,U12,,,Yes
Eve,Brook,04/05/2014,,Lions,U12,,,
`,
    {
      ...results(
        '2 success Ana Brook: Imported. There is no account with the email new@club.example',
        '3 error Ana Brook: teamName "Bears" is not a team of the age group "U14". Correct teamName or ageGroup.',
        '4 skipped ana brook: Duplicate of line 2',
        '5 skipped Mia Keller: Already exists',
        '6 success Noah Okafor: Already exists, and is now in Lions. Left out: jerseyNumber "x" is not a whole number from 0 to 999. Write it like 7',
        '7 error Ben Brook: teamName "Eagles" is not a team of the age group "U12". Correct teamName or ageGroup.',
        '8 success Cal Brook: Imported',
        '9 error Dana Brook: nonPlayer "Yes" says that this is not a player. Leave it out.',
        '10 error Eve Brook: dateOfBirth "04/05/2014" is not a date. Write it like 2015-02-28.',
      ),
    },
  ),
  rosters(
    'a player in several teams',
    `name,dateOfBirth,teamName,leagueName
Ana Brook,2014-12-31,Lions,
Ana Brook,2014-12-31,Bears,County League
Ana Brook,2014-12-31,lions,Harbour League
`,
    {
      ...results(
        '2 success Ana Brook: Imported',
        '3 success Ana Brook: Already exists, and is now in Bears',
        '4 skipped Ana Brook: Already exists',
      ),
    },
  ),
  fixtures(
    'matches and their teams',
    `date,startTime,leagueName,homeTeam,awayTeam,title
2027-05-08,10:30,,LIONS,,
2027-05-08,10:30,harbour league,Lions,bears,Derby
2027-05-08,10:30,Harbour League,Bears,Lions,The same derby
2027-05-08,10:30,County League,Bears,,
2027-05-08,11:30,Harbour League,,,Opening
2027-05-08,11:30,Harbour League,,,Opening again
2027-05-08,10:30,,Bears,,
2027-05-08,10:30,,Lions,Hawks,
2027-05-08,10:30,Nowhere,Lions,,
2027-05-08,10:30,Nowhere,,,
2027-05-08,10:30,County League,,,
2027-05-08,10:30,,Lions,lions,
2027-05-08,10:30,,,,
`,
    {
      ...results(
        '2 success LIONS: Imported',
        '3 success Derby: Imported',
        '4 skipped The same derby: Duplicate of line 3',
        '5 success Bears: Imported',
        '6 success Opening: Imported',
        '7 skipped Opening again: Duplicate of line 6',
        '8 error Bears: homeTeam "Bears" is the name of several teams. Write the leagueName as well.',
        '9 success Lions: Imported',
        '10 error Lions: homeTeam "Lions" is not a team in the league "Nowhere". Correct homeTeam or leagueName.',
        '11 error Nowhere: leagueName "Nowhere" is not a league of the club. Import the league first, or correct the name.',
        '12 error County League: leagueName "County League" is the name of several leagues. Write its age group in the column ageGroup, or after the name, like "County League U12".',
        '13 error Lions: awayTeam "lions" is the home team as well. Write another team, or leave it empty.',
        '14 error Line 14: homeTeam is empty. Write the name of a team, or a leagueName for the whole league.',
      ),
    },
  ),
  fixtures(
    'dates, times and types of matches',
    `homeTeam,date,startTime,endTime,type
Lions,2027-02-30,10:30,,
Lions,,10:30,,
Lions,2027-05-08,9:30,,
Lions,2027-05-08,,,
Lions,2027-05-08,10:30,25:00,
Lions,2027-05-08,10:30,,picnic
Lions,2027-05-08,10:30,12:00,Training
`,
    {
      ...results(
        '2 error Lions: date "2027-02-30" is not a date. Write it like 2027-05-08.',
        '3 error Lions: date is empty. Write it like 2027-05-08.',
        '4 success Lions: Imported',
        '5 success Lions: Imported. Time to be confirmed',
        '6 error Lions: endTime "25:00" is not a time. Write it like 12:00.',
        '7 error Lions: type "picnic" is not one of match, training, tournament, friendly. Write one of them.',
        '8 success Lions: Imported',
      ),
    },
  ),
  fixtures(
    'matches of leagues that several age groups share',
    `date,startTime,leagueName,ageGroup,homeTeam
2027-05-08,10:30,County League,U14,
2027-05-08,10:30,County League U12,,
2027-05-08,10:30,County League,U16,
2027-05-08,10:30,County League,U12,Bears
2027-05-08,10:30,,U12,
`,
    {
      ...results(
        '2 success County League: Imported',
        '3 success County League U12: Imported',
        '4 error County League: ageGroup "U16" is not an age group of the league "County League". Import the league first, or correct leagueName or ageGroup.',
        '5 success Bears: Imported',
        '6 error Line 6: homeTeam is empty. Write the name of a team, or a leagueName for the whole league.',
      ),
    },
  ),
  fixtures(
    'matches that end before they start',
    `date,startTime,endTime,homeTeam
2027-04-13,23:00,00:30,Lions
2027-04-14,10:00,10:00,Lions
2027-04-15,10:00,09:00,Lions
2027-04-16,22:00,04:00,Lions
2027-04-17,22:00,04:01,Lions
`,
    {
      ...results(
        '2 success Lions: Imported',
        '3 error Lions: endTime "10:00" is before the start. Correct startTime or endTime.',
        '4 error Lions: endTime "09:00" is before the start. Correct startTime or endTime.',
        '5 success Lions: Imported',
        '6 error Lions: endTime "04:01" is before the start. Correct startTime or endTime.',
      ),
    },
  ),
  fixtures(
    'matches against other clubs, in the layout of Full-Time',
    `Type,Date / Time,Home Team,,Away Team,Venue,Competition,Status / Notes
L,2027-03-06 10:00,Lions,VS,Hillside Bears,Riverside,Division Two,
Cup,2027-03-13 10:00,Hillside Bears,VS,Lions,Hillside Park,Cup,Postponed
L,2027-03-20 10:00,Hillside Bears,VS,Hillside Owls,Hillside Park,Division Two,
L,2027-03-27 10:00,Hillside Owls,VS,Lions,Hillside Park,Division Two,maybe
L,2027-03-06 11:15,Lions,VS,Hillside Bears,Riverside,Division Two,
`,
    {
      ...results(
        '2 success Lions: Imported',
        '3 skipped Hillside Bears: Cancelled, and not in the club',
        '4 error Hillside Bears: homeTeam "Hillside Bears" and awayTeam "Hillside Owls" are not teams of the club. One of them must be.',
        '5 success Hillside Owls: Imported. Left out: status "maybe" is not one of confirmed, pending, cancelled. Write one of them',
        '6 success Lions: Imported',
      ),
    },
  ),
  fixtures('matches without the column of home teams', 'date,startTime,awayTeam\n2027-05-08,10:30,Lions\n', {
    ...refused(400, 'The column "homeTeam" is missing. The file has the columns "date", "startTime", "awayTeam".'),
  }),
  trainings(
    'weekly trainings',
    `Team,Day,Time,End,Venue,First day,Last day
Lions,Tue & Thu,17:30,19:00,Hall,2099-01-05,2099-03-26
LIONS,Tuesday,5.30 pm,,,17 March 2099,2099-03-31
Lions,Someday,17:30,,,2099-01-05,2099-03-26
Lions,Monday,17:30,,,2099-02-01,2099-01-01
Lions,Monday,17:30,,,2020-01-01,2020-06-01
Lions,Monday,17:30,,,2099-01-06,2099-01-07
Lions,Monday,17:30,,,2098-01-01,2099-12-31
Hawks,Monday,17:30,,,2099-01-05,2099-03-26
Lions,Donnerstag und Dienstag,17:30,19:00,Hall,2099-01-05,2099-03-26
Lions,,17:30,16:00,,2099-01-05,2099-03-26
Lions,Mondays,24:10,,,2099-01-05,2099-03-26
Lions,Mondays,18:00,,TBC,2099-01-05,2099-01-05
`,
    {
      ...results(
        '2 success Lions: Imported. 24 trainings',
        '3 success LIONS: Imported. 1 training, and 2 were there already',
        '4 error Lions: weekday "Someday" is not a day of the week. Write it like Wednesday.',
        '5 error Lions: lastDay "2099-01-01" is before the first day. Correct firstDay or lastDay.',
        '6 error Lions: lastDay "2020-06-01" is in the past. Write a later day.',
        '7 error Lions: lastDay "2099-01-07" leaves no Monday. Write a later day.',
        '8 error Lions: lastDay "2099-12-31" is too late. Write a day within a year of the first training.',
        '9 error Hawks: teamName "Hawks" is not a team of the club. Import the team first, or correct the name.',
        '10 skipped Lions: Duplicate of line 2',
        '11 error Lions: weekday is empty. Write it like Wednesday.',
        '12 error Lions: startTime "24:10" is not a time. Write it like 10:30.',
        '13 success Lions: Imported. 1 training',
      ),
    },
  ),
  trainings('trainings without their days', 'teamName,startTime\nLions,17:30\n', {
    ...refused(
      400,
      'The columns "weekday", "firstDay", "lastDay" are missing. The file has the columns "teamName", "startTime".',
    ),
  }),
  coaches(
    'coaches of other systems, with accounts and without',
    `Coach;E-Mail;Team;League;Role
"Ward, Casey";Casey Ward <COACH@club.example>;Lions;;Head Coach
Nina Oduya;nina@club.example;Lions;;
Nina Oduya;nina@club.example;Bears;Harbour League;Trainer
Nina Oduya;NINA@club.example;LIONS;;
Dana Made;made@club.example;Bears;County League;co-trainer
Otto Self;self@club.example;Lions;;
Gina Gone;gone@club.example;Lions;;
Leo Lead;leo@club.example;Lions;;lead
Hanna;hanna@club.example;Hawks;;
Two Two;two@club.example, three@club.example;Lions;;
No Mail;;Lions;;
Bad Mail;bad@club;Lions;;
42;x@club.example;Lions;;
Free Coach;free@club.example;;;Physio
`,
    {
      ...results(
        '2 success Casey Ward: Imported. Lead coach of Lions. "Ward, Casey" is stored as "Casey Ward"',
        '3 success Nina Oduya: Imported. Assistant coach of Lions',
        '4 success Nina Oduya: Imported. Lead coach of Bears',
        '5 skipped Nina Oduya: Duplicate of line 3',
        '6 success Dana Made: Imported. Assistant coach of Bears. This is the account of Dana Brook',
        '7 error Otto Self: email "self@club.example" is the address of an account whose owner has not confirmed it. Make this user a coach under Users.',
        '8 error Gina Gone: email "gone@club.example" is the address of a deactivated account. Reactivate it under Users first.',
        '9 error Leo Lead: role "lead" is taken: Lions has a lead coach. Write assistant, or change the lead coach under Teams.',
        '10 error Hanna: teamName "Hawks" is not a team of the club. Import the team first, or correct the name.',
        '11 error Two Two: email "two@club.example, three@club.example" has several addresses. Write one, and a row for each person.',
        '12 error No Mail: email is empty. Write it like dana.brook@example.org.',
        '13 error Bad Mail: email "bad@club" is not an email address. Write it like dana.brook@example.org.',
        '14 error 42: name "42" has no letter. Write the name as it is spelled.',
        '15 success Free Coach: Imported. Left out: role "Physio" is not one of lead, assistant. Write one of them',
      ),
    },
  ),
  coaches('coaches without addresses', 'name,teamName\nCasey Ward,Lions\n', {
    ...refused(400, 'The column "email" is missing. The file has the columns "name", "teamName".'),
  }),
];

/** Odd files (goal S12), each with exactly what comes of it; server and demo are held to the same table. */
export const importCorpus: CorpusFile[] = [...encodings, ...shapes, ...cells];
