import { type ImportType } from './columns.ts';

/** Whose a column is, in front of the name of a thing: `Player's`, `Parent 1`, `P2`. */
const player = '(?:players?|childs?|kids?|athletes?|members?|participants?)?';
const guardian =
  '(?:p|parent|parentguardian|guardian|carer|mother|mothers|mum|mom|father|fathers|dad|family|household|eltern|elternteil|erziehungsberechtigter?|mutter|vater)s?';

/** In front of what belongs to a coach. */
const coach = '(?:coach(?:es)?|coachs|trainers?|managers?|staff|members?)?';

const any = (...patterns: string[]): RegExp => new RegExp(`^(?:${patterns.join('|')})$`, 'u');

/** What a column can hold besides the columns of our own files. */
export const extraColumns = ['otherEmail', 'nonPlayer', 'duration', 'homeOrAway', 'pitch', 'division'] as const;
export type ExtraColumn = (typeof extraColumns)[number];

/** The parts that make one of our columns together. */
export type NamePart = 'firstName' | 'lastName';

const names: Partial<Record<NamePart | 'fullName', RegExp>> = {
  fullName: any(
    `${player}(?:full|display)?names?`,
    'player|child|kid|athlete|member|participant',
    'spieler(?:name)?|namedes(?:kindes|spielers)|kind|mitglied|nometprenom|nomcomplet|nombrecompleto|jugador|naam',
  ),
  firstName: any(
    `${player}(?:legal|preferred)?(?:first|given|fore|christian)(?:names?)?`,
    'vorname|rufname|prenom|nombre|voornaam',
  ),
  lastName: any(
    `${player}(?:legal)?(?:last|family|sur)(?:names?)?`,
    'nachname|familienname|zuname|nom|nomdefamille|apellidos?|achternaam',
  ),
};

const team = any(
  `${player}(?:team|squad|subgroup|group|side)s?(?:name)?`,
  'mannschaft(?:sname)?|gruppe|untergruppe|equipe|groupe|equipo|elftal',
);
const league = any('leagues?(?:name)?', 'liga|staffel');
const ageGroup = any('(?:team)?age(?:group)?', 'altersklasse|ak|categorie');

const person = {
  ...names,
  dateOfBirth: any(
    `${player}(?:dateofbirth|dob|birthdate|birthday|birth|born|borndate)`,
    'geburtsdatum|geburtstag|geb|gebdat|gebdatum|geboren(?:am)?|datedenaissance|neele|fechadenacimiento|geboortedatum',
  ),
};

const rosterPlace = {
  jerseyNumber: any(
    '(?:jersey|shirt|kit|squad|uniform)?(?:number|no|nr|num|#)',
    'jersey|shirt|trikot(?:nummer|nr)?|ruckennummer|numero|dorsal',
  ),
  position: any('(?:preferred|playing)?positions?', 'pos'),
};

const parents = {
  parentEmail: any(
    `${guardian}\\d?(?:primary|main|home|contact|secondary)?(?:e?mail|emailaddress|mailaddress|emailadresse)(?:es|s)?\\d?`,
    `(?:e?mail|emailaddress|emailadresse)(?:es|s)?(?:of|der|des)?${guardian}\\d?`,
  ),
  otherEmail: any('(?:contact|primary)?e?mail(?:address|addresses|adresse|s)?\\d?', 'courriel|correo'),
  nonPlayer: any('(?:is)?nonplayer'),
};

/**
 * How other systems name the columns of our files: TeamSnap, GotSport, SportsEngine, Spond, ClubDesk, DFBnet, Pitchero, Full-Time, and
 * plain English, German, French and Spanish. The patterns match names as `foldHeader` returns them.
 */
export const aliases: Record<ImportType, Partial<Record<string, RegExp>>> = {
  leagues: {
    name: any('leagues?(?:name)?|division(?:name)?|competition(?:name)?', 'name|liga|staffel'),
    ageGroup,
    description: any('notes?|comments?|beschreibung|bemerkung'),
  },
  teams: {
    name: any('(?:team|squad)s?(?:name)?|name', 'mannschaft(?:sname)?|equipe|equipo'),
    leagueName: any('leagues?(?:name)?|division(?:name)?|competition(?:name)?', 'liga|staffel'),
    ageGroup,
    description: any('notes?|comments?|beschreibung|bemerkung'),
  },
  children: { ...person, ...parents, ageGroup: any('agegroup|altersklasse') },
  rosters: {
    ...person,
    ...parents,
    ...rosterPlace,
    teamName: team,
    leagueName: league,
    ageGroup,
    division: any('division(?:name)?'),
  },
  'team-members': {
    ...person,
    ...rosterPlace,
    nonPlayer: parents.nonPlayer,
    teamName: team,
    leagueName: league,
    ageGroup,
  },
  fixtures: {
    title: any('(?:event|fixture|match|game)?title|eventname|fixturename|summary|subject|betreff'),
    type: any('(?:event|game|match|fixture)?(?:type|kind)|art|typ|spielart'),
    date: any(
      '(?:match|game|event|fixture|start|kickoff)?date(?:time|andtime)?',
      'datetime|spieldatum|spieltag|datum|tag|fecha',
    ),
    startTime: any(
      '(?:start|match|game|event|kickoff|ko)?time|kickoff|ko|start',
      'uhrzeit|ansto(?:ss|ß)|anpfiff|beginn|zeit|heure|hora',
    ),
    endTime: any('(?:end|finish)(?:time)?|finishes|until|ende|bis'),
    duration: any('duration(?:mins?|minutes)?|length|dauer'),
    location: any(
      'location|venue(?:name)?|ground|place|facility|where|ort|spielort|spielstatte|spielstaette|lieu|lugar',
    ),
    pitch: any('pitch|field|court|platz|spielfeld|subvenue'),
    homeTeam: any(
      'home(?:team|side|club)?(?:name)?|team1|ourteam|team(?:name)?',
      'heim(?:mannschaft|team|verein)?|mannschaft|domicile|local',
    ),
    awayTeam: any(
      'away(?:team|side|club)?(?:name)?|visit(?:or|ors|ing)(?:team)?|guest(?:team)?|team2',
      'opponent|opposition|against|gast(?:mannschaft|team|verein)?|gegner|auswarts|exterieur|visitante',
    ),
    homeOrAway: any('(?:home(?:or|vs)?away|ha|locationtype|venuetype|heimauswarts|heimgast)'),
    status: any('(?:event|game|match|fixture)?status(?:notes?)?', 'spielstatus'),
    competition: any('competition(?:name)?|cup|wettbewerb'),
    externalId: any('(?:fixture|match|game|event|external)(?:id|no|nr|number|#)|spielnummer|spielnr|spielkennung'),
    leagueName: league,
    ageGroup: any('agegroup|altersklasse'),
  },
  trainings: {
    teamName: team,
    leagueName: league,
    ageGroup,
    weekday: any('(?:week)?days?(?:of(?:the)?week)?', 'wochentage?|tage?|jours?|dia'),
    startTime: any('(?:start|training|practice)?times?|start|from', 'uhrzeit|beginn|zeit|von|heure|hora'),
    endTime: any('(?:end|finish)(?:time)?|finishes|until|to', 'ende|bis'),
    duration: any('duration(?:mins?|minutes)?|length|dauer'),
    location: any('location|venue(?:name)?|ground|place|facility|where|pitch', 'ort|platz|sportplatz|lieu|lugar'),
    firstDay: any('(?:first|start)(?:day|date|session|training)|begins|startson', 'ersttermin|ab|startdatum'),
    lastDay: any('(?:last|end)(?:day|date|session|training)|endson', 'letzttermin|enddatum'),
    title: any('title|name|session(?:name)?|betreff'),
  },
  coaches: {
    ...names,
    fullName: any(
      `${coach}(?:full|display)?names?`,
      'coach|trainer(?:in)?|manager|ubungsleiter|entraineur|entrenador|naam|nometprenom|nomcomplet',
    ),
    email: any(`${coach}(?:contact|primary|private|work)?e?mail(?:address|adresse)?s?\\d?`, 'courriel|correo'),
    teamName: team,
    leagueName: league,
    ageGroup,
    role: any(`${coach}(?:roles?|type|position)`, 'function|funktion|rolle|fonction'),
  },
};
