import { type ImportType } from '../columns.ts';
import { guessMapping, missingColumns } from './mapping.ts';

/** The mapping by the names of the columns. */
function mapped(type: ImportType, columns: string, row = '', isReviewed = true) {
  const header = columns.split(',');
  const mapping = guessMapping(type, header, row === '' ? [] : [row.split(',')], { isReviewed });
  return Object.fromEntries(
    Object.entries(mapping).map(([column, places]) => [column, places!.map((at) => header[at]).join(' + ')]),
  );
}

it.each<[string, ImportType, string, string, Record<string, string>]>([
  [
    'TeamSnap',
    'rosters',
    'First,Last,Birthdate,Gender,Jersey Number,Position,Team,Division,P1 First,P1 Last,P1 Email Address,P2 Email Address,Email Address,Non-Player',
    'Nia,Brook,5/4/2014,F,7,Mid,U12 Lions,U12,Dana,Brook,dana@example.org,,,',
    {
      name: 'First + Last',
      dateOfBirth: 'Birthdate',
      parentEmail: 'P1 Email Address + P2 Email Address',
      teamName: 'Team',
      ageGroup: 'Division',
      jerseyNumber: 'Jersey Number',
      position: 'Position',
      nonPlayer: 'Non-Player',
    },
  ],
  [
    'GotSport',
    'rosters',
    'First Name,Last Name,DOB,Gender,Parent First Name,Parent Last Name,Parent Email,Parent Phone,Competitive Level,Team Name,Team Age,Team Gender',
    'Nia,Brook,05/04/2014,Female,Dana,Brook,dana@example.org,555-0100,Competitive,U12 Lions,U12,Female',
    {
      name: 'First Name + Last Name',
      dateOfBirth: 'DOB',
      parentEmail: 'Parent Email',
      teamName: 'Team Name',
      ageGroup: 'Team Age',
    },
  ],
  [
    'Spond',
    'rosters',
    'First name,Last name,Date of birth,Email,Phone,Guardian 1 name,Guardian 1 email,Guardian 1 phone,Guardian 2 name,Guardian 2 email,Subgroup',
    'Nia,Brook,04.05.2014,,,Dana Brook,dana@example.org,07700 900123,Robin Brook,robin@example.org,U12 Lions',
    {
      name: 'First name + Last name',
      dateOfBirth: 'Date of birth',
      parentEmail: 'Guardian 1 email + Guardian 2 email',
      teamName: 'Subgroup',
    },
  ],
  [
    'ClubDesk in French',
    'rosters',
    '[Id],Nom,Prénom,Date de naissance,Groupe,E-mail',
    '1042,Brook,Nia,04.05.2014,U12,dana@example.org',
    { name: 'Prénom + Nom', dateOfBirth: 'Date de naissance', parentEmail: 'E-mail', teamName: 'Groupe' },
  ],
  [
    'a German list',
    'children',
    'Vorname,Nachname,Geburtsdatum,E-Mail Eltern,Altersklasse',
    'Nia,Brook,04.05.2014,dana@example.org,D-Junioren',
    {
      name: 'Vorname + Nachname',
      dateOfBirth: 'Geburtsdatum',
      parentEmail: 'E-Mail Eltern',
      ageGroup: 'Altersklasse',
    },
  ],
  [
    'the German FA, where Name is the family name',
    'children',
    'Name,Vorname,geb.',
    'Strauß,Jörg,04.05.2014',
    { name: 'Vorname + Name', dateOfBirth: 'geb.' },
  ],
  [
    'a list with the whole name beside the first',
    'children',
    'Name,First name,DOB',
    'Nia Brook,Nia,04.05.2014',
    { name: 'Name', dateOfBirth: 'DOB' },
  ],
  [
    'a form',
    'children',
    "Timestamp,Player's full name,Player's date of birth,Parent 1 email,Parent 2 email",
    '',
    {
      name: "Player's full name",
      dateOfBirth: "Player's date of birth",
      parentEmail: 'Parent 1 email + Parent 2 email',
    },
  ],
  [
    'SportsEngine',
    'fixtures',
    'Date,Time,Duration,Home Team,Home Team Score,Away Team,Away Team Score,Division Name,Location,Status',
    '03/06/2027,10:00 AM,90,U12 Lions,,Hillside Bears,,U12,Riverside,Scheduled',
    {
      date: 'Date',
      startTime: 'Time',
      duration: 'Duration',
      status: 'Status',
      homeTeam: 'Home Team',
      awayTeam: 'Away Team',
      location: 'Location',
    },
  ],
  [
    'Full-Time, with the time behind the date',
    'fixtures',
    'Type,Date / Time,Home Team,,Away Team,Venue,Competition,Status / Notes',
    'L,06/03/27 10:00,U12 Lions,VS,Hillside Bears U12,Riverside Pitch 2,Under 12 Division Two,',
    {
      type: 'Type',
      date: 'Date / Time',
      startTime: 'Date / Time',
      homeTeam: 'Home Team',
      awayTeam: 'Away Team',
      location: 'Venue',
      status: 'Status / Notes',
      competition: 'Competition',
    },
  ],
  [
    'TeamSnap’s schedule',
    'fixtures',
    'Date,Start time,End time,Arrival Time,Short label,Event type,Division,Home Team,Away Team,Location',
    '3/6/2027,10:00:00 AM,11:30:00 AM,60,,Game,U12,U12 Lions,,Riverside',
    {
      type: 'Event type',
      date: 'Date',
      startTime: 'Start time',
      endTime: 'End time',
      homeTeam: 'Home Team',
      awayTeam: 'Away Team',
      location: 'Location',
    },
  ],
  [
    'a German fixture list',
    'fixtures',
    'Datum,Anstoß,Heim,Gast,Spielort,Platz',
    '06.03.2027,10:00,U12 Lions,Hillside,Riverside,2',
    { date: 'Datum', startTime: 'Anstoß', homeTeam: 'Heim', awayTeam: 'Gast', location: 'Spielort + Platz' },
  ],
  [
    'a list of own matches',
    'fixtures',
    'Match ID,Date,KO,Team,Opponent,H/A',
    'X1,2027-03-06,10:00,U12 Lions,Hillside,A',
    {
      externalId: 'Match ID',
      date: 'Date',
      startTime: 'KO',
      homeTeam: 'Team',
      awayTeam: 'Opponent',
      homeOrAway: 'H/A',
    },
  ],
  [
    'leagues, which other systems call divisions',
    'leagues',
    'Division,Age Group',
    'North,U12',
    { name: 'Division', ageGroup: 'Age Group' },
  ],
])('guessMapping recognizes the columns of %s', (_case, type, columns, row, mapping) => {
  expect(mapped(type, columns, row)).toEqual(mapping);
  expect(missingColumns(type, guessMapping(type, columns.split(','), [row.split(',')]))).toEqual([]);
});

it('guessMapping prefers our own names', () => {
  expect(mapped('children', 'Player,Name,DOB,Date of Birth')).toEqual({ name: 'Name', dateOfBirth: 'Date of Birth' });
});

it('guessMapping gives the first of several columns with one name', () => {
  expect(guessMapping('children', ['Name', 'Date of birth', 'Name'])).toEqual({ name: [0], dateOfBirth: [1] });
});

it('guessMapping takes an email of nobody in particular for a parent’s only if somebody looks at it', () => {
  expect(mapped('children', 'Name,DOB,Email')).toMatchObject({ parentEmail: 'Email' });
  expect(mapped('children', 'Name,DOB,Email', '', false)).not.toHaveProperty('parentEmail');
  expect(mapped('children', 'Name,DOB,Email,Parent Email')).toMatchObject({ parentEmail: 'Parent Email' });
});

it('guessMapping tells by its cells whether a division is an age group or a league', () => {
  expect(mapped('rosters', 'Name,DOB,Team,Division', 'A,B,C,U12')).toMatchObject({ ageGroup: 'Division' });
  expect(mapped('rosters', 'Name,DOB,Team,Division', 'A,B,C,North')).toMatchObject({ leagueName: 'Division' });
});

it('missingColumns names the needed columns without a source', () => {
  expect(missingColumns('children', guessMapping('children', ['Colour', 'Nickname']))).toEqual(['name', 'dateOfBirth']);
});
